const { getJestConfig } = require("@storybook/test-runner");
const switches = require("./scripts/lib/chromiumSwitches.json");

const base = getJestConfig();

/** Storybook's test-runner on the Chromium that is there (CHROMIUM_PATH), without any call to the outside. */
module.exports = {
  ...base,
  maxWorkers: 2,
  testEnvironmentOptions: {
    "jest-playwright": {
      ...base.testEnvironmentOptions["jest-playwright"],
      browsers: ["chromium"],
      launchOptions: {
        headless: true,
        ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
        args: switches,
      },
    },
  },
};
