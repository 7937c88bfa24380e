// Hot reload: the dev server draws the pages and watches the sub-applications; the reference platform behind it answers
// everything else, or hands it on to the platform that PLATFORM_URL names, and starts again when its sources change.
import { createInterface } from "node:readline";
import { requireBuilt } from "./lib/built.mjs";
import { endTogether, runNode, startNode } from "./lib/children.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { isEverBuilt } from "./lib/stamp.mjs";
import { help } from "./lib/help.mjs";
import { TYPESCRIPT } from "./lib/run.mjs";
import { watchSources } from "./lib/sourceWatch.mjs";

help(import.meta.url);

requireNode();
endTogether();
await installPackages();
(await import("./messages.mjs")).compileMessages();
await requireBuilt({ isThere: isEverBuilt, runNode });

const address = `http://127.0.0.1:${process.env.PORT ?? "8080"}`;

// What the platform says at its start waits until its pages can be opened, and names the address where they are.
let waiting = [];
let platform;
let port = process.env.PLATFORM_PORT ?? "0";

/** Starts the platform, and resolves with its address once it answers; with null where it ended before. */
const startPlatform = () =>
  new Promise((resolve) => {
    platform = startNode([...TYPESCRIPT, "server/main.ts"], {
      stdio: ["inherit", "pipe", "inherit"],
      env: { NODE_ENV: "development", HOST: "127.0.0.1", PORT: port },
    });
    platform.once("exit", () => resolve(null));
    createInterface(platform.stdout).on("line", (line) => {
      const url = /^ready (http:\S+)/.exec(line)?.[1];
      if (url) resolve(url);
      else if (waiting) waiting.push(line);
    });
  });

const platformUrl = await startPlatform();
if (platformUrl === null) process.exit(platform.exitCode || 1);
// Later starts are at the same address, which the pages know.
port = new URL(platformUrl).port;

let pages;
const startPages = () => {
  pages = startNode([...TYPESCRIPT, "scripts/devServer.ts"], { env: { DEV_PLATFORM: platformUrl } });
  pages.once("message", () => {
    console.log(
      waiting ? waiting.join("\n").replaceAll(platformUrl, address) : "The pages are served again.",
    );
    waiting = null;
  });
  pages.on("exit", (code) => {
    if (isRestarting) return;
    platform.kill("SIGTERM");
    process.exitCode = code ?? 0;
  });
};

/** Ends a process and waits until it has ended. */
const ended = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", resolve);
    child.kill("SIGTERM");
  });

let isRestarting = false;
let asked = null;

/** Starts the platform again with what has changed, and the pages as well where a sub-application is declared differently. */
const restart = async (declared) => {
  asked = [...(asked ?? []), ...declared];
  if (isRestarting || waiting) return;
  isRestarting = true;
  while (asked) {
    const names = [...new Set(asked)];
    asked = null;
    if (names.length > 0) {
      console.log(`Declared differently: ${names.join(", ")}. It is built again …`);
      await runNode([...TYPESCRIPT, "scripts/build.ts", ...names]);
      await ended(pages);
    }
    await ended(platform);
    const isUp = (await startPlatform()) !== null;
    console.log(
      isUp
        ? "The platform runs with the changes."
        : "The platform has ended; it starts again when a file changes. Why it ended stands above.",
    );
    if (names.length > 0) startPages();
  }
  isRestarting = false;
};

startPages();
watchSources((declared) => void restart(declared));
