import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CardFrame } from "../base/kit/card/CardFrame";
import { useKit } from "../base/kit/KitContext";
import { Button } from "../base/kit/mui/Button";
import type { Report } from "./core/report";
import { ReportSections } from "./ReportSections";
import { reportText, summaryWords } from "./reportText";
import { copyText, downloadReport } from "./takeReport";

const Summary = styled("p")({
  margin: "0 0 0.75rem",
  fontSize: "1.0625rem",
  fontWeight: 600,
  lineHeight: 1.5,
});
const Actions = styled("div")({ display: "flex", flexWrap: "wrap", gap: "0.75rem" });

interface Props {
  readonly report: Report;
  /** Whether the application has been opened, or its manifest alone is known. */
  readonly isWhole: boolean;
}

/** What a run came to: a line of summary, the ways to take the report along, and a section for each part. */
export function ReportCard({ report, isWhole }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const { announcer, toasts } = useKit();
  const copy = async () => {
    if (await copyText(reportText(report, formatMessage))) announcer.say(formatMessage({ id: "lab.copied" }));
    else toasts.notify({ severity: "error", text: { id: "lab.copy.failed" }, answer: true });
  };
  return (
    <CardFrame title={<FormattedMessage id={isWhole ? "lab.results" : "lab.results.contract"} />}>
      <Summary>{summaryWords(report, formatMessage)}</Summary>
      <Actions>
        <Button variant="outlined" onClick={() => void copy()}>
          <FormattedMessage id="lab.copy" />
        </Button>
        <Button variant="outlined" onClick={() => downloadReport(report)}>
          <FormattedMessage id="lab.download" />
        </Button>
      </Actions>
      <ReportSections report={report} />
    </CardFrame>
  );
}
