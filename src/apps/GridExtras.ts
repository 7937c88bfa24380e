import { createContext, type ComponentType } from "react";
import type { AppLink } from "../base/core/apps/links";
import type { Snapshot } from "../base/core/flow/Snapshot";

/** What comes to grids of applications once the page is at rest [MORE-01, MORE-02]. */
export interface GridExtras {
  /** Beside the link of each tile. */
  readonly Tile: ComponentType<{ readonly link: AppLink }>;
  /** In the head of the person's own applications. */
  readonly Head: ComponentType;
  /** In the place of the person's own applications while there are none. */
  readonly Empty: ComponentType;
  /** Below all applications. */
  readonly Foot: ComponentType;
  /** Whether the applications are being arranged. */
  readonly editing: Snapshot<boolean>;
}

/** Carries them to the grids; null until they have come, and where applications are not arranged. */
export const GridExtrasContext = createContext<GridExtras | null>(null);
