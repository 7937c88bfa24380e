// Builds the portal into dist/web and the sub-applications into dist/subapps.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import webpack, { type Configuration } from "webpack";
import { subAppConfigurations } from "../subapps/webpack.subapp";
import { LOOK_FILES_FOLDER } from "../theme/lookFiles";
import portal from "../webpack.config";
import { writeLookFiles } from "./lib/lookFolder";
// @ts-expect-error plain scripts without types
import { compileMessages } from "./messages.mjs";
// @ts-expect-error plain scripts without types
import { markBuilt, sourceStamp } from "./lib/stamp.mjs";

const root = path.join(__dirname, "..");
const dist = path.resolve(root, process.env["PORTAL_DIST"] ?? "dist");

/** Compiles one or more webpack configurations and rejects with their messages when any has an error. */
const compile = (configurations: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ preset: "errors-only", colors: true })));
        else resolve();
      });
    });
  });

/** Puts both compressed forms beside a file that is served. */
const compress = (file: string, content: Buffer) => {
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
};

/** Draws the login page into its HTML, in a process that is in production like the pages' scripts. */
const prerender = (web: string) => {
  const args = ["--import", "tsx", path.join(__dirname, "prerender.ts"), web];
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: "inherit" });
  if (status !== 0) throw new Error("The login page could not be drawn.");
};

const main = async () => {
  const stamp = (sourceStamp as () => string)();
  (compileMessages as () => void)();
  mkdirSync(dist, { recursive: true });
  await compile([portal({}, { mode: "production" }), ...subAppConfigurations("production")]);
  cpSync(path.join(root, "public"), path.join(dist, "web"), { recursive: true });
  writeLookFiles(path.join(dist, "web", LOOK_FILES_FOLDER), compress);
  prerender(path.join(dist, "web"));
  (markBuilt as (dist: string, stamp: string) => void)(dist, stamp);
  const { user, system } = process.cpuUsage();
  console.log(`Built in ${process.uptime().toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of CPU.`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
