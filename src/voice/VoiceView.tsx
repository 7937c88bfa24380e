import { styled } from "@mui/material/styles";
import { useEffect, useEffectEvent, useId, useRef, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { RECORD_MS, type VoiceState } from "./flow/step";
import type { Voice } from "./flow/Voice";
import { isToldAt } from "../base/flow/countdown/step";
import { useText } from "../base/i18n/useText";
import type { Text } from "../base/core/wire/text";
import { windowProps } from "../apps";
import { CountdownRing } from "../base/kit/countdown/CountdownRing";
import { useKit } from "../base/kit/KitContext";
import { Phrase } from "../base/kit/Phrase";
import { PlainButton } from "../base/kit/PlainButton";
import { useEngine } from "../base/kit/useEngine";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import { LevelMeter } from "./LevelMeter";
import { phaseText, replyText } from "./replyText";
import { TalkButton } from "./TalkButton";

const Place = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  gap: "0.75rem",
  padding: "1.25rem",
  textAlign: "center",
  color: theme.vars.palette.text.primary,
  "& h2": { margin: 0, fontSize: "1.125rem" },
  "& p": { margin: 0 },
  "& .phase": { fontWeight: 600 },
  "& .reply": {
    display: "grid",
    gap: "0.375rem",
    boxSizing: "border-box",
    inlineSize: "100%",
    padding: "0.75rem",
    border: `1px solid ${theme.vars.palette.line.control}`,
    borderRadius: "var(--radius-control)",
    overflowWrap: "anywhere",
  },
  "& .detail, & .hint": { color: theme.vars.palette.text.secondary, fontSize: "0.875rem" },
  "& .detail": { margin: 0 },
  "& q": { fontWeight: 600 },
}));

/** What stands where the time and the level stand while it records, so that nothing jumps. */
const Stage = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "1rem",
  minBlockSize: "5rem",
});

/** What was found, as a link. */
export interface FoundPlace {
  readonly href: string;
  readonly name: string;
  readonly newWindow: boolean;
}

/** A helper for spoken commands as it is drawn; stories and tests bring one that stands still. */
export type VoiceEngine = Pick<
  Voice,
  "subscribe" | "getSnapshot" | "level" | "press" | "release" | "toggle" | "cancel" | "resend"
>;

interface Props {
  readonly voice: VoiceEngine;
  /** Whether the recogniser recognises names in the other language alone, which the person has to know before they speak. */
  readonly isForeign?: boolean;
  /** Names that the person may say. */
  readonly examples: readonly string[];
  /** How many there are. */
  readonly count: number;
  readonly found: FoundPlace | null;
  /** Called when what was found is opened. */
  readonly onOpen: () => void;
}

const sentenceOf = ({ at, reply }: VoiceState): string | null => {
  if (at.phase === "looking") return at.sentence;
  return reply && "sentence" in reply ? reply.sentence : null;
};

/** Speaks what goes on, what came of it, and a few of the seconds that are left [A11Y-03, A11Y-05]. */
function useSpoken(state: VoiceState, name: string | null): void {
  const text = useText();
  const { announcer } = useKit();
  const { at, reply } = state;
  const { phase } = at;
  const left = at.phase === "recording" ? at.left : null;
  const before = useRef(left);
  const sayPhase = useEffectEvent(() => {
    if (phase !== "idle" && phase !== "told" && phase !== "pressed" && phase !== "closed")
      announcer.say(text(phaseText(state)));
  });
  const sayReply = useEffectEvent(() => {
    const sentence = sentenceOf(state);
    const words = reply ? replyText(reply).map(text) : [];
    if (words.length > 0)
      announcer.say([sentence, ...words, name].filter((part) => part !== null).join(" "), "assertive");
  });
  const sayLeft = useEffectEvent(() => {
    if (left !== null && before.current !== null && isToldAt(before.current, left))
      announcer.say(text({ id: "voice.left", values: { count: left } }));
    before.current = left;
  });
  useEffect(() => sayPhase(), [phase]);
  useEffect(() => sayReply(), [reply]);
  useEffect(() => sayLeft(), [left]);
}

/** What else may be said; null where the note on the other language has said all. */
function hintOf(isForeign: boolean, names: string, count: number): Text | null {
  if (names !== "")
    return { id: isForeign ? "voice.foreign.examples" : "voice.examples", values: { names, count } };
  return isForeign ? null : { id: "voice.examples.none" };
}

/** Spoken commands as the person sees them: what one may say, the button, time and level, the sentence, and what came of it. */
export function VoiceView({ voice, isForeign = false, examples, count, found, onOpen }: Props): ReactElement {
  const text = useText();
  const state = useEngine(voice);
  const { at, reply, canResend } = state;
  const link = useRef<HTMLAnchorElement>(null);
  useSpoken(state, found?.name ?? null);
  // As a click does, so that what holds links back is asked [LIC-02].
  const href = found?.href ?? null;
  useEffect(() => {
    if (href !== null) link.current?.click();
  }, [href]);

  const sentence = sentenceOf(state);
  const isBusy = at.phase !== "idle" && at.phase !== "told" && at.phase !== "pressed";
  const [example, ...more] = examples;
  const noteId = useId();
  const hint = hintOf(isForeign, more.join(text({ id: "voice.glue" })), count);
  return (
    <Place>
      <h2>
        <FormattedMessage id="voice.title" />
      </h2>
      {isForeign && (
        <p id={noteId}>
          <FormattedMessage id="voice.foreign" />
        </p>
      )}
      <Stage>
        {at.phase === "recording" && (
          <>
            <CountdownRing seconds={at.left} share={(at.left * 1000) / RECORD_MS} phase="running" />
            <LevelMeter level={voice.level} />
            <VisuallyHidden role="timer">
              {text({ id: "voice.left", values: { count: at.left } })}
            </VisuallyHidden>
          </>
        )}
        {!isBusy && example !== undefined && (
          <p>
            <Phrase text={{ id: isForeign ? "voice.foreign.try" : "voice.try", values: { name: example } }} />
          </p>
        )}
      </Stage>
      <TalkButton
        voice={voice}
        phase={at.phase}
        label={text({ id: at.phase === "recording" ? "voice.stop" : "voice.speak" })}
        describedBy={isForeign ? noteId : undefined}
      />
      <p className="phase">{text(phaseText(state))}</p>
      {isBusy && (
        <PlainButton type="button" onClick={voice.cancel}>
          <FormattedMessage id="voice.cancel" />
        </PlainButton>
      )}
      {(sentence !== null || reply !== null) && (
        <div className="reply">
          {sentence !== null && (
            <p>
              <q>
                <Phrase text={sentence} />
              </q>
            </p>
          )}
          {reply &&
            replyText(reply).map((line, index) => (
              <p key={index} className={index === 0 ? undefined : "detail"}>
                <Phrase text={line} />
              </p>
            ))}
          {found && (
            <p>
              <a ref={link} href={found.href} {...windowProps(found)} onClick={onOpen}>
                <Phrase text={found.name} />
              </a>
            </p>
          )}
          {canResend && (
            <PlainButton type="button" onClick={voice.resend}>
              <FormattedMessage id="voice.resend" />
            </PlainButton>
          )}
        </div>
      )}
      {hint && (
        <p className="hint">
          <Phrase text={hint} />
        </p>
      )}
      <p className="hint">
        <FormattedMessage id="voice.privacy" />
      </p>
    </Place>
  );
}
