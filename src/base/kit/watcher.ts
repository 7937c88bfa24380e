import type { ComponentType } from "react";

/**
 * Something that goes on beside every page for as long as a person is signed in, such as the to-dos that open by themselves.
 * It draws nothing, or a bar above the page; it asks by a dialog or a toast. Its code is loaded when the page is at rest.
 */
export interface Watcher {
  readonly id: string;
  readonly load: () => Promise<ComponentType>;
  /** A key that it waits for: pressed before the page is at rest, it has the code loaded at once. */
  readonly startsBy?: (event: KeyboardEvent) => boolean;
}
