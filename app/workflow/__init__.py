"""The main job: scan, plan, export, verify."""
