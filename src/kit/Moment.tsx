import { formatDate } from "../core/date/formatDate";
import { relativeTime } from "../core/date/relativeTime";
import { useLanguage, useText } from "../i18n/useText";

interface Props {
  /** Both in milliseconds since 1970. */
  readonly time: number;
  readonly now: number;
}

/** A moment as people say it ("5 minutes ago"), with the whole date for whoever points at it [I18N-04]. */
export function Moment({ time, now }: Props) {
  const language = useLanguage();
  const text = useText();
  return (
    <time dateTime={new Date(time).toISOString()} title={formatDate(time, language)}>
      {text(relativeTime(time, now, language))}
    </time>
  );
}
