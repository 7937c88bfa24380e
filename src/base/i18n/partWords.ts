/**
 * Stands for the messages of the parts that are loaded lazily: the build imports this file once for each group of messages, with their
 * ids as its query, and puts the messages in place of it (scripts/lib/wordsLoader.cjs).
 */
export {};
