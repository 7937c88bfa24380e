import type { IntlShape } from "react-intl";
import type { Finding, Report } from "./core/report";
import type { FailureReason } from "../subapp/host/step";

type Format = IntlShape["formatMessage"];

const REASONS: ReadonlySet<string> = new Set<FailureReason>([
  "unreachable",
  "manifestMissing",
  "manifestInvalid",
  "entryMissing",
  "scriptFailed",
  "styleFailed",
  "noMount",
  "contractMismatch",
  "versionMismatch",
  "mountThrew",
  "timedOut",
  "crashed",
]);

const isReason = (value: unknown): value is Exclude<FailureReason, "notInstalled"> =>
  typeof value === "string" && REASONS.has(value);

/** What a finding says, in words; of an application that does not open, also why, as the viewport says it. */
export function findingWords({ check, status, values = {} }: Finding, format: Format): string {
  const words = format({ id: `lab.check.${check}` }, { ...values, status });
  const { reason } = values;
  return isReason(reason) ? `${words} ${format({ id: `viewport.failed.${reason}` })}` : words;
}

/** The counts of a report in one line. */
export const summaryWords = ({ counts }: Report, format: Format): string =>
  format({ id: "lab.summary" }, counts);

const lineOf = (finding: Finding, format: Format) => {
  const { status, key, detail } = finding;
  const about = [key, detail].filter((part) => part !== undefined && part !== "").join(" – ");
  const words = findingWords(finding, format);
  return `- ${format({ id: `lab.status.${status}` })} ${words}${about === "" ? "" : ` [${about}]`}`;
};

/** A report as plain text, in the language of the page. */
export function reportText(report: Report, format: Format): string {
  const { app, page, address, sections } = report;
  const about = page === "" ? app : format({ id: "lab.about" }, { app, page });
  const parts = sections.map(({ section, findings, omitted }) =>
    [
      format({ id: `lab.section.${section}` }),
      ...findings.map((finding) => lineOf(finding, format)),
      ...(omitted > 0 ? [format({ id: "lab.omitted" }, { count: omitted })] : []),
    ].join("\n"),
  );
  const head = [about, format({ id: "lab.report.address" }, { address }), summaryWords(report, format)];
  return `${[head.join("\n"), ...parts].join("\n\n")}\n`;
}
