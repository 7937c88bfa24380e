import { styled } from "@mui/material/styles";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Hourglass from "lucide-react/icons/hourglass";
import type { ComponentProps, ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { dateWords } from "../base/core/date/dateWords";
import {
  byEnd,
  daysLeft,
  licenceStatus,
  needsNotice,
  type LicenceStatus,
  type ModuleLicence,
} from "../base/core/licence/licence";
import { useLanguage } from "../base/i18n/useText";
import { DialogFrame } from "../base/kit/DialogFrame";
import type { Question } from "../base/kit/DialogQueue";
import { NoData } from "../base/kit/empty/NoData";
import { Phrase } from "../base/kit/Phrase";

const ICONS = { 1: CircleCheck, 2: Hourglass, 3: CircleX } as const;

const Table = styled("table")(({ theme }) => ({
  inlineSize: "100%",
  marginBlockStart: "1rem",
  borderCollapse: "collapse",
  "& th, & td": {
    padding: "0.625rem 0.75rem 0.625rem 0",
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    textAlign: "start",
    verticalAlign: "top",
    overflowWrap: "anywhere",
  },
  "& thead th": { fontSize: "0.875rem", fontWeight: 600, color: theme.vars.palette.text.secondary },
  "& tbody th": { fontWeight: 600 },
  "& .end": { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  // Where columns are too narrow for their words, an application is a block of lines.
  "@media (max-width: 26em)": {
    "& thead": { position: "absolute", clipPath: "inset(50%)" },
    "& tr": {
      display: "block",
      paddingBlock: "0.5rem",
      borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    },
    "& tbody :is(th, td)": { display: "block", padding: "0.125rem 0", border: 0 },
  },
}));

const Status = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "0.125rem 0.5rem",
  "& svg": { flex: "none" },
  "&[data-status='1'] svg": { color: theme.vars.palette.success.main },
  "&[data-status='2'] svg": { color: theme.vars.palette.warning.main },
  "&[data-status='3'] svg": { color: theme.vars.palette.error.main },
  "& .days": { fontSize: "0.875rem", color: theme.vars.palette.text.secondary },
}));

/** In the corner where it covers least of a page, and no higher than a part of it. */
const BESIDE = {
  width: "min(32rem, 100%)",
  height: "min(16rem, 40dvh)",
  position: [null, "1.5rem", "1.5rem", null],
  modal: false,
  takesFocus: false,
  draggable: false,
} satisfies Partial<ComponentProps<typeof DialogFrame>>;

interface Props extends Question<never> {
  readonly licences: readonly ModuleLicence[];
  /** The server's clock. */
  readonly now: number;
  /** The school's time zone. */
  readonly zone: string;
  /** Whether it opens by itself: beside the page then, which stays in use and keeps the focus [A11Y-02]. */
  readonly unasked?: boolean;
}

interface StatusProps {
  readonly status: LicenceStatus;
  readonly days: number | null;
}

function StatusCell({ status, days }: StatusProps): ReactElement {
  const Icon = ICONS[status];
  return (
    <Status data-status={status}>
      <Icon aria-hidden="true" size="1.125rem" />
      <FormattedMessage id={`licence.status.${status}`} />
      {status === 2 && days !== null && (
        <span className="days">
          <FormattedMessage id="licence.days" values={{ days }} />
        </span>
      )}
    </Status>
  );
}

/** The applications with the day on which each licence ends, those first that end first, and what to do where one ends soon [LIC-02]. */
export function LicencesDialog({ close, licences, now, zone, unasked = false }: Props): ReactElement {
  const language = useLanguage();
  return (
    <DialogFrame
      title={{ id: "licence.title" }}
      width="min(100%, 44rem)"
      {...(unasked && BESIDE)}
      onClose={() => close()}
    >
      {licences.length === 0 ? (
        <NoData what={{ id: "licence.empty" }} />
      ) : (
        <>
          {needsNotice(licences, now) && <FormattedMessage id="licence.intro" />}
          <Table>
            <thead>
              <tr>
                {(["licence.module", "licence.end", "licence.status"] as const).map((id) => (
                  <th key={id} scope="col">
                    <FormattedMessage id={id} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {byEnd(licences).map(({ code, name, englishName, endTime }) => (
                <tr key={code}>
                  <th scope="row">
                    <Phrase text={(language === "en" && englishName) || name || englishName || code} />
                  </th>
                  <td className="end">
                    {endTime === null ? (
                      <FormattedMessage id="licence.noEnd" />
                    ) : (
                      dateWords(endTime, language, { now, zone }, "day")
                    )}
                  </td>
                  <td>
                    <StatusCell
                      status={licenceStatus(endTime, now)}
                      days={endTime === null ? null : daysLeft(endTime, now)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </DialogFrame>
  );
}
