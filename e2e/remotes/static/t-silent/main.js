// Loads well and registers nothing.
