import type { SearchSource } from "../features/search";

/**
 * What is asked besides the applications as a person types, each a group of its own in this order. The person's messages
 * belong here, once a feature offers them.
 */
export const searchSources: readonly SearchSource[] = [];
