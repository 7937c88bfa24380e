import type { ReactNode } from "react";
import { OutlinedInput } from "../mui/OutlinedInput";
import { Field } from "./Field";
import { describe, useField, type FieldProps } from "./useField";

/** What a line of text is given beside its label. */
export interface TextInputProps extends FieldProps {
  /** Decides which keys a phone offers. */
  readonly type?: "text" | "email" | "tel" | "password";
  /** The standard name of what the browser may fill in, or `off`. */
  readonly autoComplete?: string;
  /** Whether it is the name of a file, whose ending is left as it is where the name is typed over. */
  readonly isFileName?: boolean;
  /** Stands inside at the end of the line. */
  readonly end?: ReactNode;
}

/** A line of text. */
export function TextInput({
  type = "text",
  autoComplete,
  isFileName = false,
  end,
  ...props
}: TextInputProps) {
  const field = useField(props);
  return (
    <Field field={field} label={props.label} hint={props.hint}>
      <OutlinedInput
        id={field.ids.control}
        type={type}
        name={field.name}
        value={typeof field.value === "string" ? field.value : ""}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
        inputRef={field.ref}
        error={field.error !== null}
        disabled={field.disabled}
        readOnly={field.busy}
        autoComplete={autoComplete ?? "off"}
        endAdornment={end}
        slotProps={{ input: { ...describe(field), ...(isFileName && { "data-file-name": "" }) } }}
      />
    </Field>
  );
}
