import { browserRandom } from "./browser";

/**
 * The browser's key, made when it is first asked for. It is read from the storage each time, so that all tabs have the same,
 * and it is empty where that keeps nothing: a key that only this page knows would not open the next one's session.
 */
export function browserKey(): string {
  try {
    return (localStorage["portal.key"] ??= browserRandom.id()) as string;
  } catch {
    return "";
  }
}
