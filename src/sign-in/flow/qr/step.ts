import type { Text } from "../../../base/core/wire/text";
import { allowedTarget, type TargetRules } from "../../../base/core/address/redirect";
import { embeddedPicture } from "../../../base/core/address/safeAddress";
import { TRIP_LIFETIME } from "../../core/social";
import type { SocialReturn } from "../../../base/core/session/socialReturn";
import { numberOf, recordOf, textOf } from "../../../base/core/wire/read";

const SECOND = 1000;
/** The longest pause between two looks, milliseconds: also while nothing can be reached. */
export const LONGEST_PAUSE = 15 * SECOND;

/** A code to scan. Times in milliseconds. */
export interface QrCode {
  /** What the page asks by; shown nowhere. */
  readonly deviceCode: string;
  /** What both screens show. */
  readonly userCode: string;
  /** A `data:image/…` address. */
  readonly picture: string;
  /** The page in the picture, for people who cannot scan it; null if it must not be opened. */
  readonly page: string | null;
  readonly until: number;
  /** Between two looks. */
  readonly interval: number;
}

/** What has become of a code. */
export type QrProgress =
  | { readonly progress: "authorization_pending" | "access_denied" | "expired_token" }
  | { readonly progress: "scanned"; readonly name: string | null }
  | { readonly progress: "confirmed"; readonly back: SocialReturn };

/** A code on the screen, and how asking about it goes. */
interface Shown {
  readonly code: QrCode;
  /** An answer is on its way. */
  readonly asking: boolean;
  /** How often in a row nothing could be reached. */
  readonly failures: number;
}

/** The state of a sign-in by a code. */
export type QrPhase =
  | { readonly phase: "fetching" }
  | ({ readonly phase: "waiting" } & Shown)
  | ({ readonly phase: "scanned"; readonly name: string | null } & Shown)
  | { readonly phase: "signingIn" }
  | { readonly phase: "refused" | "expired" | "closed" }
  | { readonly phase: "failed"; readonly text: Text };

/** The whole state: the phase, and whether the page is visible. */
export type QrState = QrPhase & { readonly hidden: boolean };

/** What happens; `now` in milliseconds since 1970. Answers name the code they are about. */
export type QrEvent =
  | { readonly type: "begun"; readonly code: QrCode; readonly now: number }
  | { readonly type: "failed"; readonly text: Text }
  | { readonly type: "due"; readonly now: number }
  | {
      readonly type: "checked";
      readonly deviceCode: string;
      readonly answer: QrProgress;
      readonly now: number;
    }
  | { readonly type: "unreachable"; readonly deviceCode: string; readonly now: number }
  | { readonly type: "hidden" }
  | { readonly type: "visible"; readonly now: number }
  | { readonly type: "refresh" }
  | { readonly type: "close" };

/** What is to be done. */
export type QrEffect =
  | { readonly run: "begin" }
  | { readonly run: "check"; readonly deviceCode: string }
  | { readonly run: "wait"; readonly milliseconds: number }
  | { readonly run: "signIn"; readonly back: SocialReturn };

type Step = readonly [QrState, QrEffect | null];

/** Before the first code has come; its effect is `begin`. */
export const beginningQr = (hidden: boolean): QrState => ({ phase: "fetching", hidden });

/**
 * The next state of a sign-in by a code, and what is to be done. Nothing is asked while the page is hidden or once the
 * code is over; of several answers to one question the first counts; a confirmation signs in once [AUTH-13].
 */
export function stepQr(state: QrState, event: QrEvent): Step {
  if (state.phase === "closed") return [state, null];
  const { hidden } = state;
  switch (event.type) {
    case "close":
      return [{ phase: "closed", hidden }, null];
    case "hidden":
      return [{ ...state, hidden: true }, null];
    case "visible":
      return look({ ...state, hidden: false }, event.now);
    case "due":
      return look(state, event.now);
    case "begun":
      if (state.phase !== "fetching") return [state, null];
      return pause({ phase: "waiting", code: event.code, asking: false, failures: 0, hidden }, event.now);
    case "failed":
      return isOver(state) ? [state, null] : [{ phase: "failed", text: event.text, hidden }, null];
    case "refresh":
      return isOver(state) ? [beginningQr(hidden), { run: "begin" }] : [state, null];
    case "checked":
    case "unreachable":
      return isShown(state) && state.asking && state.code.deviceCode === event.deviceCode
        ? answered(state, event)
        : [state, null];
  }
}

