/** The parts of a report, in the order in which they are shown. */
const SECTIONS = ["contract", "permissions", "calls", "messages", "layers", "axe"] as const;

/** A part of a report. */
export type Section = (typeof SECTIONS)[number];

/** How a check ended; a `note` is for the author to judge. */
export type Status = "pass" | "fail" | "note";

/** What a check is about; each has its words in the catalogues (`lab.check.…`). */
export type CheckName =
  | "appFile"
  | "axe"
  | "axeClean"
  | "axeSkipped"
  | "callHeld"
  | "callRead"
  | "callRefused"
  | "callSent"
  | "callUnknown"
  | "calls"
  | "catalogue"
  | "code"
  | "entries"
  | "field"
  | "grows"
  | "hash"
  | "kit"
  | "layersAbove"
  | "layersAttributes"
  | "layersOutside"
  | "layersStyles"
  | "leftAttributes"
  | "leftListeners"
  | "leftNodes"
  | "leftStyles"
  | "leftTimers"
  | "messageMissing"
  | "messagePlaceholders"
  | "messageUnknown"
  | "opens"
  | "other"
  | "page"
  | "pageName"
  | "permission"
  | "permissionUnused"
  | "permissions"
  | "script"
  | "serverPart"
  | "shared"
  | "size"
  | "style"
  | "version";

/** One line of a report. Texts of an application are in `key` and `detail`, cut to a length that can be shown. */
export interface Finding {
  readonly section: Section;
  readonly status: Status;
  readonly check: CheckName;
  /** The exact key, code, path, id or rule that it is about. */
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** What an application, a schema or axe says, as they say it. */
  readonly detail?: string;
}

/** A finding without its section. */
export type Found = Omit<Finding, "section">;

/** A section with its lines, of which so many were left out. */
export interface ReportSection {
  readonly section: Section;
  readonly findings: readonly Finding[];
  readonly omitted: number;
}

/** All that a lab has to say about an application. */
export interface Report {
  readonly address: string;
  readonly app: string;
  readonly page: string;
  readonly sections: readonly ReportSection[];
  readonly counts: Readonly<Record<Status, number>>;
}

/** As many lines as one section shows, and as long as one text of them may be. */
export const MOST_FINDINGS = 100;
const LONGEST = 300;

/** A text of an application, short enough to be shown. It ends within no character. */
export const cut = (text: string, longest = LONGEST): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;

/** Gives findings their section. */
export const inSection = (section: Section, found: readonly Found[]): readonly Finding[] =>
  found.map((each) => ({ ...each, section }));

const ORDER: Readonly<Record<Status, number>> = { fail: 0, note: 1, pass: 2 };

/** Puts a report together: failures first, each section bounded. The counts are of all findings, shown or not. */
export function reportOf(
  about: Pick<Report, "address" | "app" | "page">,
  findings: readonly Finding[],
): Report {
  const counts = { pass: 0, fail: 0, note: 0 };
  for (const { status } of findings) counts[status] += 1;
  const sections = SECTIONS.flatMap((section) => {
    const own = findings.filter((finding) => finding.section === section);
    if (own.length === 0) return [];
    const sorted = own.toSorted((one, other) => ORDER[one.status] - ORDER[other.status]);
    const shown = sorted.slice(0, MOST_FINDINGS).map((finding) => ({
      ...finding,
      key: cut(finding.key),
      ...(finding.detail !== undefined && { detail: cut(finding.detail, 2 * LONGEST) }),
    }));
    return [{ section, findings: shown, omitted: own.length - shown.length }];
  });
  return { ...about, sections, counts };
}
