/** What everything that people see may be made of. */
const VIEWS = [
  "contract",
  "theme",
  "src/core",
  "src/platform",
  "src/i18n",
  "src/flows",
  "src/api",
  "src/session",
  "src/state",
  "src/kit",
];

/**
 * The import law (docs/adr/0002-import-law.md): each folder may import itself and what its row names.
 * Tests, stories and fixtures may look at everything that the folder they test may, and at test/.
 */
const PARTS = {
  // How words are read is one for both sides of a call.
  contract: ["src/core/text/readWords.ts"],
  theme: [],
  "src/core": ["contract"],
  // Runs beside all pages, and brings nothing of theirs along.
  "src/worker": ["src/core"],
  "src/platform": ["src/core"],
  "src/i18n": ["src/core"],
  "src/flows": ["src/core", "src/platform", "contract"],
  "src/api": ["src/core", "src/platform", "contract"],
  "src/session": ["src/core", "src/platform", "src/flows", "src/api", "contract"],
  "src/state": ["src/core", "src/platform", "src/flows", "src/api", "src/session", "contract", "theme"],
  "src/kit": ["src/core", "src/flows", "src/i18n", "theme"],
  // The present minute is one hook for the portal's pages and for applications.
  "src/subapp/sdk": [
    "contract",
    "src/core",
    "src/flows",
    "src/i18n",
    "src/kit",
    "src/platform/browser.ts",
    "src/platform/useNow.ts",
    "theme",
  ],
  "src/subapp/host": [...VIEWS, "src/subapp/sdk"],
  "src/features": VIEWS,
  "src/slots": [...VIEWS, "src/features"],
  "src/shell": ["src", "theme", "contract"],
  "src/pages": ["src", "theme", "contract"],
  // What both halves of the server know: what a deployment decides, limits, policies, faults, forwarded addresses.
  "server/settings": ["contract", "src/core"],
  "server/platform": ["server/settings", "contract", "src/core"],
  // Of the platform the pages use a few files alone: refusals and how they end a request, forms, the cookies that count, which address
  // and lane a request counts for, turns for long work, and its timer. The tokens of
  // a theme are for the unit's colour in the first frame of a page.
  "server/web": [
    "theme/pageTokens.ts",
    "theme/themes.ts",
    "server/settings",
    "contract",
    "src/core",
    "server/platform/cutOff.ts",
    "server/platform/envelope.ts",
    "server/platform/forms.ts",
    "server/platform/laneOf.ts",
    "server/platform/auth/cookies.ts",
    "server/platform/auth/loopback.ts",
    "server/platform/auth/throttleRules.ts",
    "server/platform/work/fairPlaces.ts",
    "server/platform/work/lanes.ts",
    "server/platform/work/startTimer.ts",
    "server/platform/work/turns.ts",
  ],
  server: ["contract", "src/core", "theme/pageTokens.ts", "theme/themes.ts"],
};

