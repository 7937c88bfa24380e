import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { staleReports } from "./staleReports";

const folder = mkdtempSync(path.join(tmpdir(), "portal-reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("a report that differs from its file is named with the lines that went and came [VIEW-05]", () => {
  writeFileSync(path.join(folder, "same.md"), "a\n");
  writeFileSync(path.join(folder, "old.md"), "# kit\n}\nback(): void;\n}\n");
  const reports = [
    { file: "same.md", text: "a\n" },
    { file: "old.md", text: "# kit\n}\nback(far: number): void;\n}\n}\n" },
    { file: "new.md", text: Array.from({ length: 20 }, (_, line) => `line ${line}`).join("\n") },
  ];
  const [old, added, ...others] = staleReports(folder, reports);
  expect(old).toBe("old.md\n- back(): void;\n+ back(far: number): void;\n+ }");
  expect(added).toMatch(/^new\.md\n.*\+ line 10\n… and 9 more lines$/s);
  expect(others).toEqual([]);
});
