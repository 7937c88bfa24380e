import { styled } from "@mui/material/styles";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Info from "lucide-react/icons/info";
import { useId, type ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Finding, Report, ReportSection, Status } from "./core/report";
import { findingWords } from "./reportText";

const ICONS = { pass: CircleCheck, fail: CircleX, note: Info } as const;

/** So many lines that pass are shown at once; more are folded away. */
const MOST_SHOWN = 6;

const Place = styled("section")({
  "& h3": { margin: "1.25rem 0 0.25rem", fontSize: "1.0625rem", lineHeight: 1.4 },
  "& summary": { inlineSize: "fit-content", paddingBlock: "0.375rem", cursor: "pointer" },
  "& > p": { margin: "0.375rem 0 0" },
});

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "0 0.625rem",
    paddingBlock: "0.5rem",
    borderBlockStart: `1px solid ${theme.vars.palette.line.soft}`,
    lineHeight: 1.5,
    overflowWrap: "anywhere",
  },
  "& svg": { marginBlockStart: "0.1875rem" },
  "& [data-status=pass] > svg": { color: theme.vars.palette.success.main },
  "& [data-status=fail] > svg": { color: theme.vars.palette.error.main },
  "& [data-status=note] > svg": { color: theme.vars.palette.text.secondary },
  "& strong": { fontWeight: 600 },
  "& code": {
    display: "block",
    fontFamily: "ui-monospace, monospace",
    fontSize: "0.875rem",
    color: theme.vars.palette.text.secondary,
    whiteSpace: "pre-wrap",
  },
  "@media (forced-colors: active)": { "& svg": { color: "CanvasText !important" } },
}));

const GAP = " ";

const CHINESE = /\p{sc=Han}/u;

/** What an application says, in whichever language that is. */
const Quoted = ({ children }: { readonly children: string }): ReactElement => (
  <code lang={CHINESE.test(children) ? "zh-CN" : "en"} translate="no">
    {children}
  </code>
);

function Line({ finding }: { readonly finding: Finding }): ReactElement {
  const { formatMessage } = useIntl();
  const { status, key, detail = "" } = finding;
  const Icon = ICONS[status];
  return (
    <li data-status={status} data-check={finding.check}>
      <Icon aria-hidden size="1.125rem" />
      <div>
        <strong>
          <FormattedMessage id={`lab.status.${status}`} />
        </strong>
        {GAP}
        {findingWords(finding, formatMessage)}
        {key !== "" && <Quoted>{key}</Quoted>}
        {detail !== "" && <Quoted>{detail}</Quoted>}
      </div>
    </li>
  );
}

const Lines = ({ findings }: { readonly findings: readonly Finding[] }): ReactElement => (
  <List role="list">
    {findings.map((finding, place) => (
      <Line key={place} finding={finding} />
    ))}
  </List>
);

const withStatus = (findings: readonly Finding[], ...wanted: readonly Status[]) =>
  findings.filter(({ status }) => wanted.includes(status));

function Section({ section, findings, omitted }: ReportSection): ReactElement {
  const id = useId();
  const told = withStatus(findings, "fail", "note");
  const passed = withStatus(findings, "pass");
  return (
    <Place aria-labelledby={id}>
      <h3 id={id}>
        <FormattedMessage id={`lab.section.${section}`} />
      </h3>
      {told.length > 0 && <Lines findings={told} />}
      {passed.length > 0 && passed.length <= MOST_SHOWN && <Lines findings={passed} />}
      {passed.length > MOST_SHOWN && (
        <details>
          <summary>
            <FormattedMessage id="lab.passed" values={{ count: passed.length }} />
          </summary>
          <Lines findings={passed} />
        </details>
      )}
      {omitted > 0 && (
        <p>
          <FormattedMessage id="lab.omitted" values={{ count: omitted }} />
        </p>
      )}
    </Place>
  );
}

/** The sections of a report, failures first [MORE-06]. */
export const ReportSections = ({ report }: { readonly report: Report }): ReactElement => (
  <>
    {report.sections.map((section) => (
      <Section key={section.section} {...section} />
    ))}
  </>
);
