import { useState } from "react";
import { readNumber } from "../../core/number/readNumber";
import { OutlinedInput } from "../mui/OutlinedInput";
import { Field } from "./Field";
import { describe, useField, type FieldProps } from "./useField";

interface Props extends FieldProps {
  /** Whether phones offer keys for whole numbers only. */
  readonly whole?: boolean;
}

/**
 * A number: null while empty, NaN while what is typed is none. It is a line of text to the browser, so that neither a
 * turning wheel nor a stray arrow key changes it unseen.
 */
export function NumberInput({ whole = false, ...props }: Props) {
  const field = useField(props);
  const [typed, setTyped] = useState("");
  const value = typeof field.value === "number" ? field.value : null;
  const shown = Object.is(readNumber(typed), value) ? typed : String(value ?? "");
  return (
    <Field field={field} label={props.label} hint={props.hint}>
      <OutlinedInput
        id={field.ids.control}
        name={field.name}
        value={shown}
        onChange={(event) => {
          if (field.busy) return;
          setTyped(event.target.value);
          field.change(readNumber(event.target.value));
        }}
        onBlur={field.blur}
        inputRef={field.ref}
        error={field.error !== null}
        disabled={field.disabled}
        readOnly={field.busy}
        autoComplete="off"
        slotProps={{ input: { ...describe(field), inputMode: whole ? "numeric" : "decimal" } }}
      />
    </Field>
  );
}
