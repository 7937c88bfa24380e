import type { ReactElement, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { DayItem } from "../../base/core/wire/dayItems";
import { Phrase } from "../../base/kit/Phrase";
import { ClockTime } from "./ClockTime";

interface Props {
  readonly item: DayItem;
  /** The school's time zone. */
  readonly zone: string;
  /** What is said of a change, as the place draws it. */
  readonly note: ReactNode;
}

/** When an item of the day begins, what it is, and whether it was changed. */
export const DayItemWords = ({ item, zone, note }: Props): ReactElement => (
  <FormattedMessage
    id="desktop.day.item"
    values={{
      time: <ClockTime from={item.from} zone={zone} />,
      title: (
        <span className="name">
          <Phrase text={item.title} />
        </span>
      ),
      mark: item.mark,
      label: (words) => <span className="mark">{words}</span>,
      note,
    }}
  />
);
