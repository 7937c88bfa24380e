import { useState, type ReactElement } from "react";
import { readColor } from "../../core/font/fontStyle";
import { useText } from "../../i18n/useText";
import { TextField } from "../mui/TextField";

interface Props {
  /** `#rrggbb`. */
  readonly color: string;
  /** Called only with a colour as `#rrggbb`. */
  readonly onColor: (color: string) => void;
}

/**
 * A colour by its code. What is typed stays as it is while it is no colour, and the colour before it goes on; the field says so
 * once it is left. A colour from elsewhere replaces what was typed [THEME-05, THEME-08].
 */
export function CodeField({ color, onColor }: Props): ReactElement {
  const text = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [shown, setShown] = useState(color);
  if (shown !== color) {
    setShown(color);
    if (draft !== null && readColor(draft) !== color) setDraft(null);
  }
  const isWrong = left && draft !== null && readColor(draft) === null;
  const type = (typed: string) => {
    setDraft(typed);
    setLeft(false);
    const read = readColor(typed);
    if (read !== null && read !== color) onColor(read);
  };
  const leave = () => {
    setLeft(true);
    if (draft !== null && readColor(draft) !== null) setDraft(null);
  };
  return (
    <TextField
      size="small"
      label={text({ id: "kit.color.code" })}
      value={draft ?? color.toUpperCase()}
      error={isWrong}
      helperText={text({ id: isWrong ? "kit.color.codeWrong" : "kit.color.codeHint" })}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      slotProps={{ htmlInput: { spellCheck: false, autoComplete: "off", maxLength: 9, dir: "ltr" } }}
    />
  );
}
