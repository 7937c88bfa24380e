// How commits are written: a title in the imperative of at most 72 characters, and the reason in the body.
import { execFileSync } from "node:child_process";

const MOST = 72;
/** Commits from before there was this rule are left alone. */
const RULE = "scripts/lib/commitTitles.mjs";
/** Words that begin no imperative: articles, pronouns, and other forms of a verb. */
const NO_IMPERATIVE = /^(?:an?|the|this|that|these|it|its|we|i|\w{3,}(?:ing|ed))$/i;
/** Imperatives that end like other forms. */
const IMPERATIVE = /^(?:bring|embed|feed|need|proceed|ring|shed|speed|spring|string|swing|weed)$/i;

/** Git's answer; empty where it has none, as outside of a clone. */
const git = (folder, ...args) => {
  try {
    return execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
};

/** What is wrong with a commit's message; null where it is well written. */
export const faultOf = (title, body) => {
  const [first = ""] = title.split(" ");
  if (title.length > MOST) return `has ${title.length} characters, at most ${MOST}`;
  if (!/^[A-Z]/.test(title) || title.endsWith("."))
    return "begins with a capital and ends without a full stop";
  if (NO_IMPERATIVE.test(first) && !IMPERATIVE.test(first))
    return `begins with an imperative, not with "${first}"`;
  return body.trim() === "" ? "has its reason in the body" : null;
};

/** A line for each commit since the rule that breaks it. */
export const commitTitles = (folder) => {
  const [since] = git(folder, "log", "--format=%H", "--diff-filter=A", "--reverse", "--", RULE).split("\n");
  if (!since) return [];
  return git(folder, "log", "--no-merges", "--format=%h%x00%s%x00%b%x01", `${since}..HEAD`)
    .split("\u0001")
    .map((entry) => entry.trim().split("\0"))
    .filter(([hash]) => hash !== "")
    .flatMap(([hash, title = "", body = ""]) => {
      const fault = faultOf(title, body);
      return fault === null ? [] : [`${hash} ${title}: a title ${fault}`];
    });
};