type ShownState = Extract<QrState, Shown>;
const isShown = (state: QrState): state is ShownState =>
  state.phase === "waiting" || state.phase === "scanned";
const isOver = ({ phase }: QrState) => phase === "refused" || phase === "expired" || phase === "failed";

/** Asks again, unless that is no use. */
function look(state: QrState, now: number): Step {
  if (!isShown(state)) return [state, null];
  const { code, asking, hidden } = state;
  if (now >= code.until) return [{ phase: "expired", hidden }, null];
  if (asking || hidden) return [state, null];
  return [
    { ...state, asking: true },
    { run: "check", deviceCode: code.deviceCode },
  ];
}

/** Lets time pass until the next look, and no longer than the code is good; longer each time that no answer comes. */
function pause(state: ShownState, now: number): Step {
  const { code, failures } = state;
  const milliseconds = Math.min(code.interval * 2 ** failures, LONGEST_PAUSE);
  return [state, { run: "wait", milliseconds: Math.max(0, Math.min(milliseconds, code.until - now)) }];
}

function answered(state: ShownState, event: Extract<QrEvent, { type: "checked" | "unreachable" }>): Step {
  const { code, hidden } = state;
  if (event.type === "unreachable") {
    return pause({ ...state, asking: false, failures: Math.min(state.failures + 1, 8) }, event.now);
  }
  const { answer, now } = event;
  const shown = { code, asking: false, failures: 0, hidden };
  switch (answer.progress) {
    case "confirmed":
      return [
        { phase: "signingIn", hidden },
        { run: "signIn", back: answer.back },
      ];
    case "access_denied":
      return [{ phase: "refused", hidden }, null];
    case "expired_token":
      return [{ phase: "expired", hidden }, null];
    case "scanned":
      return pause({ ...shown, phase: "scanned", name: answer.name }, now);
    case "authorization_pending":
      return pause({ ...shown, phase: "waiting" }, now);
  }
}

const within = (value: unknown, least: number, most: number, otherwise: number) => {
  const number = numberOf(value, 0);
  return number > 0 ? Math.min(Math.max(number, least), most) : otherwise;
};

/** What a new code is read with. */
export interface QrContext {
  readonly now: number;
  readonly site: TargetRules;
  readonly origin: string;
}

/**
 * A new code as the platform sends it, in RFC 8628's names, or null for what is none. It never outlives the trip that it
 * belongs to.
 */
export function readQrCode(answer: unknown, { now, site, origin }: QrContext): QrCode | null {
  const wire = recordOf(answer);
  const deviceCode = textOf(wire.device_code);
  const picture = embeddedPicture(wire.picture);
  if (deviceCode === "" || picture === null) return null;
  return {
    deviceCode,
    picture,
    userCode: textOf(wire.user_code),
    page: allowedTarget(wire.verification_uri_complete, site, origin),
    until: now + within(wire.expires_in, 1, TRIP_LIFETIME / SECOND, 60) * SECOND,
    interval: within(wire.interval, 1, LONGEST_PAUSE / SECOND, 5) * SECOND,
  };
}

/** What the platform says of a code, or null for what cannot be understood. */
export function readQrProgress(wire: unknown): QrProgress | null {
  const { progress, name, code: granted, state } = recordOf(wire);
  const code = textOf(granted);
  switch (progress) {
    case "authorization_pending":
    case "access_denied":
    case "expired_token":
      return { progress };
    case "scanned":
      return { progress, name: textOf(name) || null };
    case "confirmed":
      return {
        progress,
        back: {
          ...(code !== "" && { code }),
          ...(textOf(state) !== "" && { state: textOf(state) }),
        },
      };
    default:
      return null;
  }
}
