import CalendarDays from "lucide-react/icons/calendar-days";
import { useState } from "react";
import { DAY_FORMAT, formatDate } from "../../core/date/formatDate";
import { readTypedDay } from "../../core/date/typedDate";
import { CalendarPopover } from "../date/CalendarPopover";
import { useKit } from "../KitContext";
import { TypedField } from "./TypedField";
import type { FieldProps } from "./useField";

interface Props extends FieldProps {
  /** Days as `YYYY-MM-DD`, within which the calendar offers days; the schema decides. */
  readonly min?: string;
  readonly max?: string;
  /** The day it is, as `YYYY-MM-DD`; in the reader's own zone where nothing is said. */
  readonly today?: string;
}

/** A day as `YYYY-MM-DD`, typed or chosen in a calendar; it begins with a date in any form the platform writes. */
export function DateInput({ min, max, today, ...props }: Props) {
  const { now } = useKit();
  const [readersDay] = useState(() => formatDate(now(), "en", DAY_FORMAT));
  return (
    <TypedField
      {...props}
      read={readTypedDay}
      format="kit.date.format"
      open="kit.date.choose"
      Glyph={CalendarDays}
      popup="dialog"
      picker={(picker) => <CalendarPopover {...picker} today={today ?? readersDay} min={min} max={max} />}
    />
  );
}
