import { execFileSync } from "node:child_process";
import path from "node:path";
import type { Page } from "@playwright/test";
import webpack, { type Compilation, type Configuration, type Module } from "webpack";
import { startPlatform } from "../e2e/platform";
import { writeLookFiles } from "../scripts/lib/lookFolder";
import { LOOK_FILES_FOLDER } from "../theme/lookFiles";
import portal from "../webpack.config";
import { launchBrowser } from "./browser";
import { readByPortal } from "./buildPage";

const root = path.join(__dirname, "..");

/** A module of a page's first load: its name from the project's folder, its source in bytes and as it is built, and who asks for it. */
export interface Part {
  readonly name: string;
  readonly size: number;
  readonly source: string;
  readonly askedBy: readonly string[];
}

/** What the login page keeps for what cannot be waited for: fetching more would fail then as well. */
const KEPT_FOR_NEED: Readonly<Record<string, string>> = {
  "src/base/kit/ErrorCard.tsx": "says that the page broke",
  "src/base/kit/detailOf.ts": "says what broke it",
  "src/base/kit/CardPlace.tsx": "holds that message",
};

const nameOf = (module: Module) => {
  const file = module.nameForCondition();
  return file ? path.relative(root, file).split(path.sep).join("/") : null;
};

/** The modules of an entry's first load, or of a script that is fetched later, by its name. */
function partsOf(
  { entrypoints, namedChunks, chunkGraph, moduleGraph }: Compilation,
  entries: readonly string[],
): Part[] {
  const chunks = entries.flatMap((entry) => {
    const late = namedChunks.get(entry);
    return entrypoints.get(entry)?.chunks ?? (late ? [late] : []);
  });
  const modules = new Set(chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]));
  return [...modules].flatMap((module) => {
    const name = nameOf(module);
    if (name === null) return [];
    const askedBy = [...moduleGraph.getIncomingConnections(module)].flatMap(({ originModule }) =>
      originModule && modules.has(originModule) ? (nameOf(originModule) ?? []) : [],
    );
    return [
      {
        name,
        size: module.size(),
        source: String(module.originalSource()?.source() ?? ""),
        askedBy: [...new Set(askedBy)],
      },
    ];
  });
}

/** Plugins of the build that a readable one does without: modules are to keep their names. */
const LEFT_OUT: ReadonlySet<string> = new Set(["CompressionPlugin", "DeterministicModuleIdsPlugin"]);

let readable: ReturnType<typeof buildPages> | undefined;

/** The readable build of `dist`, made once in a run. */
export const buildReadable = (dist: string): ReturnType<typeof buildPages> => (readable ??= buildPages(dist));

/**
 * Builds the production pages in a form in which their modules can still be told apart, and says what is in them; `atRest` is what the
 * desktop fetches when nothing more is to be done.
 */
function buildPages(
  dist: string,
): Promise<{ readonly login: Part[]; readonly desktop: Part[]; readonly atRest: Part[] }> {
  const { plugins = [], optimization = {}, output = {}, ...rest } = portal({}, { mode: "production" });
  const configuration: Configuration = {
    ...rest,
    cache: readByPortal(),
    output: { ...output, path: path.join(dist, "web") },
    optimization: { ...optimization, minimize: false, concatenateModules: false, moduleIds: "named" },
    plugins: plugins.filter((plugin) => !LEFT_OUT.has(plugin?.constructor.name ?? "")),
  };
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      const parts = stats && {
        login: partsOf(stats.compilation, ["boot", "account"]),
        desktop: partsOf(stats.compilation, ["boot", "portal"]),
        atRest: partsOf(stats.compilation, ["quiet-watchers"]),
      };
      compiler.close(() => {
        if (error) reject(error);
        else if (!parts || stats.hasErrors()) reject(new Error(stats?.toString("errors-only")));
        else resolve(parts);
      });
    });
  });
}

/** Draws the login page into its HTML, which has a look; without it the platform serves no build. */
function drawLogin(web: string): void {
  writeLookFiles(path.join(web, LOOK_FILES_FOLDER), () => undefined);
  execFileSync(process.execPath, ["scripts/ts.cjs", path.join(root, "scripts/prerender.ts"), web], {
    env: { ...process.env, NODE_ENV: "production" },
  });
}

/** What people do on one of the account pages. */
type Visit = readonly [address: string, act: (page: Page) => Promise<unknown>];

