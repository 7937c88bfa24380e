import { Switch } from "../mui/Switch";
import { Field, LabelWords } from "./Field";
import { OptionLabel } from "./OptionLabel";
import { describe, useField, type FieldProps } from "./useField";

/** A value that is on or off; its label is beside it. */
export function SwitchInput(props: FieldProps) {
  const field = useField(props);
  return (
    <Field field={field} label={props.label} hint={props.hint} unlabelled>
      <OptionLabel
        label={<LabelWords field={field} label={props.label} />}
        disabled={field.disabled}
        control={
          <Switch
            name={field.name}
            checked={field.value === true}
            onChange={(_, checked) => field.change(checked)}
            onBlur={field.blur}
            slotProps={{ input: { ...describe(field), ref: field.ref, role: "switch" } }}
          />
        }
      />
    </Field>
  );
}
