import { styled } from "@mui/material/styles";
import Pipette from "lucide-react/icons/pipette";
import { useEffect, useId, useRef, type ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { parseHex, readableOn, toHex, WHITE } from "../../../../theme/tints";
import { ChoiceFace } from "../../../kit/choice/Choice";
import { colorVariables, Swatch } from "./LookPreview";

/** The colour in a disc, which opens the browser's own colour dialog; it lies above the choice's own button. */
const Disc = styled(Swatch)({
  position: "relative",
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  color: "var(--preview-glyph)",
  "&:has(:focus-visible)": { outline: "3px solid var(--focus-ring)", outlineOffset: 2 },
  "& > *": { gridArea: "1 / 1", pointerEvents: "none" },
  "& > input": {
    inlineSize: "100%",
    blockSize: "100%",
    margin: 0,
    padding: 0,
    opacity: 0,
    cursor: "pointer",
    pointerEvents: "auto",
  },
});

interface Props {
  /** The name that the choices of the group share. */
  readonly name: string;
  /** The colour picked last, `#rrggbb`. */
  readonly color: string;
  /** Whether it is worn. */
  readonly chosen: boolean;
  /** While the person drags in the browser's colour dialog. */
  readonly onTry: (color: string) => void;
  /** When the person has decided. */
  readonly onSettle: (color: string) => void;
}

/** A colour of one's own, a choice like the named ones: shown live while it is picked, settled when the dialog closes. */
export function ColorField({ name, color, chosen, onTry, onSettle }: Props): ReactElement {
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const settle = useRef(onSettle);
  useEffect(() => {
    settle.current = onSettle;
  });

  // React's onChange is the browser's `input`; the browser's own `change` alone tells that the choice is made.
  useEffect(() => {
    const element = input.current;
    const changed = () => settle.current(element?.value ?? "");
    element?.addEventListener("change", changed);
    return () => element?.removeEventListener("change", changed);
  }, []);

  return (
    <ChoiceFace data-chosen={chosen}>
      <input
        type="radio"
        name={name}
        checked={chosen}
        aria-labelledby={id}
        onChange={() => onSettle(color)}
        onClick={({ detail }) => {
          // Arrow keys click without a pointer: they choose, and open nothing on their way.
          if (detail > 0) input.current?.click();
        }}
      />
      <Disc style={colorVariables(color, toHex(readableOn(parseHex(color) ?? WHITE)))}>
        <input
          ref={input}
          type="color"
          // Until it is the choice made, Tab leads to the one that is.
          tabIndex={chosen ? 0 : -1}
          value={color}
          aria-label={intl.formatMessage({ id: "header.color.pick" })}
          title={intl.formatMessage({ id: "header.color.pick" })}
          onChange={(event) => onTry(event.target.value)}
        />
        <Pipette aria-hidden="true" size="1rem" />
      </Disc>
      <span id={id}>
        <FormattedMessage id="header.color.custom" />
      </span>
    </ChoiceFace>
  );
}
