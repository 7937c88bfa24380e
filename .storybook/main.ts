import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { StorybookConfig } from "@storybook/react-webpack5";
import { fileURLToPath } from "node:url";
import webpack, { type Configuration } from "webpack";
import { faceNets } from "../webpack.faces.js";
import { LOOKS_FOLDER } from "./looksFolder.js";
import { remarkTables } from "./tables.js";

/** What was compiled is kept for the next build, until one of these files changes what compiling means. */
const version = ["main.ts", "tables.ts", "../webpack.faces.ts"]
  .reduce((hash, file) => hash.update(readFileSync(new URL(file, import.meta.url))), createHash("sha256"))
  .digest("hex");

/** Tests take React as it is for developers, which warns of mistakes in the console, and skip the work of making it small. */
const forTests = ({ optimization }: Configuration): Configuration =>
  process.env["NODE_ENV"] === "development"
    ? { mode: "development", devtool: false, optimization: { ...optimization, minimize: false } }
    : {};

/** Tools of Storybook's own page. Tests do not use them, and to read the style of each element for them takes a quarter of the time. */
const TOOLS = ["backgrounds", "controls", "highlight", "measure", "outline", "viewport"];
const features = Object.fromEntries(TOOLS.map((tool) => [tool, process.env["STORYBOOK_FOR_TESTS"] !== "1"]));

/** What the portal's build knows of its applications: a story names those that it shows. */
const NO_APPLICATIONS = {
  __GUESTS__: "[]",
  __GUEST_SEARCHES__: "[]",
  __GUEST_FILES__: "[]",
  __GUEST_KEYS__: "[]",
};

const faces = faceNets(fileURLToPath(new URL("..", import.meta.url)), {
  use: { loader: "swc-loader", options: { jsc: { target: "es2022", parser: { syntax: "typescript" } } } },
});

const config: StorybookConfig = {
  framework: { name: "@storybook/react-webpack5", options: {} },
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: [
    "@storybook/addon-webpack5-compiler-swc",
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkTables] } } },
    },
    "@storybook/addon-a11y",
  ],
  features,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: "react-docgen" },
  swc: () => ({ jsc: { transform: { react: { runtime: "automatic" } } } }),
  webpackFinal: (config) => ({
    ...config,
    ...forTests(config),
    cache: { type: "filesystem", version },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), ...faces.rules] },
    plugins: [...(config.plugins ?? []), new webpack.DefinePlugin(NO_APPLICATIONS), ...faces.plugins],
  }),
  staticDirs: [
    "../public",
    { from: "../stories/support/static", to: "/story" },
    { from: `../${LOOKS_FOLDER}`, to: "/common/plugins/common-ph/2.0.0/css" },
  ],
};

export default config;
