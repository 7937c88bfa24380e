// Hot reload: the dev server draws the pages, the reference platform behind it answers everything else.
import path from "node:path";
import { endTogether, runNode, startNode } from "./lib/children.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { fail, projectRoot } from "./lib/run.mjs";
import { isBuilt } from "./lib/stamp.mjs";

requireNode();
endTogether();
await installPackages();
(await import("./messages.mjs")).compileMessages();
const dist = path.resolve(projectRoot, process.env.PORTAL_DIST ?? "dist");
if (!isBuilt(dist) && (await runNode(["--import", "tsx", "scripts/build.ts"])) !== 0)
  fail("The first build failed; the messages stand above.");

const platformPort = process.env.PLATFORM_PORT ?? "8081";
const platform = startNode(["--import", "tsx", "server/main.ts"], {
  env: { NODE_ENV: "development", PORT: platformPort },
});
platform.on("exit", (code) => code && process.exit(code));
const code = await runNode(["node_modules/webpack-cli/bin/cli.js", "serve", "--mode", "development"], {
  env: { PLATFORM_URL: `http://127.0.0.1:${platformPort}` },
});
platform.kill("SIGTERM");
process.exit(code);
