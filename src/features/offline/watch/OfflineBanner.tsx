import { styled } from "@mui/material/styles";
import CloudOff from "lucide-react/icons/cloud-off";
import type { ReactElement, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TINY } from "../../../../theme/layouts";
import { clockWords, dateTimeWords } from "../../../core/date/dateWords";
import { daysBetween } from "../../../core/date/wallClock";
import type { Language } from "../../../core/language/languages";
import type { Text } from "../../../core/wire/text";
import { useLanguage, useText } from "../../../i18n/useText";
import { Button } from "../../../kit/mui/Button";
import { STAYS_IN_VIEW, useBannerRoom } from "./useBannerRoom";
import "../words";

/** Where header and phone bar scroll away, the banner does too: little room would be left. */
const LOW = "@media (max-height: 22.5em)";

/** As wide as the desktop below it. */
const INLINE_SIZE = "calc(100% - 2 * clamp(1rem, 3.5vw, 4rem))";

const Bar = styled("div")(({ theme }) => ({
  position: "sticky",
  insetBlockStart: "calc(var(--header-height, 4.5rem) + 0.5rem)",
  // Above the page, below the header and what a side menu opens.
  zIndex: theme.zIndex.appBar - 2,
  display: "flex",
  alignItems: "center",
  gap: "0.75rem",
  margin: "0.75rem auto 0",
  padding: "0.5rem 1rem",
  inlineSize: INLINE_SIZE,
  boxSizing: "border-box",
  borderRadius: "var(--radius-control)",
  boxShadow: "var(--shadow-card)",
  border: `1px solid ${theme.vars.palette.warning.main}`,
  backgroundColor: theme.vars.palette.surface.card,
  color: theme.vars.palette.text.primary,
  "& > svg": {
    flex: "none",
    inlineSize: "1.25rem",
    blockSize: "1.25rem",
    color: theme.vars.palette.warning.main,
  },
  "& > p": { flex: 1, minInlineSize: 0, margin: 0, lineHeight: 1.5, overflowWrap: "anywhere" },
  "& > button": { flex: "none" },
  "@media (max-width: 37.5em)": { insetBlockStart: "4rem", paddingInline: "0.75rem" },
  [TINY]: { position: "static", flexWrap: "wrap" },
  [LOW]: { position: "static" },
  "@media print": { display: "none" },
}));

const Note = styled("p")(({ theme }) => ({
  margin: "0.5rem auto 0",
  inlineSize: INLINE_SIZE,
  boxSizing: "border-box",
  paddingInline: "1rem",
  fontSize: "0.875rem",
  lineHeight: 1.5,
  overflowWrap: "anywhere",
  color: theme.vars.palette.text.secondary,
  "@media (max-width: 37.5em)": { paddingInline: "0.75rem" },
  "@media print": { display: "none" },
}));

/** A time of today as its clock time, an earlier one with its day. */
const timeOf = (at: number, now: number, language: Language): string =>
  daysBetween(at, now) === 0 ? clockWords(at, language) : dateTimeWords(at, language, { now });

const b = (words: ReactNode) => <strong>{words}</strong>;

interface Props {
  /** What is shown is from then or earlier; milliseconds since 1970. */
  readonly asOf: number;
  readonly now: number;
  /** What is from then, where the whole page is; null on a page that has lost its network since. */
  readonly stale: readonly Text[] | null;
  readonly trying: boolean;
  readonly onRetry: () => void;
}

/**
 * Says above a page that there is no connection and from when its content is, and stays in view while it scrolls. What of
 * the content is out of date is said below it once, and scrolls away [MORE-05].
 */
export function OfflineBanner({ asOf, now, stale, trying, onRetry }: Props): ReactElement {
  const text = useText();
  const { formatList } = useIntl();
  const time = timeOf(asOf, now, useLanguage());
  const room = useBannerRoom();
  const names = formatList((stale ?? []).map(text), { type: "conjunction", style: "narrow" });
  return (
    <>
      <Bar ref={room} {...STAYS_IN_VIEW}>
        <CloudOff aria-hidden />
        <p role="status">
          <FormattedMessage id="offline.asOf" values={{ time, b }} />
        </p>
        <Button size="small" variant="outlined" aria-disabled={trying} onClick={() => !trying && onRetry()}>
          <FormattedMessage id={trying ? "offline.trying" : "offline.retry"} />
        </Button>
      </Bar>
      <Note>
        <FormattedMessage id="offline.stale" values={{ names, some: String((stale ?? []).length > 0) }} />
      </Note>
    </>
  );
}
