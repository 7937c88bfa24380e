import { Snapshot } from "../../base/core/flow/Snapshot";
import type { GridExtras } from "../../apps";
import { Head } from "./Head";
import { HiddenApps } from "./HiddenApps";
import { NothingPinned } from "./NothingPinned";
import { TileExtra } from "./TileExtra";

/** What the desktop's grids are given once the page is at rest [MORE-01, MORE-02]. */
export const gridExtras = (): GridExtras => ({
  Tile: TileExtra,
  Head,
  Empty: NothingPinned,
  Foot: HiddenApps,
  editing: new Snapshot(false),
});
