import { readColor } from "../font/fontStyle";

/** As many are kept. */
const MOST = 8;

/** The colours of one's own that were used last, newest first, from the text in which a device keeps them. */
export const readRecentColors = (kept: string | null): readonly string[] =>
  [...new Set((kept ?? "").split(" ").flatMap((part) => readColor(part) ?? []))].slice(0, MOST);

/** The text to keep once one more colour is used. */
export const withRecentColor = (kept: string | null, color: string): string =>
  readRecentColors(`${color} ${kept ?? ""}`).join(" ");
