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

/** A line of the table: a screen and its figures. */
type Line = readonly [name: string, ...figures: number[]];

const lineOf = (name: string, rows: readonly Row[]): Line => [
  name,
  rows.length,
  sum(rows, ({ violations }) => violations.length),
  sum(rows, ({ judged }) => judged),
  sum(rows, ({ low }) => low.length),
  rows.filter(({ sideways }) => sideways > 0).length,
];

const written = (line: Line) => `| ${line.join(" | ")} |`;

const ALL = "**all**";

/** The lines of a table as it stands in a document, without the last one. */
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
    .map(([name = "", ...figures]) => [name, ...figures.map(Number)]);

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
    ...before.map((line) => now.get(line[0]) ?? line),
    ...[...now.values()].filter(([name]) => !before.some(([known]) => known === name)),
  ];
  const [, ...figures] = lineOf("", []);
  const all = figures.map((_, column) => lines.reduce((total, line) => total + Number(line[column + 1]), 0));
  return [
    "| screen | ways | axe violations | words judged by pixels | too low | scroll sideways |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...[...lines, [ALL, ...all] satisfies Line].map(written),
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
