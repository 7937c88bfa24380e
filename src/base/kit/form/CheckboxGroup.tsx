import FormGroup from "@mui/material/FormGroup";
import { Field } from "./Field";
import { OptionLabel } from "./OptionLabel";
import type { Option } from "./SelectInput";
import { useField, type FieldProps } from "./useField";
import { Phrase } from "../Phrase";
import { Checkbox } from "../mui/Checkbox";

interface Props extends FieldProps {
  readonly options: readonly Option[];
}

/** Any number of a few options; the value is the list of those chosen, in the options' order. */
export function CheckboxGroup({ options, ...props }: Props) {
  const field = useField(props);
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const choose = (value: string, checked: boolean) =>
    field.change(
      options
        .map((option) => option.value)
        .filter((other) => (other === value ? checked : chosen.includes(other))),
    );
  return (
    <Field field={field} label={props.label} hint={props.hint} group="choices">
      <FormGroup
        row
        role="group"
        aria-labelledby={field.ids.label}
        aria-describedby={field.describedBy}
        onBlur={field.blur}
      >
        {options.map((option, place) => (
          <OptionLabel
            key={option.value}
            label={<Phrase text={option.label} />}
            disabled={field.disabled || (option.disabled ?? false)}
            control={
              <Checkbox
                name={field.name}
                checked={chosen.includes(option.value)}
                onChange={(_, checked) => choose(option.value, checked)}
                slotProps={{
                  input: {
                    "aria-invalid": field.error !== null || undefined,
                    ...(place === 0 && { ref: field.ref }),
                  },
                }}
              />
            }
          />
        ))}
      </FormGroup>
    </Field>
  );
}
