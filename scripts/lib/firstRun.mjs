// The first minutes of a person who has just cloned the project, as the beginning of every whole test run: README's first
// command with nothing built or cached, an address, a sign-in, an application, Ctrl C, a second start, a closed terminal.
import { spawn, spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { distFolder } from "./built.mjs";
import { NoChromium } from "./chromium.mjs";
import { Steps } from "./steps.mjs";
import { projectRoot } from "./run.mjs";
import { isBuilt } from "./stamp.mjs";

/** No start takes longer, on whatever machine; seconds. How long each took is printed, and judged by people. */
const PATIENCE = { first: 600, second: 120, end: 30 };
const NOT_COPIED = new Set([".cache", ".school-portal-lock"]);

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A port that nothing listens on. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Copies a folder by links to its files, which takes no room and little time; by their bytes to another disk. */
const linkFolder = (from, to) => {
  mkdirSync(to, { recursive: true });
  for (const { name } of readdirSync(from, { withFileTypes: true })) {
    if (NOT_COPIED.has(name)) continue;
    const [source, target] = [path.join(from, name), path.join(to, name)];
    const stat = lstatSync(source);
    if (stat.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (stat.isDirectory()) linkFolder(source, target);
    else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
};

/** Whether the project's folder is as it was cloned. */
const isUntouched = () =>
  !existsSync(path.join(projectRoot, "node_modules")) && !existsSync(path.join(projectRoot, "dist"));

/** The sources as they are, in a folder of their own, with the packages and nothing that was built or cached. */
const copyOfProject = (folder) => {
  const { stdout, status } = spawnSync("git", ["ls-files", "-coz", "--exclude-standard"], {
    cwd: projectRoot,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error("git does not say which files there are.");
  for (const file of stdout.split("\0").filter((name) => name && existsSync(path.join(projectRoot, name)))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(projectRoot, file), path.join(folder, file), { preserveTimestamps: true });
  }
  const packages = path.join(projectRoot, "node_modules");
  if (existsSync(packages)) linkFolder(packages, path.join(folder, "node_modules"));
};

/** The first command that README shows. */
export const firstCommand = (readme) => /^```sh\n(.+)\n```$/m.exec(readme)?.[1] ?? "";

/** README's first command in a terminal of its own. */
class Start {
  output = "";
  code = undefined;
  #child;
  #began = performance.now();

  constructor(folder, environment) {
    const [command, ...args] = firstCommand(readFileSync(path.join(folder, "README.md"), "utf8")).split(" ");
    const inherited = { ...process.env };
    // Of this run, and not of a terminal that was just opened.
    for (const name of ["NODE_OPTIONS", "PORTAL_DIST", "WORK_FILE"]) delete inherited[name];
    this.#child = spawn(command, args, {
      cwd: folder,
      env: { ...inherited, ...environment },
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream.setEncoding("utf8").on("data", (text) => {
        this.output += text;
      });
    this.#child.once("error", (error) => (this.output += `${error.message}\n`));
    this.#child.once("close", (code, signal) => (this.code = code ?? signal));
  }

  /** The address that it prints; throws with what it printed where it ends or prints none. */
  async ready(seconds) {
    for (;;) {
      const [, url] = /^ready (\S+)$/m.exec(this.output) ?? [];
      if (url) return { url, seconds: (performance.now() - this.#began) / 1000 };
      const waited = (performance.now() - this.#began) / 1000;
      if (this.code !== undefined || waited > seconds)
        throw new Error(
          `no address after ${waited.toFixed(0)} s (exit ${this.code}):\n${this.output.trim().split("\n").slice(-12).join("\n")}`,
        );
      await pause(50);
    }
  }

  /** Sends what a terminal sends to all that run in it, and waits until none of them is left. */
  async end(signal) {
    const began = performance.now();
    this.#send(signal);
    while (this.#send(0)) {
      if (performance.now() - began > PATIENCE.end * 1000) {
        this.#send("SIGKILL");
        throw new Error(`it went on for ${PATIENCE.end} s after ${signal}`);
      }
      await pause(50);
    }
  }

  #send(signal) {
    try {
      process.kill(-this.#child.pid, signal);
      return true;
    } catch {
      return false;
    }
  }
}

/** Signs in as a teacher, sees the desktop, and opens an application from it. */
const useThePortal = async (url, executablePath) => {
  const { chromium } = await import("@playwright/test");
  const switches = JSON.parse(readFileSync(new URL("chromiumSwitches.json", import.meta.url), "utf8"));
  const browser = await chromium.launch({ executablePath, args: switches });
  try {
    const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
    const faults = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await page.goto(url);
    await page.getByLabel("User name").fill("teacher");
    await page.getByLabel("Password", { exact: true }).fill("school-2026");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(/desktop_all/);
    await page.getByRole("main").locator('a[href*="app=timetable"]').first().click();
    await page.waitForURL(/app=timetable/);
    await page.getByRole("main").getByRole("heading", { name: "Timetable" }).first().waitFor();
    await page.getByRole("main").getByText("Week", { exact: true }).first().waitFor();
    if (faults.length > 0) throw new Error(faults.join("\n"));
  } finally {
    await browser.close();
  }
};

/**
 * Runs it all, and counts each step. In a folder as it was cloned it happens there, installation included; elsewhere in a copy of the
 * sources, whose build becomes the project's own, so that no other is made. `provide` installs what the rest of the run needs, and
 * answers the browser to use.
 */
export const firstRun = async (provide) => {
  const home = mkdtempSync(path.join(tmpdir(), "first-run-"));
  const inPlace = isUntouched();
  const folder = inPlace ? projectRoot : path.join(home, "clone");
  const environment = { PORT: String(await freePort()), DATA_DIR: path.join(home, "data") };
  const steps = new Steps();
  let running = null;

  const begin = async (seconds) => {
    running = new Start(folder, environment);
    return running.ready(seconds);
  };

  let url = "";
  /** Goes on without it where there is no browser. */
  const signsIn = async () => {
    const title = "a teacher signs in there and opens an application [RUN-05]";
    const [executablePath, fault] = await provide().then(
      (file) => [file],
      (error) => ["", error],
    );
    if (fault instanceof NoChromium) {
      steps.leaveOut(title, fault.message);
      return steps.failed === 0;
    }
    return steps.do(title, async () => {
      if (fault) throw fault;
      await useThePortal(url, executablePath);
    });
  };

  try {
    if (!inPlace) copyOfProject(folder);
    const steady =
      (await steps.do(
        "README's first command gives an address, with nothing built or cached [RUN-01, RUN-05]",
        async () => {
          const ready = await begin(PATIENCE.first);
          url = ready.url;
          return `${ready.seconds.toFixed(1)} s${inPlace ? ", packages installed" : ""}`;
        },
      )) &&
      (await signsIn()) &&
      (await steps.do("Ctrl C ends it all [RUN-01, RUN-05]", () => running.end("SIGINT"))) &&
      (await steps.do("a second start builds and installs nothing [RUN-01, RUN-05]", async () => {
        const { seconds } = await begin(PATIENCE.second);
        const again = /Building|Installing/.exec(running.output);
        if (again) throw new Error(`it began with "${again[0]} …"`);
        return `${seconds.toFixed(1)} s`;
      })) &&
      (await steps.do("a closed terminal ends it all [RUN-01, RUN-05]", () => running.end("SIGHUP")));
    if (steady && !inPlace && !isBuilt(distFolder())) takeOver(path.join(folder, "dist"), distFolder());
  } finally {
    await running?.end("SIGKILL").catch(() => undefined);
    rmSync(home, { recursive: true, force: true });
  }
  return steps;
};

/** Has a build take the place of another; what else lies beside that, such as a storybook, stays. */
const takeOver = (from, to) => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const target = path.join(to, name);
    rmSync(target, { recursive: true, force: true });
    try {
      renameSync(path.join(from, name), target);
    } catch {
      cpSync(path.join(from, name), target, { recursive: true });
    }
  }
};
