import type { ListPort } from "../../list/core/listPort";
import type { EnvelopeCalls } from "./createClient";

/** Fetches a sub-application's lists through its portal. */
export const listPortOf = ({ request }: { readonly request: EnvelopeCalls }): ListPort => ({
  load: ({ method, path, data, json }, signal) => request[method](path, data, { json, quiet: true, signal }),
});
