"""Towns, regions, countries, streets and institutions of one invented place."""
