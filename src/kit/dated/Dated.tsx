import { Fragment, type ReactElement } from "react";
import { datesInText } from "../../core/date/datesInText";
import { useText } from "../../i18n/useText";
import { useNow } from "../../platform/useNow";
import { Moment } from "../Moment";
import { Phrase } from "../Phrase";
import type { DatedProps } from "./DatedPhrase";
import "../first/words";

/** The words with their dates as people say them. */
export function Dated({ text, zone }: DatedProps): ReactElement {
  const now = useNow();
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
