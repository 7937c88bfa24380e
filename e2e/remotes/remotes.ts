import { cpSync } from "node:fs";
import path from "node:path";
import type { Configuration } from "webpack";
import { defineSubAppBuild } from "../../subapps/webpack.subapp";
import { TEST_SUBAPPS } from "./folder";

/** Federated test sub-applications: two with the same code, to see that they share one copy of React. */
export const testRemoteConfigurations = (): Configuration[] =>
  ["t-counter", "t-counter-two"].map((app) =>
    defineSubAppBuild({
      app,
      directory: path.join(__dirname, "counter"),
      entries: { main: "./main.tsx" },
      outputRoot: TEST_SUBAPPS,
    })("production"),
  );

/** Copies the hand-written ones: plain, and broken in every way that a deployment can be. */
export const copyStaticRemotes = () =>
  cpSync(path.join(__dirname, "static"), TEST_SUBAPPS, { recursive: true });
