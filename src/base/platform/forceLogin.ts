import type { Device } from "../core/site/device";
import { loginAddress } from "../core/address/loginAddress";
import type { Navigation, Ports } from "./ports";

/**
 * Forced login by leaving for the login page, which leads back here. On pages that need no session it does
 * nothing, so login never leads to itself.
 */
export function createForceLogin(navigation: Navigation, client: Device["client"]): Ports["forceLogin"] {
  return () => {
    const address = loginAddress(navigation.href(), client);
    if (address !== null) navigation.go(address);
    return Promise.resolve(false);
  };
}
