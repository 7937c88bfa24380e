import { readPlace, type Place } from "../core/address/place";
import type { Places } from "./places";

/** A history without a browser: its entries, the last of which is shown first. */
export interface MemoryPlaces extends Places {
  readonly travel: (steps: number) => void;
  /** The address that is shown, such as `/messages?id=1`. */
  readonly address: () => string;
}

/** Places where no window has them: on the server, in tests, and in stories that open a page at an address of their own. */
export function memoryPlaces(...addresses: readonly string[]): MemoryPlaces {
  const listeners = new Set<() => void>();
  let made = 0;
  const placeAt = (address: string, by: Place["by"]): Place => ({
    ...readPlace(address),
    entry: `entry-${(made += 1)}`,
    by,
  });
  const start = placeAt("/", "opened");
  let entries = addresses.length > 0 ? addresses.map((address) => placeAt(address, "opened")) : [start];
  let at = entries.length - 1;
  const current = () => entries[at] ?? start;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const travel = (steps: number) => {
    at = Math.min(entries.length - 1, Math.max(0, at + steps));
    entries = entries.map((entry, index) => (index === at ? { ...entry, by: "returned" } : entry));
    tell();
  };
  return {
    current,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go: (to, { replace = false } = {}) => {
      const next = placeAt(to, replace ? "replaced" : "pushed");
      entries = [...entries.slice(0, replace ? at : at + 1), next];
      at = entries.length - 1;
      tell();
    },
    back: () => travel(-1),
    canGoBack: () => at > 0,
    travel,
    address: () => `${current().path}${current().search}`,
  };
}
