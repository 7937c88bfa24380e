/** What the account pages say about themselves: the code their words and calls go by. */
export const ACCOUNT_APPLICATION = { code: "login", appCode: "login" } as const;
