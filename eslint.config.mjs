import js from "@eslint/js";
import formatjs from "eslint-plugin-formatjs";
import jsxA11y from "eslint-plugin-jsx-a11y";
import noUnsanitized from "eslint-plugin-no-unsanitized";
import hooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

const shown = ["src/**/*.tsx", "subapps/**/*.tsx"];
const tests = ["**/*.test.{ts,tsx}", "stories/**", "test/**", "e2e/**"];

const PLATFORM_TIME = "Take `time.now()` of the ports or the portal, `now()` of the kit, or `useNow()`.";

/** Code that measures how long something takes or lasts, and that on which the platform's time is built. */
const DEVICE_TIME = [
  ...tests,
  "src/{api,flows,session,state,worker}/**",
  // Made by the server's processes.
  "src/pages/drawProgram.ts",
  "src/platform/{browser,http,foreignHttp}.ts",
  "src/platform/database/**",
  // Trips to another site, and codes, last for minutes.
  "src/features/login/**",
  "src/features/uploads/tray/windowSigns.ts",
  // The default of pages that know no better, in tests and stories.
  "src/kit/KitContext.ts",
];

export default tseslint.config(
  {
    ignores: [
      "dist/**",
      "node_modules/**",
      "data/**",
      "src/**/compiled/**",
      "**/*.cjs",
      "e2e/remotes/**/*.js",
    ],
  },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: "./tsconfig.json", tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unnecessary-condition": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/dot-notation": "off",
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "react-hooks": hooks },
    rules: hooks.configs.flat["recommended-latest"].rules,
  },
  // Playwright's fixtures are handed a function named `use`, which is no hook.
  { files: ["e2e/**"], rules: { "react-hooks/rules-of-hooks": "off" } },
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  { files: ["**/*.{ts,tsx}"], ...noUnsanitized.configs.recommended },
  // What people send is as long as they like: no expression may need more than one pass of it [SEC-10].
  {
    files: [
      "src/**/*.{ts,tsx}",
      "{contract,server,subapps,theme}/**/*.{ts,tsx}",
      "scripts/**/*.{ts,mjs}",
      "public/**/*.js",
    ],
    ignores: tests,
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
    ignores: tests,
    plugins: { formatjs },
    rules: { "formatjs/no-literal-string-in-jsx": "error" },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    // The worker answers requests; it makes no call.
    ignores: ["src/platform/**", "src/worker/worker.ts", ...tests],
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "fetch", message: "Only src/platform talks to the network [API-01]." },
        { name: "XMLHttpRequest", message: "Only src/platform talks to the network [API-01]." },
        { name: "localStorage", message: "Use the storage table of src/platform." },
        { name: "sessionStorage", message: "Use the storage table of src/platform." },
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
    files: ["src/core/**/*.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "Date", property: "now", message: "Time is an argument." },
        { object: "Math", property: "random", message: "Chance is an argument." },
      ],
    },
  },
  {
    files: tests,
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/unbound-method": "off",
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
);
