import type { KeyboardEvent } from "react";
import type { DriveItem } from "./drive";
import type { SelectionEvent } from "./selection";
import type { Beyond } from "./useBeyond";

/** What a person asks for by the keyboard or the pointer. */
export interface ListDoes {
  readonly select: (event: SelectionEvent) => void;
  /** Does what is for the whole list once that is loaded; false where it is. */
  readonly reach: (then: Beyond) => boolean;
  readonly open: (item: DriveItem) => void;
  /** Things are dropped on a folder. */
  readonly drop: (ids: readonly string[], folder: DriveItem) => void;
  /** Opens what can be done with the selected things, at an element or a point of the window. */
  readonly openMenu: (at: HTMLElement | { readonly top: number; readonly left: number }) => void;
  /** A key that is not the list's own; the answer says whether it did something. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}
