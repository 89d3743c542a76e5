"""Child processes that are limited and killed; nothing above trusts what they say."""
