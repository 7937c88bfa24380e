// The kit's changelog goes along with its API: a change of docs/api comes with a line that says what an author has to do.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const REPORTS = "docs/api";
const CHANGELOG = "docs/kit-changelog.md";
const CONTRACT = "src/subapp/sdk/contract.ts";
/** Commits from before there was this rule are left alone. */
const RULE = "scripts/lib/kitChangelog.mjs";
/** How many commits it looks back: more than a branch has. */
const LOOKED_AT = 20;

/** Git's answer; null where it has none, as outside of a clone or for a file that a commit does not have. */
const git = (folder, ...args) => {
  try {
    return execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return null;
  }
};

/** A report without its first line, which has the version. */
const bodyOf = (report) => report.slice(report.indexOf("\n"));

/** What the rule is about, from one state of the project; `read` answers a file's text. */
const stateOf = (reports, read) => ({
  api: reports.map((file) => `${file}${bodyOf(read(file) ?? "")}`).join("\n"),
  changelog: read(CHANGELOG) ?? "",
  version: /\bKIT_VERSION = "([^"]+)"/.exec(read(CONTRACT) ?? "")?.[1],
});

/** The state as of a commit; null where the repository does not have it, as before the first commit of a shallow clone. */
const stateAt = (folder, commit) => {
  const names = git(folder, "ls-tree", "-r", "--name-only", commit, "--", REPORTS);
  if (names === null) return null;
  return stateOf(names.split("\n").filter(Boolean).sort(), (file) =>
    git(folder, "show", `${commit}:${file}`),
  );
};

/** The state that lies in the folder. */
const stateOnDisk = (folder) => {
  const there = path.join(folder, REPORTS);
  const names = existsSync(there) ? readdirSync(there).map((name) => `${REPORTS}/${name}`) : [];
  return stateOf(names.sort(), (file) => {
    const place = path.join(folder, file);
    return existsSync(place) ? readFileSync(place, "utf8") : null;
  });
};

/** The newest entry of a changelog: `## 1.2.0, not released`, or `## 1.2.0, 2026-11-30`. */
const newestOf = (changelog) => {
  const [, version, when] = /^## (\d+\.\d+\.\d+), (.+)$/m.exec(changelog) ?? [];
  return { version, released: when !== undefined && when !== "not released" };
};

/** Why a change breaks the rule; null where it follows it. */
const complaintAbout = (before, after) => {
  if (before === null || before.api === after.api) return null;
  const last = newestOf(before.changelog);
  if (last.released && after.version === before.version)
    return `${REPORTS} changes, and ${last.version} is released. Raise KIT_VERSION in ${CONTRACT}, and begin an entry "## VERSION, not released" in ${CHANGELOG}`;
  return before.changelog === after.changelog
    ? `${REPORTS} changes. Say in ${CHANGELOG} what an author has to do, if only "nothing"`
    : null;
};

/** A line for each commit since the rule, and for what is not committed yet, that changes the kit's API without its changelog. */
export const kitChangelog = (folder) => {
  const now = stateOnDisk(folder);
  const { version } = newestOf(now.changelog);
  const numbers =
    version === now.version
      ? []
      : [
          `The kit is ${now.version} (${CONTRACT}), and the newest entry of ${CHANGELOG} is ${version ?? "none"}`,
        ];
  const commits = (git(folder, "log", "--no-merges", `-${LOOKED_AT}`, "--format=%H", "--", REPORTS) ?? "")
    .split("\n")
    .filter((commit) => commit !== "" && git(folder, "cat-file", "-e", `${commit}^:${RULE}`) !== null);
  const past = commits.flatMap((commit) => {
    const complaint = complaintAbout(stateAt(folder, `${commit}^`), stateAt(folder, commit));
    const title = git(folder, "show", "-s", "--format=%h %s", commit)?.trim();
    return complaint === null ? [] : [`${title}: ${complaint}`];
  });
  const pending = complaintAbout(stateAt(folder, "HEAD"), now);
  return [...numbers, ...(pending === null ? [] : [pending]), ...past];
};
