import { styled } from "@mui/material/styles";
import CloudOff from "lucide-react/icons/cloud-off";
import type { ReactElement, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Text } from "../../../core/wire/text";
import { useText } from "../../../i18n/useText";
import { Button } from "../../../kit/mui/Button";
import "../words";

const Bar = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.5rem 0.75rem",
  margin: "0.75rem auto 0",
  padding: "0.625rem 1rem",
  inlineSize: "min(100% - 2rem, 90rem)",
  boxSizing: "border-box",
  borderRadius: "var(--radius-control)",
  border: `1px solid ${theme.vars.palette.warning.main}`,
  backgroundColor: theme.vars.palette.surface.card,
  color: theme.vars.palette.text.primary,
  "& > svg": {
    flex: "none",
    inlineSize: "1.25rem",
    blockSize: "1.25rem",
    color: theme.vars.palette.warning.main,
  },
  "& > p": { flex: "1 1 16rem", margin: 0, lineHeight: 1.5, overflowWrap: "anywhere" },
  "@media print": { display: "none" },
}));

const DAY = 86_400_000;

/** A time of today as its clock time, an earlier one with its day. */
function useMoment(at: number, now: number): string {
  const { formatDate, formatTime } = useIntl();
  const isToday = now - at < DAY && new Date(at).getDate() === new Date(now).getDate();
  return isToday
    ? formatTime(at, { hour: "2-digit", minute: "2-digit" })
    : formatDate(at, { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" });
}

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

/** Says above a page that there is no connection, from when its content is, and what of it is out of date [MORE-05]. */
export function OfflineBanner({ asOf, now, stale, trying, onRetry }: Props): ReactElement {
  const text = useText();
  const { formatList } = useIntl();
  const time = useMoment(asOf, now);
  const names = formatList((stale ?? []).map(text), { type: "conjunction", style: "narrow" });
  return (
    <Bar>
      <CloudOff aria-hidden />
      <p role="status">
        {stale === null ? (
          <FormattedMessage id="offline.since" values={{ time, b }} />
        ) : (
          <FormattedMessage id="offline.asOf" values={{ time, names, some: String(stale.length > 0), b }} />
        )}
      </p>
      <Button size="small" variant="outlined" aria-disabled={trying} onClick={() => !trying && onRetry()}>
        <FormattedMessage id={trying ? "offline.trying" : "offline.retry"} />
      </Button>
    </Bar>
  );
}
