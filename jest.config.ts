/** @jest-config-loader esbuild-register */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "jest";
import { guestFiles, guestSearches, guestSlots } from "./subapps/build/guestSlots";

/** Packages published as ES modules only, which Jest's CommonJS runtime must compile as well. */
const ESM_ONLY = [
  "react-intl",
  "@formatjs",
  "intl-messageformat",
  "until-async",
  "rettime",
  "@open-draft",
  "@mswjs",
  "storybook",
  "@storybook",
  "lucide-react",
  "parse5",
  "entities",
  "hucre",
  "qr",
];

const common = {
  globals: { __GUESTS__: guestSlots(), __GUEST_SEARCHES__: guestSearches(), __GUEST_FILES__: guestFiles() },
  transform: {
    "\\.[mc]?[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
        module: { type: "commonjs" },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join("|")})/)`],
  moduleNameMapper: {
    "\\.(css|png|svg)$": "<rootDir>/test/emptyAsset.ts",
    "^@portal/kit$": "<rootDir>/src/subapp/sdk/kit.ts",
    "^@portal/kit/(\\w+)$": "<rootDir>/src/subapp/sdk/$1.ts",
  },
} satisfies Partial<Config>;

/** The folder with the groups in which a whole run reads test files (scripts/lib/testGroups.mjs). */
const groups = process.env["TEST_GROUPS"];

/** A project's files, or the groups that hold them. */
const inGroups = (project: string, files: string[]): string[] => {
  if (!groups) return files;
  const grouped = JSON.parse(
    readFileSync(path.join(__dirname, groups, `${project}.json`), "utf8"),
  ) as string[];
  return grouped.map((file) => `<rootDir>/${file}`);
};

/**
 * Three kinds of test: pure code and engines in plain Node, components and stories in jsdom, and the reference
 * platform over real HTTP.
 */
const config: Config = {
  testTimeout: 30_000,
  // Left to itself Jest keeps one core free, which on a machine of two doubles its time.
  maxWorkers: "100%",
  projects: [
    {
      ...common,
      displayName: "unit",
      testEnvironment: "node",
      testMatch: inGroups("unit", [
        "<rootDir>/{src,theme,contract,scripts,test}/**/*.test.ts",
        "<rootDir>/subapps/*/!(server)/**/*.test.ts",
        "<rootDir>/subapps/*/*.test.ts",
      ]),
    },
    {
      ...common,
      displayName: "components",
      testEnvironment: "<rootDir>/test/jsdomEnvironment.ts",
      testEnvironmentOptions: { url: "http://localhost/" },
      testMatch: ["<rootDir>/{src,stories,subapps,theme}/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/test/setupDom.ts"],
    },
    {
      ...common,
      displayName: "server",
      testEnvironment: "node",
      testMatch: inGroups("server", [
        "<rootDir>/server/**/*.test.ts",
        "<rootDir>/subapps/*/server/**/*.test.ts",
      ]),
      globalSetup: "<rootDir>/server/testing/globalSetup.ts",
      globalTeardown: "<rootDir>/server/testing/globalTeardown.ts",
    },
  ],
};

export default config;
