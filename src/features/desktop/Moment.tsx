import type { ReactElement } from "react";
import { FormattedDate, FormattedRelativeTime } from "react-intl";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Props {
  readonly time: number;
  readonly now: number;
}

/** A moment as people say it: minutes and hours ago within a day, days within a week, else the date. */
export function Moment({ time, now }: Props): ReactElement {
  const seconds = Math.round((time - now) / 1000);
  const distance = Math.abs(seconds);
  return (
    <time dateTime={new Date(time).toISOString()}>
      {distance >= 7 * DAY ? (
        <FormattedDate value={time} month="short" day="numeric" />
      ) : distance >= DAY ? (
        <FormattedRelativeTime value={Math.trunc(seconds / DAY)} unit="day" numeric="auto" />
      ) : distance >= HOUR ? (
        <FormattedRelativeTime value={Math.trunc(seconds / HOUR)} unit="hour" />
      ) : (
        <FormattedRelativeTime value={Math.trunc(seconds / MINUTE)} unit="minute" numeric="auto" />
      )}
    </time>
  );
}
