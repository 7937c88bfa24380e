/** How much of a query is read; what exceeds it is dropped, so that hostile input costs nothing (API-15). */
export const QUERY_LIMITS = { depth: 5, list: 20, parameters: 1000 } as const;
