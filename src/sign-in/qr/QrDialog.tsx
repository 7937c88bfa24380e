import { styled } from "@mui/material/styles";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import type { QrCode, QrState } from "../flow/qr/step";
import type { Text } from "../../base/core/wire/text";
import type { QrSignIn } from "../flow/qr/QrSignIn";
import { usePersonName } from "../../base/i18n/usePersonName";
import { useText } from "../../base/i18n/useText";
import { Countdown } from "../../base/kit/countdown/Countdown";
import { DialogFrame } from "../../base/kit/DialogFrame";
import { Phrase } from "../../base/kit/Phrase";
import type { Question } from "../../base/kit/DialogQueue";
import { FocusKeeper } from "../../base/kit/FocusKeeper";
import { useKit } from "../../base/kit/KitContext";
import { useEngine } from "../../base/kit/useEngine";
import { useMedia } from "../../base/kit/useMedia";
import { VisuallyHidden } from "../../base/kit/VisuallyHidden";
import { Button } from "../../base/kit/mui/Button";
import type { Clock } from "../../base/platform/ports";
import { Hint } from "../Hint";
import { LoginLink } from "../LoginLink";
import { QrPicture } from "./QrPicture";

const Body = styled(FocusKeeper)(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  gap: theme.spacing(2),
  paddingBlockEnd: theme.spacing(1),
  textAlign: "center",
  "& p": { margin: 0 },
  "& .state": { fontSize: "1.125rem", fontWeight: 600 },
  "& .match": {
    color: theme.vars.palette.text.primary,
    fontSize: "1.75rem",
    fontWeight: 700,
    letterSpacing: "0.15em",
    fontVariantNumeric: "tabular-nums",
  },
  "& .quiet": { color: theme.vars.palette.text.secondary, fontSize: "0.875rem" },
}));

/** What a state is in words: shown where there is no code, and spoken whenever it changes. */
function wordsOf(state: QrState, named: (name: string) => string): Text | null {
  switch (state.phase) {
    case "fetching":
      return { id: "qr.fetching" };
    case "waiting":
      return { id: "qr.shown", values: { code: state.code.userCode.replace(/(.)(?=.)/gu, "$1 ") } };
    case "scanned":
      return state.name === null
        ? { id: "qr.scanned" }
        : { id: "qr.scannedBy", values: { name: named(state.name) } };
    case "signingIn":
      return { id: "qr.confirmed" };
    case "refused":
      return { id: "qr.refused" };
    case "expired":
      return { id: "qr.expired" };
    case "failed":
      return state.text;
    case "closed":
      return null;
  }
}

const isTrouble = (state: QrState) => "failures" in state && state.failures > 0;

/** Speaks what has become of the code; what went wrong, at once. */
function useSpoken(state: QrState): string {
  const text = useText();
  const { announcer } = useKit();
  const told = wordsOf(state, usePersonName());
  const words = told === null ? "" : text(told);
  const trouble = isTrouble(state) ? text({ id: "qr.trouble" }) : "";
  const urgent = state.phase === "failed" || state.phase === "refused" || state.phase === "expired";
  useEffect(() => announcer.say(words, urgent ? "assertive" : "polite"), [announcer, words, urgent]);
  useEffect(() => announcer.say(trouble), [announcer, trouble]);
  return words;
}

interface CodePartsProps {
  readonly code: QrCode;
  /** Whether it offers to open the provider's page here. */
  readonly linked: boolean;
  readonly clock: Pick<Clock, "now">;
}

/** Where nothing can be held before the screen: on the phone that shows it. */
const ON_PHONE = "(max-width: 37.5em), (hover: none) and (pointer: coarse)";

const NEW_WINDOW = { target: "_blank", rel: "noopener noreferrer" } as const;
const newWindow = (
  <VisuallyHidden>
    <FormattedMessage id="common.opensNewWindow" />
  </VisuallyHidden>
);

/** The code with what belongs to it: what both screens show, how long it is good, the way for who cannot scan. */
function CodeParts({ code, linked, clock }: CodePartsProps) {
  return (
    <>
      {linked && code.page !== null && (
        <LoginLink href={code.page} {...NEW_WINDOW}>
          <FormattedMessage id="qr.openHere" />
          {newWindow}
        </LoginLink>
      )}
      {code.userCode !== "" && (
        <div>
          <p className="quiet">
            <FormattedMessage id="qr.match" />
          </p>
          <p className="match">{code.userCode}</p>
          <p className="quiet">
            <FormattedMessage id="qr.matchBody" />
          </p>
        </div>
      )}
      <Countdown
        key={code.deviceCode}
        label={{ id: "qr.valid" }}
        seconds={Math.max(1, Math.round((code.until - clock.now()) / 1000))}
        holdable={false}
        onEnd={() => undefined}
      />
    </>
  );
}

interface Props extends Question<never> {
  /** The provider's, perhaps bilingual. */
  readonly name: string;
  readonly engine: Pick<QrSignIn, "subscribe" | "getSnapshot" | "refresh">;
  readonly clock: Pick<Clock, "now">;
}

/** A code to scan with a phone, and what becomes of it [AUTH-13]. */
export function QrDialog({ name, engine, clock, close }: Props) {
  const text = useText();
  const state = useEngine(engine);
  const words = useSpoken(state);
  const title = text({ id: "social.with", values: { name: text(name) } });
  const code = "code" in state ? state.code : null;
  const again = state.phase === "refused" || state.phase === "expired" || state.phase === "failed";
  const waiting = state.phase === "waiting";
  const onPhone = useMedia(ON_PHONE);
  const first = waiting && onPhone ? state.code.page : null;
  const lead = text({ id: first === null ? "qr.lead" : "qr.leadSecond" });

  return (
    <DialogFrame title={title} size="question" onClose={() => close()}>
      <Body role="group" aria-label={title} aria-busy={state.phase === "fetching" || undefined}>
        {first !== null && (
          <Button variant="contained" href={first} {...NEW_WINDOW}>
            <FormattedMessage id="qr.openFirst" />
            {newWindow}
          </Button>
        )}
        <p className={waiting ? undefined : "state"}>
          <Phrase text={waiting ? lead : words} />
        </p>
        <QrPicture picture={code?.picture ?? null} phase={state.phase} />
        {code && <CodeParts code={code} linked={waiting && first === null} clock={clock} />}
        {isTrouble(state) && (
          <Hint>
            <FormattedMessage id="qr.trouble" />
          </Hint>
        )}
        {again && (
          <Button
            variant="contained"
            startIcon={<RefreshCw aria-hidden size="1.125rem" />}
            onClick={engine.refresh}
          >
            {text({ id: state.phase === "failed" ? "common.retry" : "qr.refresh" })}
          </Button>
        )}
      </Body>
    </DialogFrame>
  );
}