const signIn = async (page: Page, name: string, password: string) => {
  await page.getByLabel("用户名").fill(name);
  await page.getByLabel("密码", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
};

/** The account pages as people use them: what does not run then is not used. */
const VISITS: readonly Visit[] = [
  [
    "/login/",
    async (page) => {
      await page.getByRole("button", { name: "登录", exact: true }).click();
      await signIn(page, "unknown", "wrong");
      await page.getByRole("alert").first().waitFor();
      // The person is signed out, and told so on the next page.
      const told = { severity: "warning", text: { id: "account.logoutNotArrived" } };
      await page.evaluate(
        (notice) => sessionStorage.setItem("portal.pendingToast", JSON.stringify(notice)),
        told,
      );
    },
  ],
  ["/forgetPassword/", (page) => page.keyboard.press("Escape")],
  ["/bind/?openid=1&unionid=2", (page) => page.keyboard.press("Tab")],
  [
    "/login/",
    async (page) => {
      // Stays where it is: what the desktop runs is not the login page's.
      await page.route(/desktop_all/, (route) => route.fulfill({ status: 204 }));
      const left = page.waitForRequest(/desktop_all/);
      await signIn(page, "teacher", "school-2026");
      await left;
    },
  ],
];

const MODULE = /^\/\*{3}\/ "\.\/([^"]+)"/gm;

/** The modules of which a function ran after they had been read in; those without one are not told of. */
async function modulesRun(url: string): Promise<{ readonly run: Set<string>; readonly idle: Set<string> }> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ locale: "zh-CN" });
  const scripts: Awaited<ReturnType<typeof page.coverage.stopJSCoverage>> = [];
  for (const [address, act] of VISITS) {
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.goto(url + address);
    await page.waitForLoadState("networkidle");
    await act(page);
    scripts.push(...(await page.coverage.stopJSCoverage()));
  }
  await browser.close();
  const [run, idle] = [new Set<string>(), new Set<string>()];
  for (const { source = "", functions } of scripts) {
    const starts = [...source.matchAll(MODULE)].map(({ index, 1: name = "" }) => ({ index, name }));
    for (const { functionName, ranges } of functions) {
      const [whole] = ranges;
      if (!whole || functionName.startsWith("./")) continue;
      const at = starts.findLast(({ index }) => index <= whole.startOffset);
      if (!at) continue;
      const next = starts[starts.indexOf(at) + 1]?.index ?? source.length;
      // The function around the whole module runs whenever it is read in.
      if (whole.endOffset - whole.startOffset > (next - at.index) * 0.9 && whole.startOffset - at.index < 200)
        continue;
      (whole.count > 0 ? run : idle).add(at.name);
    }
  }
  for (const name of run) idle.delete(name);
  return { run, idle };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

function print(page: string, parts: readonly Part[]): void {
  const packages = new Map<string, number>();
  for (const { name, size } of parts) {
    const from = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1];
    if (from) packages.set(from, (packages.get(from) ?? 0) + size);
  }
  console.log(`what the first load of the ${page} is made of, by its source before it is made small:`);
  for (const { name, size } of parts
    .filter(({ name }) => /^(src\/base\/kit|theme)\//.test(name))
    .sort(byName))
    console.log(`  ${kilobytes(size)}  ${name}`);
  for (const [name, size] of [...packages].sort(([, one], [, other]) => other - one))
    console.log(`  ${kilobytes(size)}  ${name}`);
}

const byName = (one: Part, other: Part) => one.name.localeCompare(other.name);

/** Parts without a function of their own are used where a part that asks for them is. */
function isUsed({ name, askedBy }: Part, run: ReadonlySet<string>, idle: ReadonlySet<string>): boolean {
  return run.has(name) || (!idle.has(name) && askedBy.some((asker) => run.has(asker)));
}

/** The modules that the login page of a build runs, and those that it loads and leaves idle. */
const modulesRunBy = async (built: string) => {
  const platform = await startPlatform({ PORTAL_DIST: built });
  try {
    return await modulesRun(platform.url);
  } finally {
    await platform.dispose();
  }
};

/**
 * Lists the parts of the pages' first loads, and fails when the login page loads a part of the kit that it
 * does not run: bytes for which every sign-in would wait in vain.
 */
export async function measureParts(dist: string): Promise<void> {
  const built = path.join(dist, "bench-parts");
  const { login, desktop } = await buildReadable(built);
  print("login page", login);
  print("desktop", desktop);
  drawLogin(path.join(built, "web"));
  const { run, idle } = await modulesRunBy(built);
  const kit = login.filter(({ name }) => name.startsWith("src/base/kit/"));
  const unused = kit.filter((part) => !isUsed(part, run, idle)).map(({ name }) => name);
  const stale = Object.keys(KEPT_FOR_NEED).filter((name) => !unused.includes(name));
  const inVain = unused.filter((name) => !(name in KEPT_FOR_NEED));
  console.log(
    `parts of the kit on the login page: ${kit.length}, of which ${kit.length - unused.length} run`,
  );
  for (const name of unused) console.log(`  ${name}: ${KEPT_FOR_NEED[name] ?? "brought along in vain"}`);
  if (inVain.length)
    throw new Error(`The login page brings along what it does not use: ${inVain.join(", ")}`);
  if (stale.length) throw new Error(`Used after all, or gone: ${stale.join(", ")}`);
}
