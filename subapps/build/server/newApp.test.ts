import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { readAppFile } from "../../../contract/readAppFiles";
import type { Contract } from "../../../contract/define";
import { writeApp } from "../../../scripts/lib/newApp.mjs";
import { platformOn, signedInOn } from "../../../server/testing/platformOn";
import { withApplication } from "../../../server/testing/withApplication";

jest.setTimeout(60_000);

/** A code that no author would choose: an application of this name in `subapps` would meet the one of this test. */
const CODE = "t-reading-log";
const root = path.join(__dirname, "../../..");
// As deep as `subapps`, so that what it imports is where it looks.
const folder = path.join(root, "test-results", CODE);
const built = path.join(folder, "built");

rmSync(folder, { recursive: true, force: true });
writeApp(folder, { code: CODE, name: { "zh-CN": "阅读记录", en: "Reading log" } });
afterAll(() => rmSync(folder, { recursive: true }));

const node = (...args: readonly string[]) => promisify(execFile)(process.execPath, args, { cwd: root });

/** Builds it as a folder outside of this repository is built. */
const BUILD = `
import webpack from "webpack";
import { defineSubAppBuild } from "../../subapps/build/webpack.subapp";
const build = { app: "${CODE}", directory: __dirname, entries: { "${CODE}": "./client/main.tsx" }, outputRoot: "${built}" };
webpack(defineSubAppBuild(build)({}, { mode: "production" }), (error, stats) => {
  if (!error && !stats?.hasErrors()) return;
  console.error(error ?? stats?.toString("errors-only"));
  process.exit(1);
});`;

/** Its types are checked with those of the whole project that it meets. */
const TYPES = {
  extends: "../../tsconfig.json",
  include: ["client", "contract.ts", "server/index.ts", "../../src/**/*.d.ts", "../../server/**/*.d.ts"],
  exclude: ["client/*.test.tsx"],
};

describe("a new application", () => {
  let isBuilt: Promise<unknown>;
  /** What the compiler complains of. */
  let complaints: Promise<string>;
  beforeAll(() => {
    mkdirSync(built);
    writeFileSync(path.join(folder, "build.ts"), BUILD);
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(TYPES));
    isBuilt = node("scripts/ts.cjs", path.join(folder, "build.ts"));
    complaints = node("node_modules/typescript-7/bin/tsc", "-p", folder).then(
      () => "",
      (fault: unknown) => (fault as { readonly stdout: string }).stdout,
    );
  });

  const platform = platformOn("sqlite", () => ({ subAppDirs: [built] }), withApplication(folder));
  const { student } = signedInOn(platform, "student");

  it("is on the desktop of those who may see it, and the platform answers its calls [VIEW-05]", async () => {
    const desktop = JSON.stringify((await student.call("myAppIcons", {})).data);
    expect(desktop).toContain(`"code":"${CODE}"`);
    const { contract } = jest.requireActual<{ contract: Contract }>(path.join(folder, "contract.ts"));
    const { list, add } = contract;
    expect(await student.ask(add!, { text: "Water the plants" })).toMatchObject({ status: 200 });
    expect(await student.ask(list!, {})).toMatchObject({ data: [{ text: "Water the plants" }] });
    expect(readAppFile(path.join(folder, "app.json")).name.en).toBe("Reading log");
  });

  it("is built like any other, and the platform serves it [VIEW-05]", async () => {
    await isBuilt;
    const manifest = await student.fetch(`/${CODE}/manifest.json`);
    const { entries } = (await manifest.json()) as { readonly entries: Readonly<Record<string, string>> };
    const script = await student.fetch(new URL(entries[`${CODE}.js`] ?? "", manifest.url).pathname);
    expect([script.status, await script.text()]).toEqual([200, expect.stringContaining("portalSubApp")]);
  });

  it("compiles [VIEW-05]", async () => {
    expect(await complaints).toBe("");
  });
});

describe("a new application passes the tests of its server part, which come with it [VIEW-05]", () => {
  jest.requireActual(path.join(folder, "server/notes.test.ts"));
});
