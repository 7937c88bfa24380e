import type { Appearance, Setting } from "./choices";
import type { Judgement } from "./judge";

/** What was found on one screen in one setting and one look. */
export interface Row extends Judgement, Setting, Appearance {
  readonly screen: string;
  /** By how many pixels it scrolls sideways. */
  readonly sideways: number;
}

const sum = (rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/** The lowest of some contrasts; null where none was measured. */
const leastOf = (contrasts: readonly (number | null)[]): number | null => {
  const known = contrasts.filter((contrast) => contrast !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

/** A line of the table: a screen, its sums, and the lowest contrast that the pixels showed in any of its ways. */
interface Line {
  readonly name: string;
  readonly sums: readonly number[];
  readonly least: number | null;
}

const SUMS = ["ways", "axe violations", "words judged by pixels", "too low", "scroll sideways"] as const;

const lineOf = (name: string, rows: readonly Row[]): Line => ({
  name,
  sums: [
    rows.length,
    sum(rows, ({ violations }) => violations.length),
    sum(rows, ({ judged }) => judged),
    sum(rows, ({ low }) => low.length),
    rows.filter(({ sideways }) => sideways > 0).length,
  ],
  least: leastOf(rows.map(({ least }) => least)),
});

const written = ({ name, sums, least }: Line) =>
  `| ${[name, ...sums, least === null ? "–" : least.toFixed(2)].join(" | ")} |`;

const ALL = "**all**";

/** The lines of a table as it stands in a document, without the last one. A table may be older than the contrasts. */
const linesIn = (table: string): readonly Line[] =>
  table
    .split("\n")
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([name, ways]) => name !== ALL && /^\d+$/.test(ways ?? ""))
    .map(([name = "", ...cells]) => {
      const least = Number.parseFloat(cells[SUMS.length] ?? "");
      return {
        name,
        sums: cells.slice(0, SUMS.length).map(Number),
        least: Number.isNaN(least) ? null : least,
      };
    });

/**
 * The findings as a table in Markdown, a line for each screen and one for all. A table of an earlier run lends the lines of the
 * screens that this one has left out.
 */
export function tableOf(rows: readonly Row[], earlier = ""): string {
  const names = [...new Set(rows.map(({ screen }) => screen))];
  const now = new Map(
    names.map((name) => [
      name,
      lineOf(
        name,
        rows.filter(({ screen }) => screen === name),
      ),
    ]),
  );
  const before = linesIn(earlier);
  const lines = [
    ...before.map((line) => now.get(line.name) ?? line),
    ...[...now.values()].filter(({ name }) => !before.some((known) => known.name === name)),
  ];
  const all: Line = {
    name: ALL,
    sums: SUMS.map((_, column) => lines.reduce((total, { sums }) => total + (sums[column] ?? 0), 0)),
    least: leastOf(lines.map(({ least }) => least)),
  };
  return [
    `| ${["screen", ...SUMS, "least contrast"].join(" | ")} |`,
    `| --- |${" ---: |".repeat(SUMS.length + 1)}`,
    ...[...lines, all].map(written),
  ].join("\n");
}

/** What axe left to a person, each rule once with how often and an example. */
export function openQuestions(rows: readonly Row[]): readonly string[] {
  const byRule = new Map<string, { count: number; example: string }>();
  for (const line of rows.flatMap(({ open }) => open)) {
    const [rule = line] = line.split(":", 1);
    const seen = byRule.get(rule);
    byRule.set(rule, { count: (seen?.count ?? 0) + 1, example: seen?.example ?? line });
  }
  return [...byRule].map(
    ([rule, { count, example }]) => `${rule} (${count}): ${example.slice(rule.length + 2)}`,
  );
}

const MARKS = ["<!-- audit: begin -->", "<!-- audit: end -->"] as const;

/** Puts the findings between the marks of a document; throws where it has none. Of a run over some of the screens the others' lines stay. */
export function withTable(document: string, rows: readonly Row[], isPart: boolean): string {
  const [begin, end] = [document.indexOf(MARKS[0]), document.indexOf(MARKS[1])];
  if (begin < 0 || end < begin)
    throw new Error(`The document has no place for the table (${MARKS.join(" … ")})`);
  const table = tableOf(rows, isPart ? document.slice(begin, end) : "");
  return `${document.slice(0, begin + MARKS[0].length)}\n\n${table}\n\n${document.slice(end)}`;
}
