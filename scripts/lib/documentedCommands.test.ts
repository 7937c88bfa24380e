import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { firstCommand } from "./firstRun.mjs";

jest.setTimeout(120_000);

const root = path.join(__dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(path.join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** Commands of ours that a text names: `npm start`, `npm test`, `npm run NAME`. */
const namedIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, own]) => run ?? own ?? "");
const named = [...new Set(pages.flatMap((page) => namedIn(read(page))))].sort();

/** As npm hands it to what it runs: the packages' commands come first. */
const env = {
  ...process.env,
  PATH: [path.join(root, "node_modules/.bin"), process.env["PATH"]].join(path.delimiter),
};

/** A command in the project's folder; nothing that it starts outlives the test. */
const run = promisify(execFile);
const start = (file: string, args: readonly string[]) =>
  run(file, args, { cwd: root, env, timeout: 100_000, maxBuffer: 1 << 24 }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  );

/** As people type it. */
const npm = (...args: readonly string[]) => start("npm", ["--silent", ...args]);

/** What npm hands to the shell, with what comes before it; npm itself takes as long to start as most commands. */
const asNpmRuns = (name: string, argument: string) => {
  const before = scripts[`pre${name}`];
  const command = `${scripts[name] ?? ""} ${argument}`;
  return start("sh", ["-c", before === undefined ? command : `${before} && ${command}`]);
};

it("README begins with the command that every whole test run begins with [RUN-05]", () => {
  expect(firstCommand(read("README.md"))).toBe("npm start");
});

it("every command that README, the guide for contributors and docs name is there [RUN-02, RUN-03]", () => {
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it("every command is in README or in the guides for contributors [RUN-03]", () => {
  const told = new Set([
    ...namedIn(read("README.md")),
    ...["CONTRIBUTING.md", "docs/testing.md"].flatMap((page) => namedIn(read(page))),
  ]);
  // README names parts of the tests by their endings.
  const parts = Object.keys(scripts).filter((name) => name.startsWith("test:"));
  const untold = Object.keys(scripts).filter((name) => !name.startsWith("pre") && !told.has(name));
  expect(untold.filter((name) => !parts.includes(name))).toEqual([]);
  for (const part of parts) expect(read("README.md")).toContain(part.replace("test", ""));
});

it.each(named)("npm run %s starts, and says what it does [RUN-02, RUN-03]", async (name) => {
  const { code, stdout } = await asNpmRuns(name, "--help");
  expect([code, stdout.trim().length > 30]).toEqual([0, true]);
});

it("npm hands a command what stands behind its name [RUN-02, RUN-03]", async () => {
  const { code, stdout } = await npm("run", "quick", "--", "--help");
  expect([code, stdout.trim()]).toEqual([0, (await asNpmRuns("quick", "--help")).stdout.trim()]);
});

it("a command that lacks a setting ends in one line that names it [RUN-03]", async () => {
  const { code, stderr } = await npm("run", "chromatic");
  expect(code).toBe(1);
  expect(stderr.trim()).toMatch(/^[^\n]*CHROMATIC_PROJECT_TOKEN[^\n]*$/);
});

it("every script that npm starts installs what it needs before it needs a package [RUN-02]", () => {
  const direct = Object.entries(scripts).filter(([name, command]) => {
    const first = command.split(" && ")[0] ?? "";
    // `storybook` has a script before it, which does.
    const before = scripts[`pre${name}`] ?? first;
    return !/^node (--\S+ )*scripts\/\w+\.mjs\b/.test(before);
  });
  expect(direct).toEqual([]);
});
