import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { commitTitles, faultOf } from "./commitTitles.mjs";

const WHY = "A reason.";

it.each([
  ["Cut the list by idea", WHY, null],
  ["Bring messages with the code that names them", WHY, null],
  ["The list is cut", WHY, 'begins with an imperative, not with "The"'],
  ["Adding a list", WHY, 'begins with an imperative, not with "Adding"'],
  ["Renamed the list", WHY, 'begins with an imperative, not with "Renamed"'],
  ["cut the list", WHY, "begins with a capital and ends without a full stop"],
  ["Cut the list.", WHY, "begins with a capital and ends without a full stop"],
  [`Cut ${"x".repeat(69)}`, WHY, "has 73 characters, at most 72"],
  ["Cut the list", "\n", "has its reason in the body"],
])("of %s with the body %j it is said: %s [RUN-02]", (title, body, fault) => {
  expect(faultOf(title, body)).toBe(fault);
});

it("looks at the commits since there is the rule, and at none outside of a clone [RUN-02]", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-titles-"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  const commit = (file: string, ...message: string[]) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), message.join());
    git("add", "-A");
    git("commit", "-q", ...message.flatMap((text) => ["-m", text]));
  };
  try {
    expect(commitTitles(folder)).toEqual([]);
    git("init", "-q");
    git("config", "user.email", "t@example.org");
    git("config", "user.name", "T");
    commit("a.ts", "The old way");
    commit("scripts/lib/commitTitles.mjs", "Make the rule");
    commit("a.ts", "Cut the list", WHY);
    expect(commitTitles(folder)).toEqual([]);
    commit("a.ts", "The list is cut", WHY);
    expect(commitTitles(folder)).toEqual([
      expect.stringMatching(/^\w+ The list is cut: a title begins with/),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
