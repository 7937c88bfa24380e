// Builds the portal into dist/web and the sub-applications into dist/subapps; `npm run build -- NAME …` builds those
// named alone. What has not changed since its last build is left as it is.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import webpack, { type Compilation, type Configuration } from "webpack";
import { subAppConfiguration, subAppNames } from "../subapps/build/webpack.subapp";
import { LOOK_FILES_FOLDER } from "../theme/lookFiles";
import portal from "../webpack.config";
import { buildDrawProgram } from "./lib/drawProgram";
import { writeFrontPackage } from "./lib/frontPackage";
import { writeLookFiles } from "./lib/lookFolder";
import { shellPlan, workerConfiguration } from "./lib/offlineShell";
import { compileMessages } from "./messages.mjs";
import { isPartBuilt, markBuilt, markPartBuilt, partStamp, sourceStamp } from "./lib/stamp.mjs";
// @ts-expect-error plain scripts without types
import { help } from "./lib/help.mjs";
// @ts-expect-error plain scripts without types
import { TOLD } from "./lib/run.mjs";

(help as (url: string) => void)(pathToFileURL(__filename).href);

const root = path.join(__dirname, "..");
const dist = path.resolve(root, process.env["PORTAL_DIST"] ?? "dist");
const PORTAL = "portal";
/** The program that draws desktops for the server; it is built with the portal. */
const DRAW = "draw";
/** Set in a process that builds parts beside another one. */
const IS_BESIDE = process.env["BUILD_BESIDE"] === "1";

/** Compiles a webpack configuration and rejects with its messages when it has an error. */
const compile = (configuration: Configuration): Promise<Compilation> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error("Nothing was compiled."));
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ preset: "errors-only", colors: true })));
        else resolve(stats.compilation);
      });
    });
  });

/** Puts both compressed forms beside a file that is served. */
const compress = (file: string, content: Buffer) => {
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
};

/** The parts that a drawn desktop is made of and that come late: its page asks for their files at once. */
const LATE_PARTS = ["today", "footer"] as const;

/** The scripts of the late parts, without those that the page begins with. */
const lateFiles = (compilation: Compilation): readonly string[] => {
  const groups = compilation.getStats().toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
  const filesOf = (name: string) => (groups[name]?.assets ?? []).map((asset) => asset.name);
  const first = filesOf("portal");
  const late = LATE_PARTS.flatMap(filesOf).filter((file) => file.endsWith(".js") && !first.includes(file));
  return [...new Set(late)];
};

/** Draws the login page into its HTML, in a process that is in production like the pages' scripts. */
const prerender = (web: string, late: readonly string[]) => {
  const args = ["scripts/ts.cjs", path.join(__dirname, "prerender.ts"), web, ...late];
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: "inherit" });
  if (status !== 0) throw new Error("The login page could not be drawn.");
};

const buildPortal = async () => {
  const web = path.join(dist, "web");
  const compilation = await compile(portal({}, { mode: "production" }));
  cpSync(path.join(root, "public"), web, { recursive: true });
  writeFrontPackage(web, new Date().toISOString().slice(0, 10));
  writeLookFiles(path.join(web, LOOK_FILES_FOLDER), compress);
  prerender(web, lateFiles(compilation));
  await compile(workerConfiguration(web, shellPlan(web, compilation)));
};

/** The named parts, or all of them; ends the process for a name that does not exist. */
const wantedParts = (parts: readonly string[], named: readonly string[]): readonly string[] => {
  const unknown = named.filter((name) => !parts.includes(name));
  if (unknown.length === 0) return named.length === 0 ? parts : named;
  console.error(`Unknown part: ${unknown.join(", ")}. Parts: ${parts.join(", ")}.`);
  process.exit(2);
};

const BUILDERS: Readonly<Record<string, () => Promise<unknown>>> = {
  [PORTAL]: buildPortal,
  [DRAW]: buildDrawProgram,
};

/** Builds one part and says how long that took. */
const buildPart = async (part: string) => {
  const [began, sources] = [performance.now(), part === DRAW ? null : partStamp(part)];
  try {
    await (BUILDERS[part]?.() ?? compile(subAppConfiguration(part, "production")));
  } catch (error) {
    throw new Error(`${part} was not built:\n${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  if (sources !== null) markPartBuilt(dist, part, sources);
  console.log(`  ${part.padEnd(WIDTH)}  ${((performance.now() - began) / 1000).toFixed(1)} s`);
};

const buildInTurn = async (parts: readonly string[]) => {
  for (const part of parts) await buildPart(part);
};

/** Builds parts in a process of their own: webpack keeps one core busy, and the portal takes as long as all others. */
const buildBeside = (parts: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const beside = spawn(
      process.execPath,
      [...process.execArgv, path.join(__dirname, "ts.cjs"), __filename, ...parts],
      {
        cwd: root,
        env: { ...process.env, BUILD_BESIDE: "1" },
        stdio: ["ignore", "inherit", "inherit"],
      },
    );
    beside.once("error", reject);
    // Why stands above by then.
    beside.once("exit", (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
    process.once("exit", () => beside.kill());
  });

const WIDTH = Math.max(...[PORTAL, ...subAppNames()].map((part) => part.length));

const main = async () => {
  if (IS_BESIDE) return buildInTurn(process.argv.slice(2));
  const stamp = sourceStamp();
  const parts = [PORTAL, ...subAppNames()];
  const wanted = wantedParts(parts, process.argv.slice(2));
  compileMessages();
  mkdirSync(dist, { recursive: true });
  const stale = wanted.filter((part) => !isPartBuilt(dist, part));
  for (const part of wanted) if (!stale.includes(part)) console.log(`  ${part.padEnd(WIDTH)}  unchanged`);
  const others = stale.filter((part) => part !== PORTAL);
  if (stale.includes(PORTAL)) await Promise.all([buildPart(PORTAL), buildBeside([DRAW, ...others])]);
  else await buildInTurn(others);
  if (parts.every((part) => isPartBuilt(dist, part))) markBuilt(dist, stamp);
  const { user, system } = process.cpuUsage();
  console.log(`Built in ${process.uptime().toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of CPU.`);
};

let isFinished = false;
process.once("exit", (code) => {
  // The event loop can run empty while a step is still waited for, such as one of a worker that died.
  if (isFinished || code !== 0) return;
  console.error("The build ended before it had finished.");
  process.exitCode = 1;
});
main().then(
  () => {
    isFinished = true;
  },
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const isFull = message.includes("ENOSPC");
    console.error(
      isFull
        ? `The portal could not be built: the disk of ${dist} is full. Make room, and start again.`
        : message,
    );
    process.exit(isFull ? (TOLD as number) : 1);
  },
);
