import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

jest.setTimeout(60_000);

const LIBRARY = pathToFileURL(path.join(__dirname, "children.mjs")).href;

/** A command that starts one process, which ends as the platform does: cleanly, when it is told to. */
const COMMAND = `
import { writeFileSync } from "node:fs";
import { endTogether, startNode } from ${JSON.stringify(LIBRARY)};
writeFileSync("command.pid", String(process.pid));
endTogether();
startNode([process.cwd() + "/platform.mjs", process.cwd()]).on("exit", (code) => process.exit(code ?? 0));
`;
const PLATFORM = `
import { fork } from "node:child_process";
import { writeFileSync } from "node:fs";
const folder = process.argv[2];
// A pool of workers: each waits for its work with nothing but the channel to keep it alive.
const worker = fork(folder + "/worker.mjs");
worker.on("exit", () => writeFileSync(folder + "/worker.lost", ""));
worker.on("message", (answer) => {
  if (answer === "waiting") return void setTimeout(() => worker.send("work"), 500);
  writeFileSync(folder + "/worker.done", "");
  worker.removeAllListeners("exit").disconnect();
});
process.on("SIGTERM", () => { writeFileSync(folder + "/stopped", ""); process.exit(0); });
setInterval(() => undefined, 1000);
writeFileSync(folder + "/platform.pid", String(process.pid));
`;

const WORKER = `process.on("message", () => process.send("done")); process.send("waiting");`;

describe("what a command has started", () => {
  let folder: string;
  let npm: ChildProcess;

  const file = (name: string) => path.join(folder, name);
  const pidIn = (name: string) => Number(readFileSync(file(name), "utf8"));
  const until = async (check: () => boolean) => {
    for (let look = 0; look < 400 && !check(); look += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return check();
  };
  const isGone = (pid: number) => {
    try {
      process.kill(pid, 0);
      return false;
    } catch {
      return true;
    }
  };

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "portal-children-"));
    writeFileSync(file("package.json"), JSON.stringify({ scripts: { start: "node command.mjs" } }));
    writeFileSync(file("command.mjs"), COMMAND);
    writeFileSync(file("platform.mjs"), PLATFORM);
    writeFileSync(file("worker.mjs"), WORKER);
    npm = spawn("npm", ["start"], { cwd: folder, stdio: "ignore" });
    if (!(await until(() => existsSync(file("platform.pid"))))) throw new Error("It did not start.");
  });
  afterEach(() => {
    npm.kill("SIGKILL");
    for (const name of ["command.pid", "platform.pid"])
      if (!isGone(pidIn(name))) process.kill(pidIn(name), "SIGKILL");
    rmSync(folder, { recursive: true });
  });

  it("may have processes of its own that wait for work, as the build's minimizer has [RUN-01, RUN-05]", async () => {
    expect(await until(() => existsSync(file("worker.done")) || existsSync(file("worker.lost")))).toBe(true);
    expect(existsSync(file("worker.lost"))).toBe(false);
  });

  it.each(["SIGTERM", "SIGKILL", "SIGHUP"] as const)(
    "ends cleanly when npm is ended by %s [RUN-01]",
    async (signal) => {
      const pids = [pidIn("command.pid"), pidIn("platform.pid")];
      npm.kill(signal);
      expect(await until(() => pids.every(isGone))).toBe(true);
      expect(existsSync(file("stopped"))).toBe(true);
    },
  );

  it.each(["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"] as const)(
    "ends cleanly when the command itself is ended by %s [RUN-01]",
    async (signal) => {
      const pids = [pidIn("command.pid"), pidIn("platform.pid")];
      process.kill(pids[0] ?? 0, signal);
      expect(await until(() => pids.every(isGone))).toBe(true);
      expect(existsSync(file("stopped"))).toBe(true);
    },
  );
});
