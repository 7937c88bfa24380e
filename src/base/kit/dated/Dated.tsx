import { Fragment, useEffect, useState, type ReactElement } from "react";
import { datesInText } from "../../core/date/datesInText";
import { useText } from "../../i18n/useText";
import { useKit } from "../KitContext";
import { Moment } from "../Moment";
import { Phrase } from "../Phrase";
import type { DatedProps } from "./props";

/** So often "3 days ago" is looked at again, milliseconds. */
const MINUTE = 60_000;

/** The words with their dates as people say them. */
export function Dated({ text, zone }: DatedProps): ReactElement {
  const { now: tell } = useKit();
  const [now, setNow] = useState(tell);
  useEffect(() => {
    const timer = setInterval(() => setNow(tell()), MINUTE);
    return () => clearInterval(timer);
  }, [tell]);
  const parts = datesInText(useText()(text), zone);
  return (
    <span>
      {parts.map((part, place) => (
        <Fragment key={place}>
          {typeof part === "string" ? <Phrase text={part} /> : <Moment time={part} now={now} zone={zone} />}
        </Fragment>
      ))}
    </span>
  );
}
