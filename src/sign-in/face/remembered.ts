/** A sign-in that has come through leaves the page: what was done before decides nothing any more. */
export const REMEMBERED = { remembered: "ifSamePerson" } as const;
