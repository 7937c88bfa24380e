import { menuOfPerson } from "../base/core/apps/menuOfPerson";
import { baseApi } from "../base/api/base.api";
import type { PortalStore } from "../base/state/store";

/**
 * Requests the person's applications as soon as the person is known. The first render of the portal takes a
 * slow device longer than the answer; by then the request is under way.
 */
export function askAhead(store: PortalStore): void {
  const stop = store.subscribe(() => {
    const { user } = store.getState().session;
    if (user === null) return;
    stop();
    void store.dispatch(baseApi.endpoints.myAppIcons.initiate(menuOfPerson(user), { subscribe: false }));
  });
}
