// The project's own laws, and the few rules that oxlint lacks. All others stand in .oxlintrc.json, which reads types as
// well; no rule here needs one, so that each file is read by itself.
import js from "@eslint/js";
import parser from "@typescript-eslint/parser";
import formatjs from "eslint-plugin-formatjs";
import noUnsanitized from "eslint-plugin-no-unsanitized";
import regexp from "eslint-plugin-regexp";

const shown = ["src/**/*.tsx", "subapps/**/*.tsx"];
/** No law below is about code that no visitor runs. */
const NOT_SHIPPED = ["**/*.test.{ts,tsx}", "{stories,test,e2e,bench}/**/*.{ts,tsx}"];

const PLATFORM_TIME = "Take `time.now()` of the ports or the portal, `now()` of the kit, or `useNow()`.";

/** Code that measures how long something takes or lasts, and that on which the platform's time is built. */
const DEVICE_TIME = [
  "src/base/{api,flow,session,state}/**",
  "src/*/flow/**",
  "src/offline/worker/**",
  // Made by the server's processes.
  "src/pages/drawProgram.ts",
  "src/base/platform/{browser,http,foreignHttp}.ts",
  "src/base/platform/database/**",
  // Trips to another site, and codes, last for minutes.
  "src/sign-in/**",
  "src/upload/{windowSigns,PageUploads,TabUploads}.ts",
  // The default of pages that know no better.
  "src/base/kit/KitContext.ts",
];

export default [
  {
    ignores: [
      "dist/**",
      "node_modules/**",
      "data/**",
      "src/**/compiled/**",
      "**/*.cjs",
      "e2e/remotes/**/*.js",
      ...NOT_SHIPPED,
    ],
  },
  { files: ["**/*.{js,mjs}"], ...js.configs.recommended },
  { files: ["**/*.{ts,tsx}"], languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } } },
  { files: ["**/*.{ts,tsx}"], ...noUnsanitized.configs.recommended },
  // What people send is as long as they like: no expression may need more than one pass of it [SEC-10].
  {
    files: [
      "src/**/*.{ts,tsx}",
      "{contract,server,subapps,theme}/**/*.{ts,tsx}",
      "scripts/**/*.{ts,mjs}",
      "public/**/*.js",
    ],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": [
        "error",
        { report: "potential", ignorePartial: false, ignoreSticky: false },
      ],
    },
  },
  {
    files: shown,
    plugins: { formatjs },
    rules: { "formatjs/no-literal-string-in-jsx": "error" },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    // The worker answers requests; it makes no call.
    ignores: ["src/base/platform/**", "src/offline/worker/worker.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "fetch", message: "Only src/base/platform talks to the network [API-01]." },
        { name: "XMLHttpRequest", message: "Only src/base/platform talks to the network [API-01]." },
        { name: "localStorage", message: "Use the storage table of src/base/platform." },
        { name: "sessionStorage", message: "Use the storage table of src/base/platform." },
      ],
    },
  },
  {
    files: ["subapps/*/client/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "fetch", message: "Calls go through the portal: `usePortal().request` [API-01]." },
        { name: "XMLHttpRequest", message: "Calls go through the portal: `usePortal().request` [API-01]." },
      ],
    },
  },
  // The device's clock may be wrong by years: it measures, and the platform's time says what day it is [DESK-01, I18N-04].
  {
    files: ["src/**/*.{ts,tsx}", "subapps/*/client/**/*.{ts,tsx}"],
    ignores: DEVICE_TIME,
    rules: {
      "no-restricted-properties": ["error", { object: "Date", property: "now", message: PLATFORM_TIME }],
      "no-restricted-syntax": [
        "error",
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: PLATFORM_TIME },
        { selector: "CallExpression[callee.name='Date']", message: PLATFORM_TIME },
        {
          selector:
            "MemberExpression[property.name='now']:matches([object.name='clock'], [object.property.name='clock'])",
          message: `A clock of the ports is the device's. ${PLATFORM_TIME}`,
        },
      ],
    },
  },
  {
    files: ["src/**/core/**/*.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "Date", property: "now", message: "Time is an argument." },
        { object: "Math", property: "random", message: "Chance is an argument." },
      ],
    },
  },
  {
    files: ["**/*.{js,mjs}"],
    ignores: ["public/**"],
    languageOptions: {
      globals: {
        process: "readonly",
        console: "readonly",
        URL: "readonly",
        fetch: "readonly",
        setTimeout: "readonly",
        clearTimeout: "readonly",
        setInterval: "readonly",
        clearInterval: "readonly",
        Buffer: "readonly",
        AbortSignal: "readonly",
        performance: "readonly",
      },
    },
  },
  {
    files: ["public/old-browser.js"],
    languageOptions: {
      ecmaVersion: 3,
      sourceType: "script",
      globals: { window: "readonly", document: "readonly", navigator: "readonly" },
    },
  },
  {
    files: ["public/come-back.js"],
    languageOptions: {
      sourceType: "script",
      globals: {
        addEventListener: "readonly",
        fetch: "readonly",
        location: "readonly",
        setInterval: "readonly",
      },
    },
  },
];
