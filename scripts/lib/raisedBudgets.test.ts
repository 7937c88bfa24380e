import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { raisedBudgets } from "./raisedBudgets.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "portal-budgets-"));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });

/** Commits files; a message has its title alone, or a body as well. */
const commit = (files: Readonly<Record<string, unknown>>, ...message: string[]) => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), JSON.stringify(content));
  }
  git("add", "-A");
  git("commit", "-q", ...message.flatMap((text) => ["-m", text]));
};
const budget = (axe: number) => ({ "test/budget.json": { unit: { axe } } });

it("a budget is raised by a commit of its own that says why [RUN-02]", () => {
  git("init", "-q");
  git("config", "user.email", "t@example.org");
  git("config", "user.name", "T");
  commit({ ...budget(1), "a.ts": 1 }, "Begin");
  commit({ ...budget(5), "a.ts": 2 }, "Raise it before there was the rule");
  commit({ "scripts/lib/raisedBudgets.mjs": 1 }, "Make the rule");
  commit({ ...budget(3), "a.ts": 3 }, "Lower it with other things");
  commit(budget(4), "Raise it alone", "A page came.");
  expect(raisedBudgets(folder)).toEqual([]);

  commit({ ...budget(6), "a.ts": 4 }, "Raise it on the way", "A page came.");
  commit(budget(7), "Raise it silently");
  expect(raisedBudgets(folder)).toEqual([
    expect.stringMatching(/Raise it silently: raises unit axe to 7, and its body does not say why$/),
    expect.stringMatching(/Raise it on the way: raises unit axe to 6, and changes other files too$/),
  ]);
});

it("a folder without a history has none to complain about [RUN-02]", () => {
  const plain = mkdtempSync(path.join(tmpdir(), "portal-plain-"));
  try {
    expect(raisedBudgets(plain)).toEqual([]);
  } finally {
    rmSync(plain, { recursive: true });
  }
});
