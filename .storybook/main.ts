import type { StorybookConfig } from "@storybook/react-webpack5";
import { LOOKS_FOLDER } from "./looksFolder.js";

const config: StorybookConfig = {
  framework: { name: "@storybook/react-webpack5", options: { builder: { fsCache: true } } },
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-webpack5-compiler-swc", "@storybook/addon-docs", "@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: "react-docgen" },
  swc: () => ({ jsc: { transform: { react: { runtime: "automatic" } } } }),
  staticDirs: ["../public", { from: `../${LOOKS_FOLDER}`, to: "/common/plugins/common-ph/2.0.0/css" }],
};

export default config;
