// The brake on tests that grow: a budget of test/budget.json is raised in a commit of its own, whose body says why.
import { execFileSync } from "node:child_process";

const BUDGETS = "test/budget.json";
/** Commits from before there was this rule are left alone. */
const RULE = "scripts/lib/raisedBudgets.mjs";

/** Git's answer; null where it has none, as outside of a clone or for a file that a commit does not have. */
const git = (folder, ...args) => {
  try {
    return execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return null;
  }
};

/** The budgets as of a commit: `unit axe` and its number. */
const budgetsAt = (folder, commit) => {
  const parts = JSON.parse(git(folder, "show", `${commit}:${BUDGETS}`) ?? "{}");
  return new Map(
    Object.entries(parts).flatMap(([part, kinds]) =>
      Object.entries(kinds).map(([kind, count]) => [`${part} ${kind}`, count]),
    ),
  );
};

/** Why a commit that touches the budgets breaks the rule; null where it keeps it. */
const complaintAbout = (folder, commit) => {
  const before = budgetsAt(folder, `${commit}^`);
  const raised = [...budgetsAt(folder, commit)].filter(([name, count]) => count > (before.get(name) ?? 0));
  if (raised.length === 0) return null;
  const what = raised.map(([name, count]) => `${name} to ${count}`).join(", ");
  const files = (git(folder, "show", "--format=", "--name-only", commit) ?? "").trim().split("\n");
  const body = (git(folder, "show", "-s", "--format=%b", commit) ?? "").trim();
  const title = (git(folder, "show", "-s", "--format=%h %s", commit) ?? "").trim();
  if (files.length > 1) return `${title}: raises ${what}, and changes other files too`;
  return body === "" ? `${title}: raises ${what}, and its body does not say why` : null;
};

/** A line for each commit that raised a budget against the rule. */
export const raisedBudgets = (folder) => {
  const commits = (git(folder, "log", "--no-merges", "--format=%H", "--", BUDGETS) ?? "")
    .split("\n")
    .filter((commit) => commit !== "" && git(folder, "cat-file", "-e", `${commit}^:${RULE}`) !== null);
  return commits.map((commit) => complaintAbout(folder, commit)).filter((complaint) => complaint !== null);
};
