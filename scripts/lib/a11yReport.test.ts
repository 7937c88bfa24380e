import { readFileSync } from "node:fs";
import path from "node:path";
import { tableOf, withTable, type Row } from "../../e2e/audit/report";
import audit from "../../playwright.audit.config";

const DOCUMENT = path.join(__dirname, "../../docs/accessibility.md");

const row: Row = {
  screen: "login",
  language: "en",
  layout: "top",
  width: "pc",
  theme: "ink",
  scheme: "dark",
  violations: ["label: input"],
  judged: 3,
  low: [],
  least: 5.256,
  open: [],
  sideways: 2,
};

describe("the audit's table", () => {
  it("has a line for each screen and one for all, each with the least contrast of its ways [A11Y-01]", () => {
    const [, , ...lines] = tableOf([
      row,
      { ...row, violations: [], sideways: 0, least: 4.6 },
      { ...row, screen: "bind" },
      { ...row, screen: "desktop", judged: 0, least: null },
    ]).split("\n");
    expect(lines).toEqual([
      "| login | 2 | 1 | 6 | 0 | 1 | 4.60 |",
      "| bind | 1 | 1 | 3 | 0 | 1 | 5.26 |",
      "| desktop | 1 | 1 | 0 | 0 | 1 | – |",
      "| **all** | 4 | 3 | 9 | 0 | 3 | 4.60 |",
    ]);
  });

  it("has its place in the document, whose other words stay, and takes the place of an earlier one [A11Y-01]", () => {
    const document = readFileSync(DOCUMENT, "utf8");
    const around = (text: string) => text.split(/(?<=audit: begin -->)[^]*(?=<!-- audit: end)/);
    const once = withTable(document, [row], false);
    const twice = withTable(once, [{ ...row, screen: "bind" }], false);
    expect([once, twice].map((text) => [text.includes("| login |"), text.includes("| bind |")])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(around(document)).toHaveLength(2);
    expect(around(twice)).toEqual(around(document));
    expect(() => withTable("no marks", [], false)).toThrow("audit: begin");
  });
});

it("of a run over some screens takes their lines alone, adds those that are new, and counts all again [A11Y-01]", () => {
  const document = "<!-- audit: begin -->\n<!-- audit: end -->";
  const whole = withTable(document, [row, { ...row, screen: "bind" }], false);
  const part = withTable(
    whole,
    [
      { ...row, screen: "bind", violations: [] },
      { ...row, screen: "desktop" },
    ],
    true,
  );
  expect(part.split("\n").slice(4, -2)).toEqual([
    "| login | 1 | 1 | 3 | 0 | 1 | 5.26 |",
    "| bind | 1 | 0 | 3 | 0 | 1 | 5.26 |",
    "| desktop | 1 | 1 | 3 | 0 | 1 | 5.26 |",
    "| **all** | 3 | 2 | 9 | 0 | 3 | 5.26 |",
  ]);
});

it("takes over the lines of a table without contrasts [A11Y-01]", () => {
  const earlier =
    "| screen | ways |\n| --- | ---: |\n| bind | 32 | 0 | 7 | 0 | 0 |\n| **all** | 32 | 0 | 7 | 0 | 0 |";
  expect(tableOf([row], earlier).split("\n").slice(2)).toEqual([
    "| bind | 32 | 0 | 7 | 0 | 0 | – |",
    "| login | 1 | 1 | 3 | 0 | 1 | 5.26 |",
    "| **all** | 33 | 1 | 10 | 0 | 1 | 5.26 |",
  ]);
});

it("the audit has a project to run its screens in [A11Y-01]", () => {
  expect(audit.projects).toHaveLength(1);
});
