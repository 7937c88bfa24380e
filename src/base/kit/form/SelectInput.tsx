import type { Text } from "../../core/wire/text";
import { useText } from "../../i18n/useText";
import { ChoiceList } from "../select/ChoiceList";
import { Field } from "./Field";
import { useField, type FieldProps } from "./useField";

/** One of the things to choose from. */
export interface Option {
  readonly value: string;
  readonly label: Text;
  readonly disabled?: boolean;
}

interface Props extends FieldProps {
  readonly options: readonly Option[];
}

const CHOOSE: Text = { id: "kit.form.choose" };

/** One of a list that opens below the field. For up to five options that fit, RadioInput shows them at once. */
export function SelectInput({ options, ...props }: Props) {
  const field = useField(props);
  const text = useText();
  const none = { value: "", label: text(CHOOSE) };
  return (
    <Field field={field} label={props.label} hint={props.hint} group="list">
      <ChoiceList
        id={field.ids.control}
        labelId={field.ids.label}
        name={field.name}
        value={typeof field.value === "string" ? field.value : ""}
        options={[none, ...options.map((option) => ({ ...option, label: text(option.label) }))]}
        onChange={field.change}
        onBlur={field.blur}
        inputRef={field.ref}
        error={field.error !== null}
        required={field.required}
        disabled={field.disabled}
        readOnly={field.busy}
        describedBy={field.describedBy}
      />
    </Field>
  );
}
