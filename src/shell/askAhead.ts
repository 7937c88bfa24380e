import { menuOfPerson } from "../core/menu/menuOfPerson";
import { baseApi } from "../api/base.api";
import type { PortalStore } from "../state/store";

/**
 * Asks for the person's applications as soon as it is known who is here. Drawing the portal for the first time takes a
 * slow device longer than the answer takes to come; whoever draws them finds them asked for already.
 */
export function askAhead(store: PortalStore): void {
  const stop = store.subscribe(() => {
    const { user } = store.getState().session;
    if (user === null) return;
    stop();
    void store.dispatch(baseApi.endpoints.myAppIcons.initiate(menuOfPerson(user), { subscribe: false }));
  });
}
