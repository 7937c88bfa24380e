// Words of our own where the field has one: they may become fewer in comments and documents, and never more.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Each word, and what the field says in its place. */
export const OWN_WORDS = {
  deed: "audit entry",
  drawn: "rendered",
  hears: "is notified of",
  heir: "successor",
  kept: "stored, cached",
  owed: "pending",
  stranger: "anonymous",
  told: "notified",
  wears: "has, shows",
  worn: "active",
};

const CODE = /^(?:contract|scripts|server|src|subapps|theme)\/.*\.(?:tsx?|mjs|cjs)$/;
/** Decisions are never rewritten, and the contract has the names of the platform. */
const DOCUMENT = /^(?:README|CONTRIBUTING|docs\/(?!contract\b)[\w-]+)\.md$/;
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm;

/** What of a file people read as prose: all of a document, the comments of code. */
export const proseOf = (file, text) =>
  DOCUMENT.test(file) ? text : CODE.test(file) ? (text.match(COMMENT) ?? []).join("\n") : "";

/** How often each word of our own stands in a text. */
export const countOwnWords = (prose) =>
  Object.fromEntries(
    Object.keys(OWN_WORDS).map((word) => [word, prose.match(new RegExp(`\\b${word}\\b`, "gi"))?.length ?? 0]),
  );

/** A line for each word that the project has more often than `most` allows. */
export const ownWords = (folder, most) => {
  const files = execFileSync("git", ["ls-files"], { cwd: folder, encoding: "utf8" }).split("\n");
  const prose = files
    .filter((file) => (DOCUMENT.test(file) || CODE.test(file)) && !file.startsWith("scripts/lib/ownWords"))
    .filter((file) => existsSync(path.join(folder, file)))
    .map((file) => proseOf(file, readFileSync(path.join(folder, file), "utf8")));
  return Object.entries(countOwnWords(prose.join("\n"))).flatMap(([word, count]) =>
    count > (most[word] ?? 0)
      ? [
          `“${word}” stands ${count} times in comments and documents, at most ${most[word] ?? 0}: say ${OWN_WORDS[word]}`,
        ]
      : [],
  );
};
