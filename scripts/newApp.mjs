// Writes a new application into subapps/NAME: a page, calls, a table, both languages and tests, which work at once. NAME is small letters
// and digits with - between. `--title "中文|||English"` names it on the desktop; it has the words of NAME otherwise.
import path from "node:path";
import { help } from "./lib/help.mjs";
import { requireNode } from "./lib/install.mjs";
import { askedApp, writeApp } from "./lib/newApp.mjs";
import { fail, projectRoot } from "./lib/run.mjs";

help(import.meta.url);
requireNode();

const app = askedApp(process.argv.slice(2));
if (app.fault) fail(app.fault);

const folder = `subapps/${app.code}`;
try {
  for (const file of writeApp(path.join(projectRoot, folder), app)) console.log(path.join(folder, file));
} catch (error) {
  fail(`${folder} could not be written: ${error.message}`);
}
console.log(`
To see it, changed as you write:  npm run dev
To run its tests:                 npx jest ${folder}`);
