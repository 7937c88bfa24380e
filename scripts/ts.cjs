// Runs a file of ours in TypeScript, with its arguments: `node scripts/ts.cjs FILE …`. It is no option of Node, such as `--require`:
// with any `--import` beside that, Node reads the file itself, and older ones know no TypeScript.
const Module = require("node:module");
const path = require("node:path");

require("./lib/typescript.cjs");

const [node, , file = "", ...given] = process.argv;
const main = path.resolve(file);
process.argv = [node, main, ...given];
Module._load(main, null, true);
