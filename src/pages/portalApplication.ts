/** What the portal page says about itself: the code its words and calls go by. */
export const PORTAL_APPLICATION = { code: "base", appCode: "base" } as const;
