import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "../../..");

/** What a file imports at once: not what it only takes types from, nor what it asks for when it is needed. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8").replaceAll(
    /\/\*[\s\S]*?\*\/|\b(?:import|export) type\b[^;]*;/g,
    "",
  );
  return [...source.matchAll(/\b(?:from|import)\s*"([^"]*)"/g)].map(([, name = ""]) => name);
}

/** Every package that comes with a file. */
function packagesOf(entry: string): ReadonlySet<string> {
  const packages = new Set<string>();
  const files = new Set([path.join(root, entry)]);
  for (const file of files)
    for (const name of importsOf(file)) {
      if (!name.startsWith(".")) packages.add(name);
      const stem = path.join(path.dirname(file), name);
      [`${stem}.ts`, `${stem}.tsx`, path.join(stem, "index.ts")]
        .filter((other) => name.startsWith(".") && existsSync(other))
        .forEach((other) => files.add(other));
    }
  return packages;
}

const FORMS = /^(react-hook-form|@hookform\/|yup)/;

describe("what forms are made of", () => {
  it.each(["src/pages/boot.ts", "src/pages/account.tsx", "src/pages/portal.tsx", "src/subapp/kit.ts"])(
    "does not come with %s [WID-02]",
    (entry) => {
      const packages = packagesOf(entry);
      expect([...packages].filter((name) => FORMS.test(name))).toEqual([]);
      if (!entry.endsWith("boot.ts")) expect(packages).toContain("react");
    },
  );

  it("comes with a form [WID-02]", () => {
    expect([...packagesOf("src/kit/form/FormDialog.tsx")].filter((name) => FORMS.test(name)).sort()).toEqual([
      "@hookform/resolvers/yup",
      "react-hook-form",
      "yup",
    ]);
  });
});