const TEST = "(\\.(test|stories)\\.tsx?$|^subapps/[^/]+/server/testing/)";
const anyOf = (places) =>
  `^(${places.map((place) => (place.endsWith(".ts") ? `${place}$` : `${place}/`)).join("|")})`;

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-orphans",
      severity: "error",
      from: {
        orphan: true,
        pathNot: [
          TEST,
          "\\.d\\.ts$",
          "\\.config\\.(ts|cjs|mjs)$",
          "^src/pages/",
          // Webpack is given the paths of its loaders.
          "Loader\\.cjs$",
          "^scripts/",
          "^e2e/",
          "^bench/",
          "^test/",
        ],
      },
      to: {},
    },
    ...Object.entries(PARTS).map(([folder, allowed]) => ({
      name: `${folder}-imports`,
      comment: `${folder} may import: itself${allowed.length ? `, ${allowed.join(", ")}` : " alone"}`,
      severity: "error",
      from: { path: `^${folder}/`, pathNot: [TEST, "^server/testing/"] },
      to: {
        path: "^(contract|theme|src|server|subapps|stories|e2e|scripts|test)/",
        pathNot: anyOf([folder, ...allowed]),
      },
    })),
    {
      name: "main-alone-knows-the-demo",
      comment:
        "The demo can be deleted: main.ts hands it to the server as a value, and only tests know its people",
      severity: "error",
      from: {
        path: "^(contract|theme|src|subapps|server)/",
        pathNot: ["^server/demo/", "^server/main\\.ts$", "^server/testing/", TEST],
      },
      to: { path: "^server/demo/" },
    },
    {
      name: "the-demo-by-its-index",
      severity: "error",
      from: { path: "^server/main\\.ts$" },
      to: { path: "^server/demo/", pathNot: "^server/demo/index\\.ts$" },
    },
    {
      name: "features-apart",
      comment: "No feature imports another",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/([^/]+)/", pathNot: "^src/features/$1/" },
    },
    {
      name: "features-by-their-index",
      comment:
        "A feature is entered by its index.ts, and a part of it that is fetched by itself by that one's",
      severity: "error",
      from: { path: "^src/(slots|shell|pages)/", pathNot: TEST },
      to: {
        path: "^src/features/[^/]+/",
        pathNot: ["^src/features/[^/]+/index\\.ts$", "^src/features/[^/]+/[^/]+/index\\.ts$"],
      },
    },
    {
      name: "features-do-not-know-the-kit-of-sub-apps",
      severity: "error",
      from: { path: "^src/features/", pathNot: TEST },
      to: { path: "^src/subapp/" },
    },
    {
      name: "core-is-pure",
      comment: "src/core and the contract's rows use no package",
      severity: "error",
      from: {
        path: "^(src/core/|contract/(paths|accountCalls|lateAccountCalls|faceCalls|call|pages)\\.ts)",
        pathNot: TEST,
      },
      to: { dependencyTypes: ["npm", "npm-dev", "npm-optional", "core"] },
    },
    {
      name: "no-zod-in-the-client",
      comment: "The client imports the contract's types only",
      severity: "error",
      from: { path: "^src/", pathNot: TEST },
      to: {
        path: "^contract/(schemas|appFile|readAppFiles|define)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "guests-see-their-kit-alone",
      comment: "An application's client sees the kit, by its package's name, and what it declares itself",
      severity: "error",
      from: { path: "^subapps/(?!build/)([^/]+)/client/", pathNot: TEST },
      to: {
        path: "^(contract|theme|src|server|subapps)/",
        pathNot: [
          "^subapps/$1/(client|messages|shared)/",
          "^subapps/$1/(app\\.json|contract\\.ts)$",
          "^src/subapp/sdk/",
        ],
      },
    },
    {
      name: "guests-servers-see-the-module-alone",
      comment: "An application's server part sees what a module is, and its own calls",
      severity: "error",
      from: { path: "^subapps/(?!build/)([^/]+)/(server/|contract\\.ts$)", pathNot: TEST },
      to: {
        path: "^(contract|theme|src|server|subapps)/",
        pathNot: [
          "^subapps/$1/(server/|shared/|contract\\.ts$)",
          "^contract/(define|schemas/(common|slots))\\.ts$",
          "^server/platform/module\\.ts$",
        ],
      },
    },
    {
      name: "guests-are-found-by-their-folder",
      comment: "Neither the portal nor the platform imports an application; they find it by its folder",
      severity: "error",
      from: { path: "^(contract|theme|src|server)/", pathNot: TEST },
      to: { path: "^subapps/" },
    },
    {
      name: "forms-are-the-kits",
      comment: "Forms are made by src/kit/form, so that its chunk alone holds what they are made of",
      severity: "error",
      from: { path: "^(src|subapps)/", pathNot: ["^src/kit/form/", TEST] },
      to: { path: "node_modules/(react-hook-form|@hookform|yup)/" },
    },
    {
      name: "flows-know-no-react",
      severity: "error",
      from: { path: "^src/flows/", pathNot: TEST },
      to: { path: "node_modules/(react|react-dom|@mui|@emotion)/", dynamic: false },
    },
    {
      name: "no-undeclared-package",
      severity: "error",
      from: { pathNot: "node_modules" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
    cache: { folder: "node_modules/.cache/dependency-cruiser", strategy: "content" },
  },
};
