import type { ReactElement } from "react";
import { clockWords } from "../../base/core/date/dateWords";
import { useLanguage } from "../../base/i18n/useText";

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
  const language = useLanguage();
  const clock = (time: number) => clockWords(time, language, zone);
  const shown = to === undefined ? clock(from) : [from, to].map(clock).join("–");
  return <time dateTime={new Date(from).toISOString()}>{shown}</time>;
}
