import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { askedApp } from "./newApp.mjs";

const apps = mkdtempSync(path.join(tmpdir(), "new-app-"));
mkdirSync(path.join(apps, "canteen"));
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
