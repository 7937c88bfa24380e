import RadioGroup from "@mui/material/RadioGroup";
import { Field } from "./Field";
import { OptionLabel } from "./OptionLabel";
import type { Option } from "./SelectInput";
import { useField, type FieldProps } from "./useField";
import { Phrase } from "../Phrase";
import { Radio } from "../mui/Radio";

interface Props extends FieldProps {
  readonly options: readonly Option[];
}

/** One of a few options, all of them visible. */
export function RadioInput({ options, ...props }: Props) {
  const field = useField(props);
  return (
    <Field field={field} label={props.label} hint={props.hint} group="radios">
      <RadioGroup
        row
        name={field.name}
        value={field.value ?? ""}
        onChange={(_, value) => field.change(value)}
        onBlur={field.blur}
        aria-labelledby={field.ids.label}
        aria-describedby={field.describedBy}
        aria-invalid={field.error !== null || undefined}
        aria-required={field.required || undefined}
      >
        {options.map((option, place) => (
          <OptionLabel
            key={option.value}
            value={option.value}
            label={<Phrase text={option.label} />}
            disabled={field.disabled || (option.disabled ?? false)}
            control={<Radio {...(place === 0 && { slotProps: { input: { ref: field.ref } } })} />}
          />
        ))}
      </RadioGroup>
    </Field>
  );
}
