import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { dateWords } from "../base/core/date/dateWords";
import { badgeOf } from "../base/core/apps/unread";
import { logDays } from "./flow/logDays";
import type { LoggedToast } from "./core/toastLog";
import { unreadOf } from "./flow/step";
import { useLanguage } from "../base/i18n/useText";
import { UnreadWords } from "../apps";
import { NoData } from "../base/kit/empty/NoData";
import { ErrorBoundary } from "../base/kit/ErrorBoundary";
import { Moment } from "../base/kit/Moment";
import { Phrase } from "../base/kit/Phrase";
import { SeverityIcon } from "./SeverityIcon";

const Log = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "0.75rem",
  "& h3": { margin: 0, fontSize: "1rem" },
  "& > p": { margin: 0, fontWeight: 600, color: theme.vars.palette.brand.accent },
}));

const Entries = styled("ul")({ listStyle: "none", margin: 0, padding: 0 });

const Entry = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: "0.75rem",
  paddingBlock: "0.75rem",
  "& + &": { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  "& > svg": { marginBlockStart: "0.125rem" },
  "& p": { margin: 0, overflowWrap: "anywhere" },
}));

const About = styled("p")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "0.75rem",
  fontSize: "0.8125rem",
  color: theme.vars.palette.text.secondary,
  "& > strong": { color: theme.vars.palette.brand.accent },
}));

const UNSHOWABLE = { id: "common.paneFailed" };

interface Props {
  /** Newest first. */
  readonly log: readonly LoggedToast[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The toasts that came, day by day; those that have not been seen are marked [MORE-03]. */
export function ToastLog({ log, now }: Props): ReactElement {
  const unread = badgeOf(unreadOf({ log }));
  if (log.length === 0) return <NoData what={{ id: "toastLog.empty" }} />;
  return (
    <Log>
      {unread && (
        <p>
          <UnreadWords badge={unread} />
        </p>
      )}
      {logDays(log, now).map(({ ago, entries }) => (
        <section key={ago}>
          <h3>
            <DayName ago={ago} time={entries[0]?.time ?? now} now={now} />
          </h3>
          <Entries role="list">
            {entries.map((entry) => (
              <ErrorBoundary
                key={entry.id}
                fallback={() => (
                  <LogEntry entry={{ ...entry, severity: "warning", text: UNSHOWABLE }} now={now} />
                )}
              >
                <LogEntry entry={entry} now={now} />
              </ErrorBoundary>
            ))}
          </Entries>
        </section>
      ))}
    </Log>
  );
}

function DayName({ ago, time, now }: { readonly ago: number; readonly time: number; readonly now: number }) {
  const language = useLanguage();
  if (ago === 0) return <FormattedMessage id="toastLog.day.today" />;
  if (ago === 1) return <FormattedMessage id="toastLog.day.yesterday" />;
  return <>{dateWords(time, language, { now })}</>;
}

function LogEntry({ entry, now }: { readonly entry: LoggedToast; readonly now: number }) {
  const { severity, time, times, held, read } = entry;
  return (
    <Entry data-severity={severity} data-read={read}>
      <SeverityIcon severity={severity} />
      <div>
        <p>
          <Phrase text={entry.text} />
        </p>
        <About>
          <Moment time={time} now={now} />
          {times > 1 && <FormattedMessage id="toastLog.times" tagName="span" values={{ count: times }} />}
          {held && <FormattedMessage id="toastLog.held" tagName="span" />}
          {!read && <FormattedMessage id="toastLog.unread" tagName="strong" />}
        </About>
      </div>
    </Entry>
  );
}
