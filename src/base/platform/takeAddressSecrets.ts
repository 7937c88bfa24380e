import { takeSecrets, type Secrets } from "../core/address/secrets";
import type { Navigation } from "./ports";

/** Reads the secrets out of the page's address and erases them there and in the history (AUTH-17). */
export function takeAddressSecrets(navigation: Navigation): Secrets {
  const href = navigation.href();
  const { secrets, cleanHref } = takeSecrets(href);
  if (cleanHref !== href) navigation.rewrite(cleanHref);
  return secrets;
}
