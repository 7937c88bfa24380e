import { cpSync } from "node:fs";
import path from "node:path";
import type { Configuration } from "webpack";
import { defineSubAppBuild } from "../../subapps/webpack.subapp";
import { TEST_SUBAPPS } from "./folder";

/** Federated test sub-applications and their folders: two with the same code, to see that they share one copy of React. */
const REMOTES = {
  "t-counter": "counter",
  "t-counter-two": "counter",
  "t-marks": "marks",
  "t-bell": "bell",
};

/** How they are built. */
export const testRemoteConfigurations = (): Configuration[] =>
  Object.entries(REMOTES).map(([app, folder]) =>
    defineSubAppBuild({
      app,
      directory: path.join(__dirname, folder),
      entries: { main: "./main.tsx" },
      outputRoot: TEST_SUBAPPS,
    })({}, { mode: "production" }),
  );

/** Copies the hand-written ones: plain, and broken in every way that a deployment can be. */
export const copyStaticRemotes = () =>
  cpSync(path.join(__dirname, "static"), TEST_SUBAPPS, { recursive: true });
