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

const cells = (name: string, rows: readonly Row[]): string =>
  `| ${[
    name,
    rows.length,
    sum(rows, ({ violations }) => violations.length),
    sum(rows, ({ judged }) => judged),
    sum(rows, ({ low }) => low.length),
    rows.filter(({ sideways }) => sideways > 0).length,
  ].join(" | ")} |`;

/** The findings as a table in Markdown, a line for each screen and one for all. */
export function tableOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.map(({ screen }) => screen))];
  return [
    "| screen | ways | axe violations | words judged by pixels | too low | scroll sideways |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...names.map((name) =>
      cells(
        name,
        rows.filter(({ screen }) => screen === name),
      ),
    ),
    cells("**all**", rows),
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

/** Puts the table between the marks of a document; throws where it has none. */
export function withTable(document: string, table: string): string {
  const [begin, end] = [document.indexOf(MARKS[0]), document.indexOf(MARKS[1])];
  if (begin < 0 || end < begin)
    throw new Error(`The document has no place for the table (${MARKS.join(" … ")})`);
  return `${document.slice(0, begin + MARKS[0].length)}\n\n${table}\n\n${document.slice(end)}`;
}
