import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./run.mjs";

/** What every part of the build reads. */
const COMMON = [
  "package.json",
  "package-lock.json",
  "scripts/build.ts",
  "src/subapp/sdk/contract.ts",
  "subapps/build/KeepBuildsPlugin.ts",
  "subapps/build/keptBuilds.ts",
  "subapps/build/guestSlots.ts",
  "subapps/build/sharedPackages.ts",
  "subapps/build/webpack.parts.ts",
];
/** What the pages are built from. */
const PORTAL = [
  "contract",
  "public",
  "src",
  "theme",
  "webpack.config.ts",
  "webpack.faces.ts",
  "scripts/lib/drawProgram.ts",
  "scripts/lib/lookFolder.ts",
  "scripts/lib/importGraph.mjs",
  "scripts/lib/partLoader.cjs",
  "scripts/lib/wordsLoader.cjs",
  "scripts/lib/wordsPlan.mjs",
  "scripts/messages.mjs",
  "scripts/prerender.ts",
];
/** How sub-applications are built, and what their contracts are written with. */
const SUBAPPS = ["contract", "subapps/build"];
const SOURCES = [...COMMON, ...PORTAL, "subapps"];
/** What the portal itself reads of sub-applications. */
const declarations = () =>
  filesOf("subapps").filter((file) => /^subapps\/[^/]+\/(app\.json|contract\.ts)$/.test(file));
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

const digestOf = (sources) => {
  const digest = createHash("sha256").update(process.version);
  const files = sources.flatMap((source) =>
    /\.(json|ts|mjs|cjs)$/.test(source) ? [source] : filesOf(source),
  );
  for (const file of [...new Set(files)].sort())
    digest
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(projectRoot, file)));
  return digest.digest("hex");
};

/** A digest of all that the build reads: equal digests mean that the built site is up to date. */
export const sourceStamp = () => digestOf(SOURCES);

/** The same of all that one part reads: `portal`, or a sub-application by its folder's name. */
export const partStamp = (part) =>
  digestOf(
    part === "portal"
      ? [...COMMON, ...PORTAL, ...declarations()]
      : [...COMMON, ...SUBAPPS, `subapps/${part}`],
  );

const stampFile = (dist) => path.join(dist, ".stamp");
const partStampFile = (dist, part) => path.join(dist, ".stamps", part);
const holds = (file, stamp) => existsSync(file) && readFileSync(file, "utf8") === stamp();
/** A file that every build of a part makes; without it, nothing was built or it was removed. */
const productOf = (dist, part) =>
  part === "portal"
    ? path.join(dist, "web/login.en.html")
    : path.join(dist, "subapps", part, "manifest.json");

/** Whether there is a build at all, be it of earlier sources. */
export const isEverBuilt = (dist) => existsSync(productOf(dist, "portal"));

/** Whether `dist` was built from the sources as they are. */
export const isBuilt = (dist) => holds(stampFile(dist), sourceStamp);

/** Whether one part of `dist` was. */
export const isPartBuilt = (dist, part) =>
  existsSync(productOf(dist, part)) && holds(partStampFile(dist, part), () => partStamp(part));

/** Remembers that `dist` was built from the sources of this digest. */
export const markBuilt = (dist, stamp) => writeFileSync(stampFile(dist), stamp);

/** Remembers it of one part. */
export const markPartBuilt = (dist, part, stamp) => {
  mkdirSync(path.join(dist, ".stamps"), { recursive: true });
  writeFileSync(partStampFile(dist, part), stamp);
};
