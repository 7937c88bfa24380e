import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.join(__dirname, "../..");
const LOADER = ["scripts/ts.cjs", "scripts/lib/typescript.cjs"];
const CACHE = "node_modules/.cache/school-portal/typescript";

/** A project that has the loader and esbuild alone. */
let project: string;
const inProject = (name: string) => path.join(project, name);
const write = (name: string, ...lines: string[]) => writeFileSync(inProject(name), lines.join("\n"));

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "loader 学校-"));
  mkdirSync(inProject("scripts/lib"), { recursive: true });
  mkdirSync(inProject("node_modules"));
  for (const file of LOADER) copyFileSync(path.join(root, file), inProject(file));
  symlinkSync(path.join(root, "node_modules/esbuild"), inProject("node_modules/esbuild"), "junction");
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const run = (file: string, options: string[] = [], given: string[] = []) => {
  const { stdout, stderr } = spawnSync(process.execPath, [...options, LOADER[0] ?? "", file, ...given], {
    cwd: project,
    encoding: "utf8",
  });
  return { said: stdout.trim(), stderr };
};

it("a file is compiled once, and again when it has changed [RUN-01]", () => {
  write("main.ts", "const count: number = 1;", "console.log(count);");
  expect(run("main.ts").said).toBe("1");
  const [name = ""] = readdirSync(inProject(CACHE));
  const cached = readFileSync(inProject(`${CACHE}/${name}`), "utf8");
  write(`${CACHE}/${name}`, cached.replace("= 1", "= 2"));
  expect(run("main.ts").said).toBe("2");
  write("main.ts", "const count: number = 3;", "console.log(count);");
  expect(run("main.ts").said).toBe("3");
  expect(readdirSync(inProject(CACHE))).toEqual([name]);
});

it("the file is the main one, with its own arguments, and other modules may come before it [RUN-01]", () => {
  write("first.mjs", "globalThis.first = true;");
  write(
    "main.ts",
    "console.log(require.main === module, process.argv.slice(2), (globalThis as never)['first']);",
  );
  expect(run("main.ts", ["--import", "./first.mjs"], ["a"]).said).toBe("true [ 'a' ] true");
});

it("files ask for each other without their ending, at once and later [RUN-01]", () => {
  write("view.tsx", "export const name: string = 'view';");
  write("late.ts", "export default { name: 'late' } as const;");
  write(
    "main.ts",
    'import { name } from "./view";',
    'void import("./late").then((late) => console.log(name, late.default.name));',
  );
  expect(run("main.ts").said).toBe("view late");
});

it("a compiled file that cannot be cached is compiled again [RUN-01]", () => {
  write("node_modules/.cache", "a file where the folder should be");
  write("main.ts", "console.log('here' as string);");
  expect(run("main.ts").said).toBe("here");
  expect(run("main.ts").said).toBe("here");
});

it("a fault is told by its place in the source [RUN-05]", () => {
  write("main.ts", "interface Unused {", "  readonly name: string;", "}", "throw new Error('broken');");
  expect(run("main.ts").stderr).toMatch(/main\.ts:4:/);
  write("main.ts", "", "const = 1;");
  expect(run("main.ts").stderr).toMatch(/main\.ts:2:6: ERROR/);
});
