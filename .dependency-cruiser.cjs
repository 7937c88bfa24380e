/**
 * The import law (docs/adr/0042-subjects-before-layers.md). Tests, stories and fixtures may look at everything that the folder
 * they test may, into the rooms of other subjects, and at test/.
 */

/** What is no subject's: rooms in layers, each of which may import itself and what its row names. */
const BASE = {
  // Decisions about what every subject has: text, dates, addresses, what comes over the wire.
  "src/base/core": ["contract"],
  // The table of the stores on a device has the types of what subjects store.
  "src/base/platform": ["src/base/core", "src/offline/core/storedAnswers.ts", "src/upload/core/kept.ts"],
  "src/base/i18n": ["src/base/core"],
  "src/base/flow": ["src/base/core", "src/base/platform", "contract"],
  "src/base/api": ["src/base/core", "src/base/platform", "contract"],
  "src/base/session": ["src/base/core", "src/base/platform", "src/base/flow", "src/base/api", "contract"],
  "src/base/state": [
    "src/base/core",
    "src/base/platform",
    "src/base/flow",
    "src/base/api",
    "src/base/session",
    "contract",
    "theme",
  ],
  "src/base/kit": ["contract/base.ts", "src/base/core", "src/base/flow", "src/base/i18n", "theme"],
};

/**
 * The subjects, and which others each one needs. Without the need of another, deleting the folder deletes the subject. A circle of
 * needs is refused.
 */
const SUBJECTS = {
  about: ["bars"],
  appearance: ["bars"],
  apps: [],
  bars: ["apps"],
  children: ["bars", "inbox"],
  desktop: ["apps", "bars"],
  downloads: ["bars"],
  face: ["bars", "children", "picture"],
  footer: [],
  header: ["apps", "bars", "toast", "upload"],
  health: ["licence"],
  "keyboard-help": ["bars"],
  licence: ["bars"],
  lab: ["bars"],
  list: [],
  inbox: ["apps", "bars", "search"],
  "new-build": [],
  offline: [],
  "page-print": [],
  picture: [],
  portrait: ["bars", "picture"],
  refresh: ["bars"],
  "scroll-places": [],
  search: ["apps", "bars"],
  "side-menu": ["apps"],
  "sign-in": ["face"],
  toast: ["apps", "bars"],
  todo: ["bars", "inbox", "toast"],
  upload: ["list"],
  voice: ["apps", "bars", "search"],
  "zoom-hint": [],
};

/** Refuses a circle of needs, which need not show as a circle of files. */
const demandNoCircle = (subject, above = []) => {
  const way = [...above, subject];
  if (above.includes(subject)) throw new Error(`Subjects need each other: ${way.join(" → ")}`);
  SUBJECTS[subject].forEach((other) => demandNoCircle(other, way));
};
Object.keys(SUBJECTS).forEach((subject) => demandNoCircle(subject));

const PORTAL = ["contract", "theme", "src/base", ...Object.keys(SUBJECTS).map((subject) => `src/${subject}`)];

/** The pure decisions of all subjects: the server shares them with the pages. */
const PURE = "src/[^/]+/core/";

