// From a fresh clone to a working school: installs what is missing, builds what is stale, then starts the reference
// platform, which migrates and seeds its database, serves the portal and prints the address and demo accounts.
import { accessSync, constants } from "node:fs";
import { distFolder, requireBuilt } from "./lib/built.mjs";
import { endTogether, runNode, startNode } from "./lib/children.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { fail, projectRoot, TYPESCRIPT } from "./lib/run.mjs";
import { isBuilt } from "./lib/stamp.mjs";
import { help } from "./lib/help.mjs";

help(import.meta.url);

requireNode();
endTogether();
const dist = distFolder();

if (!isBuilt(dist)) {
  try {
    accessSync(projectRoot, constants.W_OK);
  } catch {
    fail(
      `The folder ${projectRoot} is read-only: School Portal has to install and build there. Copy it to a folder you can write.`,
    );
  }
}
await installPackages({ forStart: true });
if (!isBuilt(dist)) {
  console.log("Building the portal …");
  await requireBuilt({ runNode, once: true });
}

const server = startNode([...TYPESCRIPT, "server/main.ts"]);
server.on("exit", (code) => process.exit(code ?? 0));
