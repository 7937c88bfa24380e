import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

const root = path.join(__dirname, "..");

/** A reference platform in a process of its own, with a data folder of its own. */
export interface Platform {
  readonly url: string;
  readonly dataDir: string;
  /** The process that runs now. */
  readonly pid: number;
  /** Stops the process, so that the network is really gone; `start` brings it back on the same port and data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends the process at once, as a crash does; `start` brings it back as well. */
  kill(): Promise<void>;
  /** Stops it for good and removes its data. */
  dispose(): Promise<void>;
}

const ready = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const output: string[] = [];
    const hear = (line: string) => {
      output.push(line);
      const address = /^ready (http:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    };
    if (child.stdout) createInterface(child.stdout).on("line", hear);
    if (child.stderr) createInterface(child.stderr).on("line", hear);
    child.on("exit", (code) => reject(new Error(`the platform ended with ${code}:\n${output.join("\n")}`)));
  });

/** Starts the reference platform on a free port with a fresh, seeded database, and the configuration of a `site`. */
export const startPlatform = async (env: Record<string, string> = {}, site?: object): Promise<Platform> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "school-portal-"));
  const siteFile = path.join(dataDir, "site.json");
  if (site) writeFileSync(siteFile, JSON.stringify(site));
  const configured = site ? { SITE_CONFIG: siteFile } : {};
  let child: ChildProcess | undefined;
  let url = "";

  const start = async () => {
    child = spawn(process.execPath, ["scripts/ts.cjs", "server/main.ts"], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env, ...configured, DATA_DIR: dataDir, PORT: url ? new URL(url).port : "0" },
    });
    url = await ready(child);
  };
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    const running = child;
    child = undefined;
    if (running?.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await ended;
  };

  await start();
  return {
    get url() {
      return url;
    },
    dataDir,
    get pid() {
      return child?.pid ?? 0;
    },
    start,
    stop: () => stop(),
    kill: () => stop("SIGKILL"),
    dispose: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
