import type { PortalStore } from "../base/state/store";
import type { WordSources } from "./useDictionaries";

/** Fetches words through a store. The calls' own code comes with the English catalogue, as Chinese never needs it. */
export const storeWords =
  (store: PortalStore): WordSources["fetchWords"] =>
  async ({ shared, own }) => {
    const { frontApi } = await import(/* webpackChunkName: "portal-en" */ "../base/api/front.api");
    const answers = await Promise.all([
      store.dispatch(frontApi.endpoints.sharedMessages.initiate(shared)),
      store.dispatch(frontApi.endpoints.appMessages.initiate(own)),
    ]);
    return answers.map(({ data }) => data);
  };
