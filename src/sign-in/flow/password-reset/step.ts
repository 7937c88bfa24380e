import { unicodeForm } from "../../../base/core/text/unicodeForm";
import type { Text } from "../../../base/core/wire/text";
import { isEmail, isPhone } from "../../../base/core/validation/contact";

/** How long no other code can be requested after one was sent, milliseconds. */
export const RESEND_MS = 60_000;

/** The time in which no other code can be requested. */
interface ResendHold {
  /** When it began, milliseconds since 1970. */
  readonly from: number;
  /** Milliseconds. */
  readonly length: number;
  /** The seconds left, for the eye: a second that has begun counts whole. */
  readonly seconds: number;
}

/** The steps of resetting a forgotten password, in their order. */
export const RESET_STEPS = ["who", "code", "password"] as const;

/** One of them. */
type ResetStep = (typeof RESET_STEPS)[number];

/** How far the reset of a forgotten password has come [AUTH-06]. */
export interface ResetState {
  /** `unavailable` = the platform sends no codes. */
  readonly step: ResetStep | "done" | "unavailable";
  readonly busy: boolean;
  /** What is wrong with what was typed last. */
  readonly problem: Text | null;
  /** What is being waited for is another code. */
  readonly again: boolean;
  /** The result of requesting another code, and the announcement that it can be requested again. */
  readonly status: Text | null;
  /** While no other code can be requested; null when one can. */
  readonly hold: ResendHold | null;
  /** The account and contact of the last request. */
  readonly account: string;
  readonly contact: string;
  /** What the code is worth something with. */
  readonly resetId: string | null;
  /** With which the password may be set. */
  readonly proof: string | null;
}

/** What happens. */
export type ResetEvent =
  | { readonly type: "asked"; readonly account: string; readonly contact: string }
  | { readonly type: "askedAgain" }
  | { readonly type: "codeGiven"; readonly code: string }
  | { readonly type: "passwordGiven"; readonly password: string }
  | { readonly type: "sent"; readonly resetId: string }
  | { readonly type: "proven"; readonly proof: string }
  | { readonly type: "set" | "unavailable" }
  /**
   * What was asked for did not work. `over` = nothing can come of this attempt any more; `wait` = milliseconds until the
   * platform takes the request again, where it said so, or refused because there were too many.
   */
  | { readonly type: "failed"; readonly text: Text; readonly over: boolean; readonly wait?: number }
  /** Time has passed. */
  | { readonly type: "ticked" }
  /** The page was loaded again at a later step; what had been reached is gone. */
  | { readonly type: "lost" }
  /** The browser went back or forward. */
  | { readonly type: "shown"; readonly step: string };

/** What is to be done. */
export type ResetEffect =
  | { readonly run: "send"; readonly account: string; readonly contact: string }
  | { readonly run: "check"; readonly resetId: string; readonly code: string }
  | { readonly run: "set"; readonly proof: string; readonly password: string }
  /** A step with a place of its own in the history. */
  | { readonly run: "show"; readonly step: ResetStep }
  | { readonly run: "finish" };

/** Before anything has been typed. */
export const RESET_START: ResetState = {
  step: "who",
  busy: false,
  problem: null,
  again: false,
  status: null,
  hold: null,
  account: "",
  contact: "",
  resetId: null,
  proof: null,
};

type Step = readonly [ResetState, ResetEffect | null];

/** Milliseconds until another code can be requested; 0 when one can. A clock that was set back ends the wait. */
export function resendLeft({ hold }: Pick<ResetState, "hold">, now: number): number {
  if (hold === null || now < hold.from) return 0;
  return Math.max(0, hold.from + hold.length - now);
}

/**
 * What follows an event at a time (milliseconds since 1970). Nothing typed is lost by an error, and going back leads no
 * further than has been earned.
 */
