import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { kitChangelog } from "./kitChangelog.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "portal-changelog-"));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
};
const commit = (title: string) => {
  git("add", "-A");
  git("commit", "-q", "-m", title);
};

const RULE = "scripts/lib/kitChangelog.mjs";
const version = (number: string) => ({
  "src/subapp/sdk/contract.ts": `export const KIT_VERSION = "${number}";\n`,
});
const api = (number: string, body: string) => ({ "docs/api/kit.api.md": `# kit ${number}\n${body}\n` });
const changelog = (text: string) => ({ "docs/kit-changelog.md": `# Changelog\n\n${text}\n` });

const RELEASED = "## 1.1.0, 2026-11-30\n\n- a";
const NEXT = "## 1.2.0, not released\n\n- b";

it("a change of the kit's API says in its changelog what an author has to do, under a version that is not released [VIEW-05]", () => {
  git("init", "-q");
  git("config", "user.email", "t@example.org");
  git("config", "user.name", "T");
  write({ ...version("1.0.0"), ...api("1.0.0", "old") });
  commit("Begin without the rule");
  write({ [RULE]: "", ...version("1.1.0"), ...api("1.1.0", "a"), ...changelog(RELEASED) });
  commit("Make the rule");
  expect(kitChangelog(folder)).toEqual([]);

  write(api("1.1.0", "b"));
  expect(kitChangelog(folder)).toEqual([
    expect.stringMatching(/^docs\/api changes, and 1\.1\.0 is released/),
  ]);
  write({ ...version("1.2.0"), ...api("1.2.0", "b") });
  expect(kitChangelog(folder)).toEqual([
    expect.stringMatching(
      /^The kit is 1\.2\.0 .*, and the newest entry of docs\/kit-changelog\.md is 1\.1\.0$/,
    ),
    expect.stringMatching(/^docs\/api changes\. Say in docs\/kit-changelog\.md/),
  ]);
  write(changelog(`${NEXT}\n\n${RELEASED}`));
  expect(kitChangelog(folder)).toEqual([]);
  commit("Begin the next version");

  write(api("1.2.0", "c"));
  commit("Change it silently");
  write({ ...api("1.2.0", "d"), ...changelog(`${NEXT}\n- d\n\n${RELEASED}`) });
  commit("Change it and say so");
  expect(kitChangelog(folder)).toEqual([
    expect.stringMatching(/^\w+ Change it silently: docs\/api changes\. Say in docs\/kit-changelog\.md/),
  ]);
});

it("a folder without a history is asked for the number alone [VIEW-05]", () => {
  const plain = mkdtempSync(path.join(tmpdir(), "portal-plain-"));
  try {
    expect(kitChangelog(plain)).toEqual([]);
  } finally {
    rmSync(plain, { recursive: true });
  }
});
