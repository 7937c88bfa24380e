import { styled } from "@mui/material/styles";
import Mic from "lucide-react/icons/mic";
import Square from "lucide-react/icons/square";
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from "react";
import type { Voice } from "./flow/Voice";
import type { VoicePhase } from "./flow/step";

const Round = styled("button")(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  inlineSize: "5.5rem",
  blockSize: "5.5rem",
  padding: 0,
  border: `2px solid ${theme.vars.palette.fill.main}`,
  borderRadius: "50%",
  backgroundColor: theme.vars.palette.fill.main,
  color: theme.vars.palette.fill.contrast,
  cursor: "pointer",
  // A long press selects nothing, and scrolls nothing.
  touchAction: "none",
  userSelect: "none",
  WebkitTouchCallout: "none",
  "& svg": { inlineSize: "2.25rem", blockSize: "2.25rem" },
  "&:hover": { backgroundColor: theme.vars.palette.fill.hover },
  "&[aria-pressed='true']": {
    backgroundColor: theme.vars.palette.surface.card,
    color: theme.vars.palette.brand.accent,
    borderColor: theme.vars.palette.brand.accent,
  },
  "@media (forced-colors: active)": { borderColor: "ButtonBorder" },
}));

interface Props {
  readonly voice: Pick<Voice, "press" | "release" | "toggle">;
  readonly phase: VoicePhase["phase"];
  readonly label: string;
  /** The id of what a person has to know before they speak. */
  readonly describedBy?: string | undefined;
}

const isRest = (phase: VoicePhase["phase"]) => phase === "idle" || phase === "told";

/**
 * The button to speak: held by a pointer, Space or Enter, or pressed once to begin and once to end. Assistive technology that knows
 * clicks alone presses it in the second way [VOICE-01, A11Y-02].
 */
export function TalkButton({ voice, phase, label, describedBy }: Props): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  /** Whether a pointer or a key of this button's own has gone down, so that the click after it is none. */
  const down = useRef(false);
  useEffect(() => button.current?.focus(), []);

  const begin = () => {
    down.current = true;
    if (isRest(phase)) voice.press();
    else voice.toggle();
  };
  const end = () => {
    if (down.current) voice.release();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    // A key that is held since before, on the header's button, counts from here on.
    if (!event.repeat || (!down.current && isRest(phase))) begin();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    end();
    down.current = false;
  };
  const isOn = phase === "recording";
  return (
    <Round
      ref={button}
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      aria-pressed={isOn}
      onPointerDown={({ button: which }) => {
        if (which === 0) begin();
      }}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (down.current) down.current = false;
        else voice.toggle();
      }}
    >
      {isOn ? <Square aria-hidden="true" /> : <Mic aria-hidden="true" />}
    </Round>
  );
}
