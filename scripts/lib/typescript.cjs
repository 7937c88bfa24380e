// Has Node's `require` read TypeScript. esbuild compiles each file once; the result lies beside other caches in node_modules,
// under the file's name and with its content's hash.
const { createHash } = require("node:crypto");
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const { threadId } = require("node:worker_threads");

const ROOT = path.join(__dirname, "../..");
const CACHE = path.join(ROOT, "node_modules/.cache/school-portal/typescript");
const OPTIONS = {
  format: "cjs",
  jsx: "automatic",
  platform: "node",
  target: "node20",
  sourcemap: "inline",
  sourcesContent: false,
  supported: { "dynamic-import": false },
};
/** Changes with whatever changes what a file is compiled to. */
const VERSION = `${require("esbuild/package.json").version} ${JSON.stringify(OPTIONS)}`;

const hashOf = (...texts) => {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex");
};

/** Caches a compiled file for the next process, which compiles it again where that is impossible. */
const cache = (place, text) => {
  const draft = `${place}.${process.pid}-${threadId}`;
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, place);
  } catch {
    // A folder that cannot be written to.
  }
};

const compile = (file, source) => {
  const loader = file.endsWith("x") ? "tsx" : "ts";
  return require("esbuild").transformSync(source, { ...OPTIONS, loader, sourcefile: file }).code;
};

const compiledOf = (file) => {
  const source = readFileSync(file, "utf8");
  const head = `//${hashOf(VERSION, source)}\n`;
  const place = path.join(CACHE, `${hashOf(file)}.js`);
  let cached = "";
  try {
    cached = readFileSync(place, "utf8");
  } catch {
    // Not compiled yet.
  }
  if (cached.startsWith(head)) return cached.slice(head.length);
  const compiled = compile(file, source);
  cache(place, `${head}${compiled}`);
  return compiled;
};

// A stack says where in the source its calls stand.
process.setSourceMapsEnabled(true);
for (const extension of [".ts", ".tsx"])
  Module._extensions[extension] = (module, file) => module._compile(compiledOf(file), file);
