import { cpSync } from "node:fs";
import path from "node:path";
import webpack, { type Configuration } from "webpack";
import { defineSubAppBuild } from "../../subapps/build/webpack.subapp";
import { typescript } from "../../subapps/build/webpack.parts";
import { TEST_SUBAPPS } from "./folder";

/** Federated test sub-applications and their folders: two with the same code, to see that they share one copy of React. */
const REMOTES = {
  "t-counter": "counter",
  "t-counter-two": "counter",
  "t-marks": "marks",
  "t-bell": "bell",
  "t-files": "files",
};

/** One that another team has built, for React 18. */
const oldReact = (): Configuration => ({
  name: "subapp-t-old-react",
  mode: "production",
  context: path.join(__dirname, "old-react"),
  entry: {},
  output: {
    path: path.join(TEST_SUBAPPS, "t-old-react"),
    publicPath: "auto",
    uniqueName: "t-old-react",
    trustedTypes: { policyName: "subapp#webpack", onPolicyCreationFailure: "continue" },
  },
  resolve: { extensions: [".ts", ".js"] },
  module: { rules: [typescript({ development: false })] },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: "main",
      filename: "main.js",
      library: { type: "jsonp", name: "portalSubApp.register" },
      exposes: { "./mount": "./main.ts" },
      shared: {
        react: { import: false, singleton: true, strictVersion: true, requiredVersion: "^18.3.1" },
      },
    }),
  ],
});

/** How they are built. */
export const testRemoteConfigurations = (): Configuration[] => [
  oldReact(),
  ...Object.entries(REMOTES).map(([app, folder]) =>
    defineSubAppBuild({
      app,
      directory: path.join(__dirname, folder),
      entries: { main: "./main.tsx" },
      outputRoot: TEST_SUBAPPS,
    })({}, { mode: "production" }),
  ),
  // It breaks each rule that the lab for authors knows.
  defineSubAppBuild({
    app: "t-badly",
    directory: path.join(__dirname, "badly"),
    entries: { "t-badly": "./main.tsx" },
    declaration: path.join(__dirname, "badly/app.json"),
    versions: { version: "1.0.0" },
    outputRoot: TEST_SUBAPPS,
  })({}, { mode: "production" }),
];

/** Copies the hand-written ones: plain, and broken in every way that a deployment can be. */
export const copyStaticRemotes = () =>
  cpSync(path.join(__dirname, "static"), TEST_SUBAPPS, { recursive: true });
