/** The address of the sheet with the tokens of the school's theme, for pages that are drawn here. */
export const SCHOOL_STYLE = "/school.css";

/** The link to it, after the page's own style. */
export const schoolStyleLink = (nonce: string): string =>
  `<link rel="stylesheet" href="${SCHOOL_STYLE}" nonce="${nonce}" />`;
