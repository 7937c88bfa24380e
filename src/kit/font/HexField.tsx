import { styled } from "@mui/material/styles";
import { useState, type ReactElement } from "react";
import { readColor } from "../../core/font/fontStyle";
import { useText } from "../../i18n/useText";
import { TextField } from "../mui/TextField";

const Row = styled("div")({ display: "flex", alignItems: "start", gap: "0.75rem" });

const Well = styled("input")(({ theme }) => ({
  flex: "none",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  padding: "0.25rem",
  border: `1px solid ${theme.vars.palette.line.control}`,
  borderRadius: "var(--radius-control)",
  backgroundColor: theme.vars.palette.surface.card,
  cursor: "pointer",
}));

interface Props {
  /** `#rrggbb`. */
  readonly color: string;
  /** Called only with a colour as `#rrggbb`. */
  readonly onColor: (color: string) => void;
}

/**
 * Any colour, by its code or from the browser's own chooser. What is typed stays as it is while it is no colour; it says
 * so once the field is left, and the colour before it goes on [THEME-08].
 */
export function HexField({ color, onColor }: Props): ReactElement {
  const text = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
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
    <Row>
      <TextField
        size="small"
        label={text({ id: "kit.font.hex" })}
        value={draft ?? color.toUpperCase()}
        error={isWrong}
        helperText={text({ id: isWrong ? "kit.font.hexWrong" : "kit.font.hexHint" })}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        slotProps={{ htmlInput: { spellCheck: false, autoComplete: "off", maxLength: 9, dir: "ltr" } }}
      />
      <Well
        type="color"
        aria-label={text({ id: "kit.font.pick" })}
        value={color}
        onChange={(event) => {
          setDraft(null);
          onColor(event.target.value);
        }}
      />
    </Row>
  );
}
