import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "../..");
/** Documents of the present; the decisions may name what was there when they were made. */
const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(path.join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** A file of the repository in code quotes; one with a placeholder in it stands for many. */
const PATH =
  /`((?:src|server|contract|theme|subapps|scripts|stories|e2e|bench|test)\/[\w./-]+\.(?:tsx?|mjs|cjs|json|css|mdx))`/g;

it("the documents name files that there are [RUN-04]", () => {
  const named = DOCUMENTS.flatMap((document) =>
    [...readFileSync(path.join(root, document), "utf8").matchAll(PATH)].map(([, file = ""]) => ({
      document,
      file,
    })),
  );
  expect(named.length).toBeGreaterThan(100);
  // A page for authors may name a file within an application.
  const exists = (file: string) =>
    [root, path.join(root, "scripts/new-app")].some((folder) => existsSync(path.join(folder, file)));
  expect(named.filter(({ file }) => !exists(file))).toEqual([]);
});
