import { styled } from "@mui/material/styles";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import MoveIcon from "lucide-react/icons/move";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import type { Direction, Point } from "../../core/dialog/move";
import { useKit } from "../KitContext";
import { startTimer } from "../../flow/startTimer";
import { IconButton } from "../mui/IconButton";
import type { Move } from "./useMove";

const DIRECTIONS = [
  { direction: "left", Icon: ArrowLeft },
  { direction: "up", Icon: ArrowUp },
  { direction: "down", Icon: ArrowDown },
  { direction: "right", Icon: ArrowRight },
] as const satisfies readonly { direction: Direction; Icon: typeof ArrowUp }[];

const ARROWS: Readonly<Partial<Record<string, Direction>>> = {
  ArrowLeft: "left",
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "right",
};

/** How long nothing must move before the place is told, so that a key held down is not told step by step. */
const PAUSE_MS = 400;

const Toggle = styled(IconButton)(({ theme }) => ({
  "&[aria-expanded=true]": { backgroundColor: theme.vars.palette.surface.selected },
}));

const Pad = styled("div")(({ theme }) => ({
  position: "absolute",
  insetBlockStart: "100%",
  insetInlineEnd: 0,
  zIndex: 1,
  marginBlockStart: "0.375rem",
  inlineSize: "max-content",
  padding: "0.25rem",
  border: `1px solid ${theme.vars.palette.line.control}`,
  borderRadius: "min(var(--radius-control), 1rem)",
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: "var(--shadow-raised)",
  "& p": {
    margin: "0.25rem 0.5rem",
    maxInlineSize: "13rem",
    color: theme.vars.palette.text.secondary,
    fontSize: "0.8125rem",
    lineHeight: 1.5,
  },
}));

interface Props {
  readonly move: Move;
}

/**
 * Moves a dialog without dragging: a button opens four directions and the way back, and makes the arrow keys move, with
 * Shift further. Where the dialog has come to is spoken [WID-01, A11Y-02].
 */
export function MoveControls({ move }: Props) {
  const { formatMessage } = useIntl();
  const { announcer } = useKit();
  const [on, setOn] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const hush = useRef<() => void>(undefined);
  const hintId = useId();
  const name = formatMessage({ id: "kit.dialog.move" });

  const tell = ({ x, y }: Point) => {
    hush.current?.();
    hush.current = startTimer(
      () => announcer.say(formatMessage({ id: "kit.dialog.movedTo" }, { x, y })),
      PAUSE_MS,
    );
  };
  const onToggle = () => {
    setOn(!on);
    if (!on) announcer.say(formatMessage({ id: "kit.dialog.moveHint" }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!on) return;
    if (event.key === "Escape") {
      setOn(false);
      toggle.current?.focus();
    } else if (direction) tell(move.nudge(direction, event.shiftKey));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <Toggle ref={toggle} aria-label={name} aria-expanded={on} onClick={onToggle} onKeyDown={onKeyDown}>
        <MoveIcon aria-hidden size="1.25rem" />
      </Toggle>
      {on && (
        <Pad role="group" aria-label={name} aria-describedby={hintId} onKeyDown={onKeyDown}>
          {DIRECTIONS.map(({ direction, Icon }) => (
            <IconButton
              key={direction}
              aria-label={formatMessage({ id: `kit.dialog.move.${direction}` })}
              onClick={({ shiftKey }) => tell(move.nudge(direction, shiftKey))}
            >
              <Icon aria-hidden size="1.25rem" />
            </IconButton>
          ))}
          <IconButton
            aria-label={formatMessage({ id: "kit.dialog.move.reset" })}
            onClick={() => tell(move.reset())}
          >
            <RotateCcw aria-hidden size="1.25rem" />
          </IconButton>
          <p id={hintId}>{formatMessage({ id: "kit.dialog.moveHint" })}</p>
        </Pad>
      )}
    </>
  );
}
