const { existsSync, readFileSync, statSync } = require("node:fs");
const path = require("node:path");

const source = path.join(__dirname, "../../src");
const plan = path.join(source, "base/i18n/compiled/parts.json");
const words = path.join(source, "base/i18n/partWords.ts");

let known = { at: 0, parts: {} };
const partsNow = () => {
  const at = existsSync(plan) ? statSync(plan).mtimeMs : 0;
  if (at !== known.at) known = { at, parts: JSON.parse(readFileSync(plan, "utf8")) };
  return known.parts;
};

/** Has each part that is loaded lazily bring its messages, as scripts/messages.mjs has planned: one module for each group of them. */
module.exports = function partLoader(text, map) {
  this.addDependency(plan);
  const groups = partsNow()[path.relative(source, this.resourcePath).split(path.sep).join("/")] ?? [];
  const relative = path.relative(path.dirname(this.resourcePath), words).split(path.sep).join("/");
  const from = relative.startsWith(".") ? relative : `./${relative}`;
  const imports = groups.map((ids) => `import ${JSON.stringify(`${from}?${ids.join("&")}`)};`);
  this.callback(null, imports.join("") + text, map);
};
