import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./run.mjs";

const SOURCES = [
  "contract",
  "public",
  "src",
  "subapps",
  "theme",
  "package.json",
  "package-lock.json",
  "webpack.config.ts",
  "scripts/build.ts",
  "scripts/lib/lookFolder.ts",
  "scripts/messages.mjs",
  "scripts/prerender.ts",
];
const IGNORED = /(^|\/)(compiled|node_modules)(\/|$)|\.test\.tsx?$/;

const filesOf = (relative) => {
  const full = path.join(projectRoot, relative);
  if (!existsSync(full)) return [];
  const entries = readdirSync(full, { withFileTypes: true, recursive: false });
  return entries
    .map((entry) => [`${relative}/${entry.name}`, entry])
    .filter(([name]) => !IGNORED.test(name))
    .flatMap(([name, entry]) => (entry.isDirectory() ? filesOf(name) : [name]));
};

/** A digest of all that the build reads: equal digests mean that the built site is up to date. */
export const sourceStamp = () => {
  const digest = createHash("sha256").update(process.version);
  const files = SOURCES.flatMap((source) => (/\.(json|ts|mjs)$/.test(source) ? [source] : filesOf(source)));
  for (const file of files.sort())
    digest
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(projectRoot, file)));
  return digest.digest("hex");
};

const stampFile = (dist) => path.join(dist, ".stamp");

/** Whether `dist` was built from the sources as they are. */
export const isBuilt = (dist) =>
  existsSync(stampFile(dist)) && readFileSync(stampFile(dist), "utf8") === sourceStamp();

/** Remembers that `dist` was built from the sources of this digest. */
export const markBuilt = (dist, stamp) => writeFileSync(stampFile(dist), stamp);
