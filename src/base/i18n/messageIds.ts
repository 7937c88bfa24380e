import type zhCatalogue from "./compiled/catalogue.zh-CN.json";

/** The ids of all catalogues: an id that no folder's has does not compile. */
export type MessageId = keyof typeof zhCatalogue;
