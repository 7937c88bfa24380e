import { plainAddress } from "../../base/core/address/safeAddress";
import { isSubAppName } from "../../base/core/apps/viewportAddress";

/** As long as an address may be that is typed into the lab. */
export const LONGEST_ADDRESS = 500;

/** Why an address is no manifest's that the portal would load. */
export type AddressFault = "notAddress" | "otherOrigin" | "notManifest";

/** The application that an address names, or why there is none. */
export type ReadAddress = { readonly app: string; readonly path: string } | { readonly fault: AddressFault };

const ENDING = "/manifest.json";

/**
 * Reads the address of a manifest by the rule of the loader, which opens `/{app}/manifest.json` of the portal's own origin and
 * nothing else. A query is left out: the portal adds its own.
 */
export function readManifestAddress(typed: string, origin: string): ReadAddress {
  if (typed.length > LONGEST_ADDRESS) return { fault: "notAddress" };
  const plain = plainAddress(typed.trim());
  if (plain === null) return { fault: "notAddress" };
  if (plain.origin !== null && plain.origin !== origin) return { fault: "otherOrigin" };
  const [path = ""] = plain.rest.split(/[?#]/, 1);
  const app = path.endsWith(ENDING) ? path.slice(1, -ENDING.length) : "";
  return isSubAppName(app) ? { app, path } : { fault: "notManifest" };
}
