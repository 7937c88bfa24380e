import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openMemoryFolder } from "./memoryFolder";

const memory = mkdtempSync(path.join(tmpdir(), "memory-"));
afterAll(() => rmSync(memory, { recursive: true, force: true }));

it("tests have a folder in memory, and one that a run left behind goes [RUN-04]", () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  const [left, others] = [`school-portal-tests-${pid}`, "others"].map((name) => path.join(memory, name));
  for (const folder of [left, others]) mkdirSync(folder ?? "");
  const own = openMemoryFolder(memory, 0);
  expect(own).toBe(path.join(memory, `school-portal-tests-${process.pid}`));
  expect([own, left, others].map((folder) => existsSync(folder ?? ""))).toEqual([true, false, true]);
  expect(openMemoryFolder(memory, 0)).toBe(own);
});

it("where there is no memory to be had, tests go on without [RUN-04]", () => {
  expect(openMemoryFolder(path.join(memory, "none"), 0)).toBeNull();
  expect(openMemoryFolder(memory, Number.MAX_SAFE_INTEGER)).toBeNull();
});
