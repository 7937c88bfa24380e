// Hot reload: the dev server draws the pages and watches the sub-applications; the reference platform behind it answers
// everything else, or hands it on to the platform that PLATFORM_URL names.
import { createInterface } from "node:readline";
import { requireBuilt } from "./lib/built.mjs";
import { endTogether, runNode, startNode } from "./lib/children.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { isEverBuilt } from "./lib/stamp.mjs";
import { help } from "./lib/help.mjs";

help(import.meta.url);

requireNode();
endTogether();
await installPackages();
(await import("./messages.mjs")).compileMessages();
await requireBuilt({ isThere: isEverBuilt, runNode });

const address = `http://127.0.0.1:${process.env.PORT ?? "8080"}`;
const platform = startNode(["--import", "tsx", "server/main.ts"], {
  stdio: ["inherit", "pipe", "inherit"],
  env: { NODE_ENV: "development", HOST: "127.0.0.1", PORT: process.env.PLATFORM_PORT ?? "0" },
});
platform.on("exit", (code) => code && process.exit(code));

// What the platform says at its start waits until its pages can be opened, and names the address where they are.
let waiting = [];
const platformUrl = await new Promise((resolve) => {
  createInterface(platform.stdout).on("line", (line) => {
    const url = /^ready (http:\S+)/.exec(line)?.[1];
    if (url) resolve(url);
    else if (waiting) waiting.push(line);
    else console.log(line);
  });
});
const pages = startNode(["--import", "tsx", "scripts/devServer.ts"], { env: { DEV_PLATFORM: platformUrl } });
pages.once("message", () => {
  console.log(waiting.join("\n").replaceAll(platformUrl, address));
  waiting = null;
});
pages.on("exit", (code) => {
  platform.kill("SIGTERM");
  process.exitCode = code ?? 0;
});
