// Installs what the command after it needs: all packages, or with `start` those that building and serving the portal needs.
import { installPackages, requireNode } from "./lib/install.mjs";

requireNode();
await installPackages({ forStart: process.argv[2] === "start" });
