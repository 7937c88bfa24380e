import { buildPage } from "../buildPage";

/** Builds the bare React page, the least that a page of ours could be. */
export const buildFloor = (dist: string): Promise<void> =>
  buildPage({ entry: "./bench/floor/floor.tsx", body: '<div id="app"></div>' }, dist);
