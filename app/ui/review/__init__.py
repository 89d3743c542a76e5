"""The reviewer's decisions."""
