import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { writeApp } from "../../scripts/lib/newApp.mjs";

// As deep as `subapps`, so that what it imports is where it looks.
const folder = path.join(__dirname, "../../test-results/bus-times");
rmSync(folder, { recursive: true, force: true });
writeApp(folder, { code: "bus-times", name: { "zh-CN": "校车时刻", en: "Bus times" } });
afterAll(() => rmSync(folder, { recursive: true }));

it("a new application's page has its own code and title [VIEW-05]", () => {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  expect(read("contract.ts")).toContain('"/api/bus-times/list"');
  expect(read("messages/zh-CN.json")).toContain('"title": "校车时刻"');
  expect(read("messages/en.json")).toContain('"title": "Bus times"');
  expect(read("README.md")).toMatch(/^# Bus times\n[^]*`bus_times_note`/);
});

describe("a new application passes the tests of its page, which come with it [VIEW-05]", () => {
  jest.requireActual(path.join(folder, "client/NotesPage.test.tsx"));
});
