import { dateTimeWords } from "../core/date/dateWords";
import { readsAlike } from "../core/date/wallClock";
import { relativeTime } from "../core/date/relativeTime";
import { useLanguage, useText } from "../i18n/useText";

interface Props {
  /** Both in milliseconds since 1970. */
  readonly time: number;
  readonly now: number;
  /** Where it happened, as an IANA zone; the reader's own by default. */
  readonly zone?: string | undefined;
}

/**
 * A moment as people say it ("5 minutes ago"), with the whole date as a tooltip [I18N-04]. A recent moment uses
 * the reader's clock; a date is that of the place, which is named if clocks show another time there.
 */
export function Moment({ time, now, zone }: Props) {
  const language = useLanguage();
  const text = useText();
  const there = dateTimeWords(time, language, { now, zone });
  const date = zone === undefined || readsAlike(time, zone) ? there : `${there} (${zone})`;
  return (
    <time dateTime={new Date(time).toISOString()} title={date}>
      {text(relativeTime(time, now, language, undefined, zone))}
    </time>
  );
}
