import { styled } from "@mui/material/styles";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Plus from "lucide-react/icons/plus";
import { useEffect, useEffectEvent, useId, useState, type ReactElement } from "react";
import { durationText } from "../../core/date/duration";
import type { Text } from "../../core/wire/text";
import { useText } from "../../i18n/useText";
import { FocusKeeper } from "../FocusKeeper";
import { useKit } from "../KitContext";
import { useEngine } from "../useEngine";
import { VisuallyHidden } from "../VisuallyHidden";
import { CountdownClock, type CountdownPorts } from "../../flow/countdown/CountdownClock";
import { Button } from "../mui/Button";
import { CountdownRing } from "./CountdownRing";

const Place = styled(FocusKeeper)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: "1rem",
  color: theme.vars.palette.text.primary,
  "& p": { margin: 0 },
  "& .left": { color: theme.vars.palette.text.secondary, fontSize: "0.875rem" },
}));

const Words = styled("div")({ display: "grid", gap: "0.25rem", minInlineSize: 0 });

const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.5rem",
  marginBlockStart: "0.375rem",
});

interface Props {
  /** What happens at the end, in the person's words. */
  readonly label: Text;
  /** How long it takes, in seconds. A new number needs a new `key`. */
  readonly seconds: number;
  readonly onEnd: () => void;
  /** Seconds that the person may add, as often as they like; none by default. */
  readonly extendBy?: number | undefined;
  /**
   * Whether the person may hold it. Only where the time is not ours to give, as in an exam or a recording, may that be
   * false [A11Y-05].
   */
  readonly holdable?: boolean;
  readonly ports?: CountdownPorts;
}

/** Time that runs out: shown, spoken at a few moments, and in the person's hands [A11Y-05]. */
export function Countdown({ label, seconds, onEnd, extendBy, holdable = true, ports }: Props): ReactElement {
  const text = useText();
  const { announcer } = useKit();
  const id = useId();
  const left = (count: number) =>
    text({ id: "kit.countdown.left", values: { time: text(durationText(count)) } });
  const say = (message: Text) => announcer.say(text(message));

  const tell = useEffectEvent((count: number) => announcer.say(`${text(label)}: ${left(count)}`));
  const end = useEffectEvent(() => {
    say({ id: "kit.countdown.ended" });
    onEnd();
  });
  const [clock] = useState(() => new CountdownClock(seconds * 1000, ports));
  const shown = useEngine(clock);
  useEffect(() => clock.start({ onTold: (count) => tell(count), onEnd: () => end() }), [clock]);

  const held = shown.phase === "held";
  const turn = () => {
    if (held) clock.release();
    else clock.hold();
    say({
      id: held ? "kit.countdown.resumed" : "kit.countdown.held",
      values: { left: left(shown.seconds) },
    });
  };
  const extend = (by: number) => {
    clock.extend(by * 1000);
    say({ id: "kit.countdown.extended", values: { left: left(clock.getSnapshot().seconds) } });
  };

  // Where nothing can be done about it, the digits in the ring say all that is to be seen.
  const bare = !holdable && extendBy === undefined && shown.phase === "running";
  const words = (): Text => {
    if (shown.phase === "ended") return { id: "kit.countdown.ended" };
    return held ? { id: "kit.countdown.held", values: { left: left(shown.seconds) } } : left(shown.seconds);
  };

  return (
    <Place role="group" aria-labelledby={id}>
      <CountdownRing {...shown} />
      <Words>
        <p id={id}>{text(label)}</p>
        {bare ? (
          <VisuallyHidden role="timer">{text(words())}</VisuallyHidden>
        ) : (
          <p className="left" role="timer">
            {text(words())}
          </p>
        )}
        {shown.phase !== "ended" && (holdable || extendBy !== undefined) && (
          <Actions>
            {holdable && (
              <Button
                size="small"
                variant="outlined"
                startIcon={held ? <Play aria-hidden size="1rem" /> : <Pause aria-hidden size="1rem" />}
                onClick={turn}
              >
                {text({ id: held ? "kit.countdown.release" : "kit.countdown.hold" })}
              </Button>
            )}
            {extendBy !== undefined && (
              <Button
                size="small"
                variant="outlined"
                startIcon={<Plus aria-hidden size="1rem" />}
                onClick={() => extend(extendBy)}
              >
                {text({ id: "kit.countdown.extend", values: { time: text(durationText(extendBy)) } })}
              </Button>
            )}
          </Actions>
        )}
      </Words>
    </Place>
  );
}
