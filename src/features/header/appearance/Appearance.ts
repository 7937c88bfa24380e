import type { Scheme } from "../../../../theme/themes";
import type { LayoutChoice } from "../../../core/preferences/layout";

/** How the page looks, and the ways to change it. */
export interface Appearance {
  /** The theme worn now, in its stored form. */
  readonly value: string;
  readonly scheme: Scheme;
  readonly layout: LayoutChoice;
  readonly onLayout: (name: string) => void;
  /** The colour of one's own that was worn last on this device; null where none was. */
  readonly ownColor: string | null;
  /** Keeps it, as something else is chosen now. */
  readonly onOwnColor: (color: string) => void;
  /** Wears a theme that is not yet decided on. */
  readonly onTryTheme: (value: string) => void;
  /** Wears a theme and keeps it. */
  readonly onTheme: (value: string) => void;
  readonly onScheme: (scheme: Scheme) => void;
}
