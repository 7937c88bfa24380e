import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import CloudOff from "lucide-react/icons/cloud-off";
import type { ReactElement, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TINY } from "../../theme/layouts";
import { clockWords, dateTimeWords } from "../base/core/date/dateWords";
import { daysBetween } from "../base/core/date/wallClock";
import type { Language } from "../base/core/language/languages";
import type { Text } from "../base/core/wire/text";
import { useLanguage, useText } from "../base/i18n/useText";
import { KEEPS_CLEAR } from "../base/kit/keepsClear";
import { Button } from "../base/kit/mui/Button";
import { STAYS_IN_VIEW, useBannerRoom } from "./useBannerRoom";

/** Where header and phone bar scroll away, the banner stands in the page and does too: little room would be left. */
const LOW = "@media (max-height: 22.5em)";

const Bar = styled("div")(({ theme }) => ({
  // It comes and goes by itself, and over the page's foot it moves nothing.
  position: "fixed",
  insetInline: "1rem",
  insetBlockEnd: "calc(1rem + env(safe-area-inset-bottom, 0px))",
  // Above the page, below the header and what a side menu opens.
  zIndex: theme.zIndex.appBar - 2,
  display: "flex",
  alignItems: "center",
  gap: "0.75rem",
  marginInline: "auto",
  padding: "0.5rem 1rem",
  maxInlineSize: "35rem",
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
  "& > div": { flex: 1, minInlineSize: 0 },
  "& p": { margin: 0, lineHeight: 1.5, overflowWrap: "anywhere" },
  "& p + p": { fontSize: "0.875rem", color: theme.vars.palette.text.secondary },
  "& > button": { flex: "none" },
  "@media (max-width: 37.5em)": {
    insetInline: "0.5rem",
    insetBlockEnd: "calc(4.25rem + env(safe-area-inset-bottom, 0px))",
    paddingInline: "0.75rem",
  },
  [TINY]: { position: "static", flexWrap: "wrap", marginBlockStart: "0.75rem" },
  [LOW]: { position: "static", marginBlockStart: "0.75rem" },
  "@media print": { display: "none" },
}));

/** The page's end can be scrolled out from below it. */
const room = <GlobalStyles styles={{ body: { paddingBlockEnd: "var(--foot-room, 0px)" } }} />;

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
 * Says over the foot of a page that there is no connection, from when its content is, and what of it is out of date. It stays in view
 * while the page scrolls, and toasts and uploads stand above it [MORE-05, A11Y-05].
 */
export function OfflineBanner({ asOf, now, stale, trying, onRetry }: Props): ReactElement {
  const text = useText();
  const { formatList } = useIntl();
  const time = timeOf(asOf, now, useLanguage());
  const tellRoom = useBannerRoom();
  const names = formatList((stale ?? []).map(text), { type: "conjunction", style: "narrow" });
  return (
    <Bar ref={tellRoom} {...STAYS_IN_VIEW} {...{ [KEEPS_CLEAR]: "" }}>
      {room}
      <CloudOff aria-hidden />
      <div>
        <p role="status">
          <FormattedMessage id="offline.asOf" values={{ time, b }} />
        </p>
        <p>
          <FormattedMessage id="offline.stale" values={{ names, some: String((stale ?? []).length > 0) }} />
        </p>
      </div>
      <Button size="small" variant="outlined" aria-disabled={trying} onClick={() => !trying && onRetry()}>
        <FormattedMessage id={trying ? "offline.trying" : "offline.retry"} />
      </Button>
    </Bar>
  );
}
