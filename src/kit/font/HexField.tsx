import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { useText } from "../../i18n/useText";
import { CodeField } from "../color/CodeField";

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

/** Any colour, by its code or from the browser's own chooser [THEME-08]. */
export function HexField({ color, onColor }: Props): ReactElement {
  const text = useText();
  return (
    <Row>
      <CodeField color={color} onColor={onColor} />
      <Well
        type="color"
        aria-label={text({ id: "kit.font.pick" })}
        value={color}
        onChange={(event) => onColor(event.target.value)}
      />
    </Row>
  );
}
