// Which files a piece of work has changed, for `npm run quick`.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Lines of git's answer; none where it has no answer, as outside of a clone. */
const git = (folder, ...args) => {
  try {
    const options = { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
    return execFileSync("git", args, options).split("\n").filter(Boolean);
  } catch {
    return [];
  }
};

/** The commit at which the work left the main branch; the newest one where there is no main branch. */
const baseOf = (folder) =>
  ["main", "origin/main"].flatMap((branch) => git(folder, "merge-base", "HEAD", branch))[0] ?? "HEAD";

/**
 * The files that differ from a commit, or else from where the work left the main branch; new ones among them, those that are
 * gone not.
 */
export const changedFiles = (folder, base = baseOf(folder)) => {
  const named = [
    ...git(folder, "diff", "--name-only", base),
    ...git(folder, "ls-files", "--others", "--exclude-standard"),
  ];
  return [...new Set(named)].filter((file) => existsSync(path.join(folder, file))).sort();
};

/** The files that ESLint looks at. */
export const isLinted = (file) => /\.([cm]?js|tsx?)$/.test(file);

/** The files that a test may be related to: a document has none, and journeys and stories run in Chromium. */
export const isTested = (file) => /\.([cm]?[jt]sx?|json|css)$/.test(file) && !/^(docs|e2e)\//.test(file);

/** As many test files as are run in less than a minute. */
const FEW = 15;

/** Of the tests that reach a change those to run at once: all, or where they are many those beside a changed file. */
export const nearestTests = (tests, changed) => {
  if (tests.length <= FEW) return tests;
  const folders = new Set(changed.map((file) => path.dirname(file)));
  return tests.filter((file) => folders.has(path.dirname(file)));
};

const TEMPLATE = "scripts/new-app/";
const TEMPLATE_TESTS = [
  "scripts/lib/newApp.test.ts",
  "subapps/build/newApp.test.tsx",
  "subapps/build/server/newApp.test.ts",
];

/** The tests that read a changed file instead of importing it: those of the template of an application. */
export const readingTests = (changed) =>
  changed.some((file) => file.startsWith(TEMPLATE)) ? TEMPLATE_TESTS : [];
