import { styled } from "@mui/material/styles";
import type { MouseEvent, ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FilingRecord, type ShownFiling } from "../base/kit/FilingRecord";
import { DatedPhrase } from "../base/kit/dated";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";

const Place = styled("footer")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: "0.25rem 1.25rem",
  padding: "0.5rem 1.5rem",
  fontSize: "0.8125rem",
  lineHeight: 1.5,
  textAlign: "center",
  overflowWrap: "anywhere",
  // The art of some looks is darker here than anything words are measured against.
  backgroundColor: theme.vars.palette.surface.header,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  "& p": { margin: 0 },
  "& :is(a, button), & .filing": {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.375rem",
    minBlockSize: "1.5rem",
  },
  "& :is(a, button)": {
    padding: 0,
    border: 0,
    borderRadius: "0.25rem",
    background: "none",
    font: "inherit",
    color: "inherit",
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    cursor: "pointer",
    "&:hover": { color: theme.vars.palette.text.primary },
  },
}));

interface Props {
  readonly copyright: string;
  readonly filings: readonly ShownFiling[];
  /** The school's time zone, whose clock the texts write. */
  readonly zone: string;
  /** Where the help centre is; null where none is wanted. */
  readonly help: string | null;
  readonly onHelp: (event: MouseEvent<HTMLElement>) => void;
  readonly onVersion: () => void;
}

/** What a school shows at the foot of its desktop: copyright, filing records, and the ways to help and to the versions [FOOT-01]. */
export function Footer({ copyright, filings, zone, help, onHelp, onVersion }: Props): ReactElement {
  const label = useIntl().formatMessage({ id: "footer.label" });
  return (
    <Place aria-label={label}>
      {copyright !== "" && (
        <p>
          <DatedPhrase text={copyright} zone={zone} />
        </p>
      )}
      {filings.map((filing) => (
        <FilingRecord key={filing.text} {...filing} zone={zone} />
      ))}
      {help !== null && (
        <a href={help} target="_blank" rel="noopener" onClick={onHelp}>
          <FormattedMessage id="footer.help" />
          <VisuallyHidden>
            <FormattedMessage id="common.opensNewWindow" />
          </VisuallyHidden>
        </a>
      )}
      <button type="button" onClick={onVersion}>
        <FormattedMessage id="footer.version" />
      </button>
    </Place>
  );
}
