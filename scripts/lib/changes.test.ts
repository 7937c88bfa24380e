import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { changedFiles, isLinted, isTested, nearestTests, readingTests } from "./changes.mjs";

describe("what a piece of work has changed", () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t.test", ...args], {
      cwd: folder,
      stdio: "ignore",
    });
  const write = (name: string, text = name) => writeFileSync(path.join(folder, name), text);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "portal-changes-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is what differs from the main branch, committed or not, and no file that is gone [RUN-04]", () => {
    git("init", "--initial-branch=main");
    for (const name of ["same.ts", "gone.ts", "later.ts"]) write(name);
    git("add", ".");
    git("commit", "-m", "first");
    git("switch", "-c", "work");
    write("committed.ts");
    rmSync(path.join(folder, "gone.ts"));
    git("add", ".");
    git("commit", "-m", "second");
    write("later.ts", "changed");
    write("new.ts");
    expect(changedFiles(folder)).toEqual(["committed.ts", "later.ts", "new.ts"]);
    expect(changedFiles(folder, "HEAD")).toEqual(["later.ts", "new.ts"]);
  });

  it("is what no commit holds where there is no main branch, and nothing outside of a clone [RUN-04]", () => {
    write("a.ts");
    expect(changedFiles(folder)).toEqual([]);
    git("init", "--initial-branch=trunk");
    git("add", ".");
    git("commit", "-m", "first");
    write("a.ts", "changed");
    expect(changedFiles(folder)).toEqual(["a.ts"]);
  });
});

it("sources are linted; tests are looked for by sources and data, not by documents and journeys [RUN-04]", () => {
  const files = [
    "src/a.tsx",
    "scripts/b.mjs",
    "test/budget.json",
    "docs/openapi.json",
    "README.md",
    "e2e/a.spec.ts",
  ];
  expect(files.filter(isLinted)).toEqual(["src/a.tsx", "scripts/b.mjs", "e2e/a.spec.ts"]);
  expect(files.filter(isTested)).toEqual(["src/a.tsx", "scripts/b.mjs", "test/budget.json"]);
});

it("the tests of a change are all that reach it, or those beside it where they are many [RUN-04]", () => {
  const few = ["server/a.test.ts", "src/b.test.ts"];
  expect(nearestTests(few, ["src/c.ts"])).toEqual(few);
  const many = Array.from(
    { length: 40 },
    (_, index) => `server/${index % 2 ? "auth" : "db"}/${index}.test.ts`,
  );
  const near = nearestTests(many, ["server/auth/tokens.ts"]);
  expect(near).toHaveLength(20);
  expect(near.every((file) => file.startsWith("server/auth/"))).toBe(true);
});

it("a change to the template of an application runs the tests that generate one [RUN-04, VIEW-05]", () => {
  const root = path.join(__dirname, "../..");
  const tests = readingTests(["scripts/new-app/app.json"]);
  expect(tests).toHaveLength(3);
  expect(tests.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(readingTests(["scripts/newApp.mjs"])).toEqual([]);
});
