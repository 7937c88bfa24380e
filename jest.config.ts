/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import { guestFiles, guestKeys, guestSearches, guestSlots, slotsOf } from "./subapps/build/guestSlots";
import { TOOL_APP } from "./test/toolApp";
import { groupedFiles } from "./test/groupedFiles";

/** Packages published as ES modules only, which Jest's CommonJS runtime must compile as well. */
const ESM_ONLY = [
  "react-intl",
  "@formatjs",
  "intl-messageformat",
  "storybook",
  "@storybook",
  "lucide-react",
  "parse5",
  "entities",
  "hucre",
  "qr",
];

const common = {
  globals: {
    __GUESTS__: [...guestSlots(), slotsOf(TOOL_APP)],
    __GUEST_SEARCHES__: guestSearches(),
    __GUEST_FILES__: guestFiles(),
    __GUEST_KEYS__: guestKeys(),
  },
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

/** Tests without a page. */
const inNode = {
  testEnvironment: "node",
  // What each module has of the language as a variable: in a context of `vm` each look at a global asks the host, which takes a
  // hundred times as long. Components have the same by test/keptScripts.ts.
  sandboxInjectedGlobals: ["Array", "Math", "Number", "Object", "String", "parseInt"],
} satisfies Partial<Config>;

/** A project's files, or its groups where a whole run has written some. */
const inGroups = (project: string, patterns: string[]): string[] =>
  groupedFiles(project, patterns, process.env["TEST_GROUPS"]);

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
      ...inNode,
      testMatch: inGroups("unit", [
        "<rootDir>/{src,theme,contract,scripts,test}/**/*.test.ts",
        // Applications are written from it: their tests run where they are (subapps/build).
        "!**/scripts/new-app/**",
        "<rootDir>/subapps/*/!(server)/**/*.test.ts",
        "<rootDir>/subapps/*/*.test.ts",
      ]),
    },
    {
      ...common,
      displayName: "components",
      testEnvironment: "<rootDir>/test/jsdomEnvironment.ts",
      testEnvironmentOptions: { url: "http://localhost/" },
      testMatch: ["<rootDir>/{src,stories,subapps,theme,test}/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/test/setupDom.ts"],
    },
    {
      ...common,
      displayName: "server",
      ...inNode,
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
