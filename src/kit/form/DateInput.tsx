import type { SyntheticEvent } from "react";
import { readDay } from "../../core/date/readDay";
import { OutlinedInput } from "../mui/OutlinedInput";
import { Field } from "./Field";
import { describe, useField, type FieldProps } from "./useField";

/** The form's value for an incomplete day; it is not a date, so the schema refuses it. */
const INCOMPLETE = "?";

interface Props extends FieldProps {
  /** Days as `YYYY-MM-DD`, within which the browser's calendar offers days; the schema decides. */
  readonly min?: string;
  readonly max?: string;
}

/** A day as `YYYY-MM-DD`, by the browser's own date field; it begins with a date in any form the platform writes. */
export function DateInput({ min, max, ...props }: Props) {
  const field = useField(props);
  const note = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const input = currentTarget instanceof HTMLInputElement ? currentTarget : null;
    if (input?.validity.badInput) field.change(INCOMPLETE);
    else if (field.value === INCOMPLETE && input?.value === "") field.change("");
  };
  return (
    <Field field={field} label={props.label} hint={props.hint}>
      <OutlinedInput
        id={field.ids.control}
        type="date"
        name={field.name}
        value={readDay(field.value)}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
        inputRef={field.ref}
        error={field.error !== null}
        disabled={field.disabled}
        readOnly={field.busy}
        slotProps={{ input: { ...describe(field), min, max, onKeyUp: note } }}
      />
    </Field>
  );
}
