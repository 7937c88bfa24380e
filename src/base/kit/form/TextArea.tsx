import { OutlinedInput } from "../mui/OutlinedInput";
import { Field } from "./Field";
import { describe, useField, type FieldProps } from "./useField";

interface Props extends FieldProps {
  /** Lines shown at first; it grows with what is typed as far as twice that. */
  readonly rows?: number;
}

/** Text of several lines. */
export function TextArea({ rows = 3, ...props }: Props) {
  const field = useField(props);
  return (
    <Field field={field} label={props.label} hint={props.hint}>
      <OutlinedInput
        id={field.ids.control}
        multiline
        minRows={rows}
        maxRows={rows * 2}
        name={field.name}
        value={typeof field.value === "string" ? field.value : ""}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
        inputRef={field.ref}
        error={field.error !== null}
        disabled={field.disabled}
        readOnly={field.busy}
        slotProps={{ input: describe(field) }}
      />
    </Field>
  );
}
