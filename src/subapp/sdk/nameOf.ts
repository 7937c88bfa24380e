import type { Place } from "./contract";

/** How a sub-application is called in the console: `[notices/list]`. */
export const nameOf = ({ app, fileId }: Pick<Place, "app" | "fileId">): string => `[${app}/${fileId}]`;
