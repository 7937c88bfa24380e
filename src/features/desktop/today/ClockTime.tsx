import type { ReactElement } from "react";
import { useIntl } from "react-intl";

/** How the clocks of a school show a time. */
const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** Some engines set thin spaces around the dash, others not; the server's drawing and the page's must be the same. */
const withSpaces = (span: string): string => span.replace(/[\u2009\u202f]/g, " ");

interface Props {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** The end, where a span is meant. */
  readonly to?: number;
  /** The school's time zone, whose clocks hang in its rooms. */
  readonly zone: string;
}

/** A time of the day, or a span, as the school's clocks show it. */
export function ClockTime({ from, to, zone }: Props): ReactElement {
  const { formatDateTimeRange, formatTime } = useIntl();
  const clock = { ...CLOCK, timeZone: zone };
  return (
    <time dateTime={new Date(from).toISOString()}>
      {to === undefined ? formatTime(from, clock) : withSpaces(formatDateTimeRange(from, to, clock))}
    </time>
  );
}
