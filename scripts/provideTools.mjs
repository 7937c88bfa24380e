// Installs all of Debian's packages that a run of all tests lacks, by one call, while the run begins with what needs none of them.
// One that cannot be had is asked for alone later, by the part that needs it, which says what is missing.
import { missingBrowserPackages } from "./lib/chromium.mjs";
import { installDebian } from "./lib/debian.mjs";
import { missingRecogniserPackages } from "./lib/pocketsphinx.mjs";

const missing = [...(await missingBrowserPackages()), ...missingRecogniserPackages()];
if (missing.length > 0) installDebian(...missing);
