import { useRef, useState, type ComponentType, type ReactElement } from "react";
import { useIntl } from "react-intl";
import type { MessageId } from "../../i18n/messageIds";
import { IconButton } from "../mui/IconButton";
import { OutlinedInput } from "../mui/OutlinedInput";
import { Field } from "./Field";
import { describe, useField, type FieldProps } from "./useField";

/** The form's value while what is typed is not whole; no rule takes it for a day or a time. */
const INCOMPLETE = "?";

/** What opens beside the field. */
interface PickerProps {
  readonly anchor: Element | null;
  readonly onClose: () => void;
  /** The field's value as it is kept, or nothing. */
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

interface Props extends FieldProps {
  /** Writes a value of the form, or what was typed, as it is kept; nothing for what is none. */
  readonly read: (text: string) => string;
  /** How it is written. */
  readonly format: MessageId;
  /** Names the button that opens the picker. */
  readonly open: MessageId;
  readonly Glyph: ComponentType<{ readonly size: string; readonly "aria-hidden": true }>;
  readonly popup: "dialog" | "listbox";
  readonly picker: (props: PickerProps) => ReactElement;
}

/** A field for a day or a time, which is typed, or chosen in what its button opens. */
export function TypedField({ read, format, open, Glyph, popup, picker, ...props }: Props): ReactElement {
  const field = useField(props);
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState("");
  const [anchor, setAnchor] = useState<Element | null>(null);
  const box = useRef<HTMLElement>(null);
  const understood = (text: string) => (text.trim() === "" ? "" : read(text) || INCOMPLETE);
  const value = typeof field.value === "string" ? field.value : "";
  const kept = read(value);
  const note = (text: string) => {
    if (field.busy) return;
    setTyped(text);
    field.change(understood(text));
  };
  return (
    <Field field={field} label={props.label} hint={props.hint}>
      <OutlinedInput
        ref={box}
        id={field.ids.control}
        name={field.name}
        value={understood(typed) === value ? typed : kept}
        onChange={(event) => note(event.target.value)}
        onBlur={() => {
          if (read(typed)) setTyped(read(typed));
          field.blur();
        }}
        inputRef={field.ref}
        error={field.error !== null}
        disabled={field.disabled}
        readOnly={field.busy}
        autoComplete="off"
        placeholder={formatMessage({ id: format })}
        slotProps={{ input: { ...describe(field), inputMode: "numeric", spellCheck: false } }}
        endAdornment={
          <IconButton
            edge="end"
            disabled={field.disabled || field.busy}
            aria-label={formatMessage({ id: open })}
            aria-haspopup={popup}
            aria-expanded={anchor !== null}
            onClick={() => setAnchor(box.current)}
          >
            <Glyph aria-hidden size="1.25rem" />
          </IconButton>
        }
      />
      {picker({
        anchor,
        onClose: () => setAnchor(null),
        chosen: kept,
        onChoose: (chosen) => {
          setAnchor(null);
          note(chosen);
        },
      })}
    </Field>
  );
}
