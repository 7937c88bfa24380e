import Clock from "lucide-react/icons/clock";
import { readTime } from "../../core/date/typedDate";
import { TimeList } from "../date/TimeList";
import { TypedField } from "./TypedField";
import type { FieldProps } from "./useField";

interface Props extends FieldProps {
  /** Times as `HH:mm`, within which the list offers times; the schema decides. */
  readonly min?: string;
  readonly max?: string;
  /** Minutes from one time of the list to the next; every minute can be typed. */
  readonly step?: number;
}

/** A time of day as `HH:mm`, typed or chosen from a list. */
export function TimeInput({ min, max, step = 15, ...props }: Props) {
  return (
    <TypedField
      {...props}
      read={readTime}
      format="kit.time.format"
      open="kit.time.choose"
      Glyph={Clock}
      popup="listbox"
      picker={(picker) => <TimeList {...picker} step={step} min={min} max={max} />}
    />
  );
}
