/** Which build this is; a test writes another one here between two builds. */
export const VERSION = "first";
