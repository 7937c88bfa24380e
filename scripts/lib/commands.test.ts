import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openToAll, stoppedByRights } from "../../test/otherUser";
import { ONLY_ROOT, smallDisk } from "../../test/smallDisk";
import { where } from "../../test/where";

jest.setTimeout(120_000);

const root = path.join(__dirname, "../..");

/** Runs Node in the project's folder, as the tests' own user or as another. */
const node = (args: string[], options: { cwd?: string; uid?: number; gid?: number } = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: "utf8",
    ...options,
  });
  return { status, stdout, lines: stderr.trim().split("\n") };
};

it("an old Node ends in one line that says which one is needed [RUN-01]", () => {
  const { status, lines } = node([
    "--input-type=module",
    "-e",
    'import { requireNode } from "./scripts/lib/install.mjs"; requireNode("18.19.0")',
  ]);
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/needs Node 20\.19 or newer; this is Node 18\.19\.0/)]);
});

it("the commands an old Node may meet use nothing that it lacks before they have looked at its version [RUN-01]", () => {
  const early = [
    "start.mjs",
    "test.mjs",
    "check.mjs",
    "messages.mjs",
    "lib/run.mjs",
    "lib/children.mjs",
    "lib/install.mjs",
    "lib/stamp.mjs",
  ];
  const newer = early.filter((file) =>
    /import\.meta\.(dirname|filename)/.test(readFileSync(path.join(root, "scripts", file), "utf8")),
  );
  expect(newer).toEqual([]);
});

/** The files that a script loads before its first line runs, and the packages that they would need by then. */
function loadedFirst(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/^import\s(?:[^"']*\sfrom\s)?\s*["']([^"']+)["']/gm)].flatMap(
    ([, from = ""]) => {
      if (from.startsWith("node:") || from.endsWith(".json")) return [];
      return from.startsWith(".") ? loadedFirst(path.join(path.dirname(file), from), seen) : [from];
    },
  );
}

it.each(["start", "test", "quick", "check", "dev", "bench", "pictures", "chromatic"])(
  "the command %s loads no package before it has installed them [RUN-01, RUN-02]",
  (name) => {
    const file = path.join(root, "scripts", `${name}.mjs`);
    expect(readFileSync(file, "utf8")).toContain("installPackages");
    expect(loadedFirst(file)).toEqual([]);
  },
);

it("the Node of today is new enough [RUN-01]", () => {
  const script =
    'import { requireNode } from "./scripts/lib/install.mjs"; requireNode("20.19.0"); requireNode("24.0.0")';
  expect(node(["--input-type=module", "-e", script]).status).toBe(0);
});

it("a folder that cannot be written ends in one line [RUN-01]", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "read-only-"));
  try {
    cpSync(path.join(root, "scripts"), path.join(folder, "scripts"), { recursive: true });
    writeFileSync(path.join(folder, "package-lock.json"), "{}");
    writeFileSync(path.join(folder, "webpack.config.ts"), "");
    openToAll(folder);
    chmodSync(folder, 0o555);
    const { status, lines } = node(["scripts/start.mjs"], { cwd: folder, ...stoppedByRights });
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringContaining("is read-only")]);
  } finally {
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true });
  }
});

const disk = smallDisk(64);
const withDisk = where(disk !== null, ONLY_ROOT)(it);
afterAll(() => disk?.remove());

withDisk("a full disk ends in one line, of the build and of the start [RUN-01, RUN-05]", () => {
  const folder = disk?.folder ?? "";
  const ended = (args: string[], more: NodeJS.ProcessEnv) => {
    const env = { ...process.env, ...more };
    const { status, stderr } = spawnSync(process.execPath, ["scripts/ts.cjs", ...args], {
      cwd: root,
      encoding: "utf8",
      env,
    });
    return [status, stderr.trim()];
  };
  expect(ended(["scripts/build.ts", "drive"], { PORTAL_DIST: folder, BUILD_CACHE: "0" })).toEqual([
    3,
    `The portal could not be built: the disk of ${folder} is full. Make room, and start again.`,
  ]);
  expect(ended(["server/main.ts"], { DATA_DIR: path.join(folder, "data"), PORT: "0" })).toEqual([
    1,
    expect.stringMatching(/^[^\n]*\bfull\b[^\n]*$/),
  ]);
});

it("the test command refuses a part that it does not have, and names those it has [RUN-02]", () => {
  const { status, lines } = node(["scripts/test.mjs", "unti"]);
  expect(status).toBe(2);
  expect(lines.join("\n")).toContain(
    "Unknown part: unti. Parts: start, check, nodes, unit, server, stories, e2e, bench.",
  );
});

it("the source's digest changes with the source and not with tests, so builds are renewed only when stale [RUN-01]", () => {
  const stamp = () =>
    node([
      "--input-type=module",
      "-e",
      'import { sourceStamp } from "./scripts/lib/stamp.mjs"; console.log(sourceStamp())',
    ]).stdout;
  const before = stamp();
  const added = path.join(root, "theme/stampProbe.ts");
  const test = path.join(root, "theme/stampProbe.test.ts");
  try {
    writeFileSync(test, "");
    expect(stamp()).toBe(before);
    writeFileSync(added, "export {};\n");
    expect(stamp()).not.toBe(before);
  } finally {
    rmSync(added, { force: true });
    rmSync(test, { force: true });
  }
  expect(stamp()).toBe(before);
});

it("the build command refuses a part that there is none of, and names those it has [RUN-01]", () => {
  const { status, lines } = node(["scripts/ts.cjs", "scripts/build.ts", "no-such-part"]);
  expect(status).toBe(2);
  expect(lines).toEqual([expect.stringMatching(/^Unknown part: no-such-part\. Parts: portal, .*notices/)]);
});

it("a part's digest changes with its own sources and not with another part's [RUN-01]", () => {
  const stamps = () =>
    node([
      "--input-type=module",
      "-e",
      'import { partStamp } from "./scripts/lib/stamp.mjs"; console.log(partStamp("portal"), partStamp("notices"))',
    ]).stdout.split(/\s/);
  const [portal, notices] = stamps();
  const changedBy = (file: string) => {
    const added = path.join(root, file);
    try {
      writeFileSync(added, "export {};\n");
      const [portalNow, noticesNow] = stamps();
      return [portalNow !== portal, noticesNow !== notices];
    } finally {
      rmSync(added, { force: true });
    }
  };
  expect(changedBy("subapps/notices/client/stampProbe.ts")).toEqual([false, true]);
  expect(changedBy("src/shell/stampProbe.ts")).toEqual([true, false]);
});
