import type { ListPort } from "../core/paging/listPort";
import { sendRequest, type ApiDispatch } from "./sendRequest";

/**
 * Fetches lists through the store's request wrapper, in silence: a list says in place that it did not come. Rows are
 * not cached: after an edit, or another person's, an old page would be wrong, and a page costs one request [WID-03].
 */
export const createListPort = (dispatch: ApiDispatch): ListPort => ({
  load: (call, signal) => sendRequest(dispatch, call, { quiet: true, signal }),
});
