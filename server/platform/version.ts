/** Version of this platform's services, and the lowest front end they work with. */
export const PLATFORM = { serverVersion: "2.0.0", webCodeVersion: "2.0.0", date: "2026-11-20" } as const;
