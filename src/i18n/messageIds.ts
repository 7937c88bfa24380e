import type zhCatalogue from "./zh-CN.json";

/** The ids of the catalogue: an id that is not in it does not compile. */
export type MessageId = keyof typeof zhCatalogue;
