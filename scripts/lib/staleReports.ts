import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** A report of an API, and the file of the repository that holds it. */
export interface Report {
  readonly file: string;
  readonly text: string;
}

/** The most lines of a difference that are shown. */
const MOST = 12;

/** The lines that one text has more often than another. */
const linesBeyond = (text: string, other: string) => {
  const spare = new Map<string, number>();
  for (const line of other.split("\n")) spare.set(line, (spare.get(line) ?? 0) + 1);
  return text.split("\n").filter((line) => {
    const left = spare.get(line) ?? 0;
    spare.set(line, left - 1);
    return left <= 0;
  });
};

/** The reports that differ from their files, with the first lines that went and came. */
export const staleReports = (folder: string, reports: readonly Report[]): readonly string[] =>
  reports.flatMap(({ file, text }) => {
    const place = path.join(folder, file);
    const stored = existsSync(place) ? readFileSync(place, "utf8") : "";
    if (stored === text) return [];
    const lines = [
      ...linesBeyond(stored, text).map((line) => `- ${line}`),
      ...linesBeyond(text, stored).map((line) => `+ ${line}`),
    ];
    const more = lines.length > MOST ? [`… and ${lines.length - MOST} more lines`] : [];
    return [[file, ...lines.slice(0, MOST), ...more].join("\n")];
  });
