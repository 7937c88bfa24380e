import NativeSelect from "@mui/material/NativeSelect";
import { styled } from "@mui/material/styles";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { Text } from "../../core/wire/text";
import { useText } from "../../i18n/useText";
import { OutlinedInput } from "../mui/OutlinedInput";
import { Field } from "./Field";
import { describe, useField, type FieldProps } from "./useField";

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

const Arrow = styled(ChevronDown)(({ theme }) => ({
  position: "absolute",
  insetInlineEnd: "0.75rem",
  color: theme.vars.palette.text.secondary,
  pointerEvents: "none",
}));

const Select = styled(NativeSelect)({
  "& .MuiNativeSelect-select": { paddingInlineEnd: "2.5rem", textOverflow: "ellipsis" },
});

/** Without the attributes that the select gives its arrow, and the drawing does not know. */
const SelectArrow = () => <Arrow aria-hidden size="1.25rem" />;

/**
 * One of a list, by the browser's own choice list: it is at home on every device and in every screen reader. For up to
 * five options that fit, RadioInput shows them at once.
 */
export function SelectInput({ options, ...props }: Props) {
  const field = useField(props);
  const text = useText();
  return (
    <Field field={field} label={props.label} hint={props.hint}>
      <Select
        id={field.ids.control}
        name={field.name}
        value={typeof field.value === "string" ? field.value : ""}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
        inputRef={field.ref}
        error={field.error !== null}
        disabled={field.disabled}
        IconComponent={SelectArrow}
        input={<OutlinedInput />}
        inputProps={describe(field)}
      >
        <option value="">{text(CHOOSE)}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {text(option.label)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
