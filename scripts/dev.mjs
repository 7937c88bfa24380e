// Hot reload: the dev server draws the pages, the reference platform behind it answers everything else.
import { spawn } from "node:child_process";
import path from "node:path";
import { installPackages, requireNode } from "./lib/install.mjs";
import { bin, fail, projectRoot, run } from "./lib/run.mjs";
import { isBuilt } from "./lib/stamp.mjs";

requireNode();
await installPackages();
(await import("./messages.mjs")).compileMessages();
const dist = path.resolve(projectRoot, process.env.PORTAL_DIST ?? "dist");
if (!isBuilt(dist) && (await run(process.execPath, ["--import", "tsx", "scripts/build.ts"])) !== 0)
  fail("The first build failed; the messages stand above.");

const platformPort = process.env.PLATFORM_PORT ?? "8081";
const platform = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
  cwd: projectRoot,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "development", PORT: platformPort },
});
platform.on("exit", (code) => code && process.exit(code));
const code = await run(bin("webpack"), ["serve", "--mode", "development"], {
  env: { PLATFORM_URL: `http://127.0.0.1:${platformPort}` },
});
platform.kill("SIGTERM");
process.exit(code);
