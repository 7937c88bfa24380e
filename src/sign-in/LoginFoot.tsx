import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { filingTargets } from "../base/core/site/filing";
import type { SiteConfig } from "../base/core/site/siteConfig";
import { readFooter } from "../base/core/wire/footer";
import { FilingRecord } from "../base/kit/FilingRecord";
import { DatedPhrase } from "../base/kit/dated";
import { useThemePicture } from "../base/kit/useThemePicture";

/** A unit's configuration as the platform sent it, and the site that judges its addresses. */
export interface FootProps {
  readonly config: unknown;
  readonly site: SiteConfig;
  readonly origin: string;
}

/**
 * At the end of the page, or below the school's name where that stands beside the card: nothing moves when it comes. On a card's ground as
 * every word over art.
 */
const Foot = styled("footer")(({ theme }) => ({
  gridColumn: "1 / -1",
  justifySelf: "center",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: "0 1.25rem",
  padding: "0.25rem 1rem",
  borderRadius: "0.5rem",
  backgroundColor: theme.vars.palette.surface.card,
  color: theme.vars.palette.text.secondary,
  fontSize: "0.8125rem",
  lineHeight: 1.5,
  textAlign: "center",
  overflowWrap: "anywhere",
  "& > *": { display: "inline-flex", alignItems: "center", gap: "0.375rem", minBlockSize: "1.5rem" },
  "& > a": { color: "inherit", textUnderlineOffset: "0.2em" },
  [theme.breakpoints.up("pc")]: {
    gridArea: "2 / 1",
    alignSelf: "end",
    justifySelf: "start",
    marginInlineStart: "clamp(1rem, 3.5vw, 4rem)",
  },
}));

/**
 * What a school's account pages end in: its copyright, and its records in public registers, which some laws want there [FOOT-01]. The
 * school's picture behind the page comes with it.
 */
export function LoginFoot({ config, site, origin }: FootProps): ReactElement | null {
  useThemePicture({ config, site, origin });
  const { timeZone: zone } = site;
  const { copyright = "", filings = [] } = readFooter(config) ?? {};
  if (copyright === "" && filings.length === 0) return null;
  return (
    <Foot>
      {copyright !== "" && (
        <span>
          <DatedPhrase text={copyright} zone={zone} />
        </span>
      )}
      {filings.map((filing) => (
        <FilingRecord
          key={filing.text}
          text={filing.text}
          zone={zone}
          {...filingTargets(filing, site, origin)}
        />
      ))}
    </Foot>
  );
}