export function stepReset(state: ResetState, event: ResetEvent, now: number): Step {
  const stay: Step = [state, null];
  const work: ResetState = { ...state, busy: true, problem: null };
  const rest: ResetState = { ...state, busy: false, problem: null, again: false };
  switch (event.type) {
    case "asked": {
      if (state.busy || state.step !== "who") return stay;
      const { account, contact } = event;
      return [
        { ...work, account, contact, status: null },
        { run: "send", account, contact },
      ];
    }
    case "askedAgain": {
      const { account, contact } = state;
      if (state.busy || state.step !== "code" || resendLeft(state, now) > 0) return stay;
      return [
        { ...work, again: true, status: null },
        { run: "send", account, contact },
      ];
    }
    case "sent": {
      const next: ResetState = {
        ...rest,
        step: "code",
        resetId: event.resetId,
        proof: null,
        status: state.again ? { id: "forgot.sentAgain" } : null,
        hold: holdFor(RESEND_MS, now),
      };
      return [next, state.step === "code" ? null : { run: "show", step: "code" }];
    }
    case "codeGiven":
      if (state.busy || state.step !== "code" || state.resetId === null) return stay;
      return [work, { run: "check", resetId: state.resetId, code: event.code }];
    case "proven":
      // The code is spent: going back leads to asking for another one.
      return [
        { ...rest, step: "password", proof: event.proof, resetId: null, status: null },
        { run: "show", step: "password" },
      ];
    case "passwordGiven":
      if (state.busy || state.step !== "password" || state.proof === null) return stay;
      return [work, { run: "set", proof: state.proof, password: event.password }];
    case "set":
      return [{ ...rest, step: "done", proof: null }, { run: "finish" }];
    case "unavailable":
      return [{ ...rest, step: "unavailable" }, null];
    case "failed":
      return event.over
        ? [
            { ...rest, step: "who", problem: event.text, status: null, resetId: null, proof: null },
            { run: "show", step: "who" },
          ]
        : [
            {
              ...rest,
              [state.again ? "status" : "problem"]: event.text,
              hold: state.again ? longerHold(state, event.wait ?? 0, now) : state.hold,
            },
            null,
          ];
    case "ticked":
      return [ticked(state, now), null];
    case "lost":
      return [{ ...RESET_START, status: { id: "forgot.lost" } }, null];
    case "shown":
      return shown(state, event.step);
  }
}

function shown(state: ResetState, asked: string): Step {
  if (state.step === "done" || state.step === "unavailable" || state.busy) return [state, null];
  const step =
    asked === "password" && state.proof !== null
      ? "password"
      : asked === "code" && state.resetId !== null
        ? "code"
        : "who";
  return step === state.step ? [state, null] : [{ ...state, step, problem: null, status: null }, null];
}

const holdFor = (length: number, now: number): ResendHold => ({
  from: now,
  length,
  seconds: Math.ceil(length / 1000),
});

/** The hold after a refusal that asks for a wait, which makes none shorter. */
const longerHold = (state: ResetState, wait: number, now: number): ResendHold | null =>
  wait > resendLeft(state, now) ? holdFor(wait, now) : state.hold;

function ticked(state: ResetState, now: number): ResetState {
  if (state.hold === null) return state;
  const left = resendLeft(state, now);
  if (left > 0) return { ...state, hold: { ...state.hold, seconds: Math.ceil(left / 1000) } };
  const over: ResetState = { ...state, hold: null };
  return state.step === "code" ? { ...over, status: { id: "forgot.canSend" } } : over;
}

/** A contact as it may be shown on a screen that others see: enough to recognise it. */
export function maskedContact(contact: string): string {
  const at = contact.lastIndexOf("@");
  if (at > 0) return `${Array.from(contact)[0] ?? ""}***${contact.slice(at)}`;
  const digits = contact.replace(/^\s*\+86/, "").replaceAll(/\D/g, "");
  return `${digits.slice(0, 3)}****${digits.slice(-4)}`;
}

/** The input of a person who requests a code. */
export interface ResetFields {
  readonly account: string;
  readonly contact: string;
}

/** The errors in it; empty if a code may be requested. */
export function resetFieldErrors({
  account,
  contact,
}: ResetFields): Partial<Record<keyof ResetFields, Text>> {
  const reachable =
    isEmail(contact.trim()) || isPhone(contact.replace(/^\s*\+86/, "").replaceAll(/[\s-]/g, ""));
  return {
    ...(account.trim() === "" && { account: { id: "login.usernameRequired" } }),
    ...(!reachable && { contact: { id: "forgot.contactWrong" } }),
  };
}

/** The digits of a code as it was typed or pasted, six at most; wide digits count as digits. */
export const codeDigits = (typed: string): string =>
  unicodeForm(typed, "NFKC").replaceAll(/\D/g, "").slice(0, 6);
