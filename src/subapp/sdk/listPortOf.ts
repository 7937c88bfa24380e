import type { ListPort } from "../../core/paging/listPort";
import type { Portal } from "./contract";

/** Fetches a sub-application's lists through its portal. */
export const listPortOf = ({ request }: Pick<Portal, "request">): ListPort => ({
  load: ({ method, path, data, json }, signal) => request[method](path, data, { json, quiet: true, signal }),
});
