import path from "node:path";
import { countOwnWords, OWN_WORDS, ownWords, proseOf } from "./ownWords.mjs";

it("reads documents and the comments of code, and no decision [RUN-02]", () => {
  expect(proseOf("docs/theme.md", "It is worn.")).toBe("It is worn.");
  expect(proseOf("docs/adr/0001-x.md", "It is worn.")).toBe("");
  const code = `/** It is worn. */\nconst worn = "https://told"; // It is kept.\n`;
  expect(proseOf("src/a.ts", code)).toBe("/** It is worn. */\n// It is kept.");
  expect(countOwnWords("Worn, and worn again; shown")).toMatchObject({ worn: 2, kept: 0 });
});

it("complains of a word that stands more often than it may [RUN-02]", () => {
  const root = path.join(__dirname, "../..");
  const none = ownWords(root, {});
  const all = Object.fromEntries(Object.keys(OWN_WORDS).map((word) => [word, 10_000]));
  expect(none).toEqual(
    expect.arrayContaining([expect.stringMatching(/^“kept” stands \d+ times .*: say stored/)]),
  );
  expect(ownWords(root, all)).toEqual([]);
});
