import type { SubAppState } from "../step";
import type { ViewportPlace } from "../../../base/core/apps/viewportAddress";

/** A sub-application as its pane steers and draws it. */
interface OpenedSubApp {
  /** Where it lives; the pane puts it into the page. */
  readonly element: HTMLElement;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => SubAppState;
  open(): void;
  retry(): void;
  close(): void;
  setActive(on: boolean): void;
  /** Opened again for something else. */
  setPlace(place: ViewportPlace): void;
}

/** What a pane wants to hear. */
export interface PaneListener {
  /** The sub-application has named itself. */
  titled(title: string): void;
  /** It shows another place inside; the address follows where it is in front. */
  moved(place: ViewportPlace, how: { readonly replace: boolean }): void;
}

/** Prepares a sub-application for a pane; nothing happens before it is opened. The shell knows how. */
export type OpenSubApp = (place: ViewportPlace, listener: PaneListener) => OpenedSubApp;
