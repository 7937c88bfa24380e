import { useEffect, useEffectEvent } from "react";
import { createPath, useLocation } from "react-router";

/**
 * The router reads the address when it is first rendered, and listens from its effects on. Where React takes long between
 * the two, as over a page that the server has drawn, an address that changes meanwhile would never show [ROUTE-01].
 */
export function useMissedMove(): void {
  const location = useLocation();
  const catchUp = useEffectEvent(() => {
    if (`#${createPath(location)}` === (window.location.hash || "#/")) return;
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state as unknown }));
  });
  // After the effects of the router, which is above.
  useEffect(() => catchUp(), []);
}