/** Each folder of the house may import itself and what its row names. */
const PARTS = {
  // How words are read is one for both sides of a call.
  contract: ["src/base/core/text/readWords.ts"],
  theme: [],
  ...BASE,
  ...Object.fromEntries(
    Object.entries(SUBJECTS).map(([subject, needs]) => [
      `src/${subject}`,
      ["contract", "theme", "src/base", ...needs.map((other) => `src/${other}`)],
    ]),
  ),
  // The lab opens applications as the viewport does, before its own services, and judges their versions as the tiles do.
  "src/lab": [
    "contract",
    "theme",
    "src/base",
    "src/bars",
    "src/subapp/host",
    "src/subapp/sdk",
    "src/health/core/",
  ],
  // The worker that does the heavy work of several subjects beside the page.
  "src/worker": ["src/base/core", "src/face", "src/picture", "src/upload"],
  // The present minute is one hook for the portal's pages and for applications.
  "src/subapp/sdk": [
    "contract",
    "src/base/core",
    "src/base/flow",
    "src/base/i18n",
    "src/base/kit",
    "src/base/platform/browser.ts",
    "src/base/platform/useNow.ts",
    "src/apps",
    "src/face",
    "src/list",
    "src/picture",
    "src/toast",
    "src/upload",
    "theme",
  ],
  "src/subapp/host": [...PORTAL, "src/subapp/sdk"],
  "src/slots": PORTAL,
  "src/shell": ["src", "theme", "contract"],
  "src/pages": ["src", "theme", "contract"],
  // What both halves of the server know: what a deployment decides, limits, policies, faults, forwarded addresses.
  "server/settings": ["contract", PURE],
  "server/platform": ["server/settings", "contract", PURE],
  // Of the platform the pages use a few files alone: refusals and how they end a request, forms, the cookies that count, which address
  // and lane a request counts for, turns for long work, and its timer. The tokens of
  // a theme are for the unit's colour in the first frame of a page.
  "server/web": [
    "theme/pageTokens.ts",
    "theme/themes.ts",
    "server/settings",
    "contract",
    PURE,
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
  server: ["contract", PURE, "theme/pageTokens.ts", "theme/themes.ts"],
};

const TEST = "(\\.(test|stories)\\.tsx?$|^subapps/[^/]+/server/testing/)";
const anyOf = (places) =>
  `^(${places.map((place) => (/\.ts$|\/$/.test(place) ? place : `${place}/`)).join("|")})`;
const subjects = `(${Object.keys(SUBJECTS).join("|")})`;

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
          "\\.d\\.c?ts$",
          "\\.config\\.(ts|cjs|mjs)$",
          "^src/pages/",
          // Webpack is given the paths of its loaders.
          "Loader\\.cjs$",
          "^src/base/i18n/partWords\\.ts$",
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
      name: "subjects-by-their-index",
      comment:
        "A subject is entered by its index.ts; its pure decisions, and a part that is loaded lazily, by their own files",
      severity: "error",
      from: { path: "^src/([^/]+)/", pathNot: TEST },
      to: {
        path: `^src/${subjects}/`,
        pathNot: ["^src/$1/", "^src/[^/]+/index\\.ts$", "^src/[^/]+/core/", "^src/[^/]+/kit\\.ts$"],
        dynamic: false,
      },
    },
    {
      name: "kit-parts-are-for-the-kit",
      comment: "A subject's kit.ts is what the kit of sub-applications has of it",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/subapp/sdk/", TEST] },
      to: { path: "^src/[^/]+/kit\\.ts$" },
    },
    {
      name: "core-knows-core-alone",
      comment: "Pure decisions import pure decisions and the contract",
      severity: "error",
      from: { path: "^src/[^/]+/core/", pathNot: TEST },
      to: { path: "^(theme|src|server|subapps)/", pathNot: "^src/[^/]+/core/" },
    },
    {
      name: "flows-know-ports-alone",
      comment: "Flows import pure decisions, flows, the contract, and the ports of src/base/platform",
      severity: "error",
      from: { path: "^src/[^/]+/flow/", pathNot: TEST },
      to: {
        path: "^(theme|src|server|subapps)/",
        pathNot: ["^src/[^/]+/(core|flow)/", "^src/base/platform/"],
      },
    },
    {
      name: "core-is-pure",
      comment: "src/base/core and the contract's rows use no package",
      severity: "error",
      from: {
        path: "^(src/base/core/|contract/(callRow|envelope|pages)\\.ts)",
        pathNot: TEST,
      },
      to: { dependencyTypes: ["npm", "npm-dev", "npm-optional", "core"] },
    },
    {
      name: "no-zod-in-the-client",
      comment: "The client imports the declarations of calls, whose schemas its builds leave out, and types",
      severity: "error",
      // The lab for authors checks their files by the schema itself.
      from: { path: "^src/", pathNot: [TEST, "^src/lab/readAppFile\\.ts$"] },
      to: {
        path: "^contract/(schemas|appFile|readAppFiles|define|calls)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "core-makes-no-calls",
      comment:
        "The declarations of calls have schemas; pure decisions know how a call travels (contract/callRow.ts) at most",
      severity: "error",
      from: { path: "^src/[^/]+/core/", pathNot: TEST },
      to: { path: "^contract/(calls|uaa|face|base|storage|front)\\.ts$", dependencyTypesNot: ["type-only"] },
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
      comment: "Forms are made by src/base/kit/form, so that its chunk alone holds what they are made of",
      severity: "error",
      from: { path: "^(src|subapps)/", pathNot: ["^src/base/kit/form/", TEST] },
      to: { path: "node_modules/(react-hook-form|@hookform|yup)/" },
    },
    {
      name: "flows-know-no-react",
      severity: "error",
      from: { path: "^src/base/flow/", pathNot: TEST },
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
