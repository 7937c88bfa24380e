import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { askedApp, writeApp } from "./newApp.mjs";

const apps = mkdtempSync(path.join(tmpdir(), "new-app-"));
mkdirSync(path.join(apps, "canteen"));
writeFileSync(path.join(apps, "canteen/contract.ts"), `export const path = "/api/meal/list";`);
afterAll(() => rmSync(apps, { recursive: true }));

it("a new application has the code that was asked for, and a title in both languages [VIEW-05]", () => {
  const log = { "zh-CN": "阅读记录", en: "Reading log" };
  expect(askedApp(["reading-log"], apps)).toEqual({
    code: "reading-log",
    name: { "zh-CN": "Reading log", en: "Reading log" },
  });
  for (const args of [
    ["reading-log", "--title", "阅读记录|||Reading log"],
    ["--title=阅读记录 ||| Reading log", "reading-log"],
  ])
    expect(askedApp(args, apps)).toEqual({ code: "reading-log", name: log });
});

it.each([
  ["no name", [], "The name must be words of small letters"],
  ["two names", ["reading", "log"], "One name, please: reading, log."],
  ["capitals", ["Reading"], "The name must be words of small letters"],
  ["a digit first", ["3d"], "The name must be words of small letters"],
  ["a path", ["../x"], "The name must be words of small letters"],
  ["a name that is too long", ["x".repeat(31)], "The name must be words of small letters"],
  ["a folder that is there", ["canteen"], "There is a folder subapps/canteen already."],
  [
    "the address of another one's calls",
    ["meal"],
    "The name meal has a meaning already, in subapps/canteen/",
  ],
  ["an entry of the demo's menu", ["homework"], "The name homework has a meaning already, in server/demo/"],
  ["another option", ["reading-log", "--force"], "There is no option --force."],
  ["an empty title", ["reading-log", "--title"], 'The title must be "中文|||English"'],
  ["half a title", ["reading-log", "--title", "阅读记录|||"], 'The title must be "中文|||English"'],
  ["a title with braces", ["reading-log", "--title", "{x}"], 'The title must be "中文|||English"'],
])("no application is made for %s, in one line that says why [VIEW-05]", (_why, args, line) => {
  const { fault = "" } = askedApp(args, apps) as { fault?: string };
  expect(fault.startsWith(line)).toBe(true);
  expect(fault).not.toContain("\n");
});

describe("the folder of a new application", () => {
  const asked = { code: "reading-log", name: { "zh-CN": "阅读记录", en: "Reading log" } };

  it("holds all of its files, and its app.json came last [VIEW-05]", () => {
    const folder = path.join(apps, asked.code);
    const files = writeApp(folder, asked);
    expect(files).toContain("app.json");
    const written = files.map((file) => [file, statSync(path.join(folder, file)).mtimeMs] as const);
    const latest = Math.max(...written.map(([, time]) => time));
    expect(new Map(written).get("app.json")).toBe(latest);
  });

  it("stays as it was where something stands in it already [VIEW-05]", () => {
    const folder = path.join(apps, "library");
    mkdirSync(path.join(folder, "mine"), { recursive: true });
    expect(() => writeApp(folder, { ...asked, code: "library" })).toThrow();
    expect(readdirSync(folder)).toEqual(["mine"]);
  });

  it("is gone after a fault halfway [VIEW-05]", () => {
    const folder = path.join(apps, "half");
    const named = { en: "Half" } as { readonly "zh-CN": string; readonly en: string };
    Object.defineProperty(named, "zh-CN", {
      get: () => {
        if (existsSync(path.join(folder, "contract.ts"))) throw new Error("no space");
        return "半";
      },
    });
    expect(() => writeApp(folder, { code: "half", name: named })).toThrow("no space");
    expect(existsSync(folder)).toBe(false);
  });
});
