import { partsOf } from "../../core/address/address";
import {
  RESEND_MS,
  RESET_START,
  resendLeft,
  stepReset,
  type ResetEffect,
  type ResetEvent,
  type ResetState,
} from "./step";
import { sameName } from "../../core/sign-in/loginName";
import type { RequestError } from "../../core/wire/answer";
import { failureText, type Envelope } from "../../core/wire/envelope";
import { recordOf, textOf } from "../../core/wire/read";
import { retryAfterMs } from "../../core/wire/retryAfter";
import type { Ports } from "../../platform/ports";
import type { SignInPage } from "../../features/login/finishSignIn";

type Call = Exclude<ResetEffect, { readonly run: "show" | "finish" }>;
interface Answer {
  readonly data?: Envelope;
  readonly error?: RequestError;
}

/** Platforms that send no codes say so, or know nothing of the call. */
const isMissing = ({ data, error }: Answer): boolean => {
  const status = data?.status ?? (error?.kind === "http" ? error.status : 200);
  return status === 404 || status === 405 || status === 501;
};

/** How long a refusal asks to wait, milliseconds: as it says, and as after a code where there were merely too many. */
function waitOf({ data, error }: Answer, now: number): number {
  if (error?.kind !== "http") return data?.status === 429 ? RESEND_MS : 0;
  const said = retryAfterMs(error.retryAfter ?? null, now);
  return said ?? (error.status === 429 ? RESEND_MS : 0);
}

function failureOf(answer: Answer, now: number): ResetEvent {
  const { data, error } = answer;
  const wait = waitOf(answer, now);
  const envelope = data ?? (error?.kind === "http" ? error.envelope : null);
  if (envelope)
    return { type: "failed", text: failureText(envelope), over: envelope.code === "expired", wait };
  return { type: "failed", text: error?.text ?? { id: "api.serverError" }, over: false, wait };
}

/** Performs the steps of resetting a forgotten password, each with a place of its own in the history [AUTH-06]. */
export class ResetFlow {
  #state: ResetState = RESET_START;
  #stopTimer: (() => void) | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly page: Pick<SignInPage, "ask">,
    private readonly ports: Ports,
  ) {}

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = () => this.#state;

  /** Begins at the first step, wherever the address was left, and follows Back and Forward; the answer stops that. */
  begin(): () => void {
    const { navigation } = this.ports;
    const { base, search, route } = partsOf(navigation.href());
    if (this.#state === RESET_START) {
      navigation.rewrite(search === null ? base : `${base}?${search}`);
      if (route === "code" || route === "password") this.send({ type: "lost" });
    }
    const stopMoved = navigation.moved(() =>
      this.send({ type: "shown", step: partsOf(navigation.href()).route ?? "" }),
    );
    this.#wait();
    return () => {
      stopMoved();
      this.#stopTimer?.();
    };
  }

  readonly send = (event: ResetEvent): void => {
    const [state, effect] = stepReset(this.#state, event, this.ports.clock.now());
    const looksAgain = state.hold !== this.#state.hold;
    this.#state = state;
    for (const listener of this.#listeners) listener();
    if (looksAgain) this.#wait();
    if (effect) this.#run(effect);
  };

  /** Looks at the clock when another second of the hold has passed. Every look makes a hold of its own. */
  #wait(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
    if (this.#state.hold === null) return;
    const { clock } = this.ports;
    const tick = () => this.send({ type: "ticked" });
    this.#stopTimer = clock.after(resendLeft(this.#state, clock.now()) % 1000 || 1000, tick);
  }

  #run(effect: ResetEffect): void {
    const { navigation } = this.ports;
    if (effect.run === "show") {
      if (effect.step === "who") navigation.replace("#");
      else navigation.go(`#${effect.step}`);
    } else if (effect.run === "finish") {
      navigation.replace("#done");
      void this.#forgetOld();
    } else {
      void this.#call(effect).then(this.send);
    }
  }

  async #call(effect: Call): Promise<ResetEvent> {
    const { ask } = this.page;
    switch (effect.run) {
      case "send": {
        const { account, contact } = effect;
        const answer = await ask.envelope("passwordCode", { account, contact });
        if (isMissing(answer)) return { type: "unavailable" };
        const resetId = textOf(recordOf(answer.data?.data).resetId);
        return resetId === "" ? failureOf(answer, this.ports.clock.now()) : { type: "sent", resetId };
      }
      case "check": {
        const { resetId, code } = effect;
        const answer = await ask.envelope("passwordCheck", { resetId, code });
        const proof = textOf(recordOf(answer.data?.data).proof);
        return proof === "" ? failureOf(answer, this.ports.clock.now()) : { type: "proven", proof };
      }
      case "set": {
        const { proof, password } = effect;
        const answer = await ask.envelope("passwordReset", { proof, password });
        return answer.data?.status === 200 ? { type: "set" } : failureOf(answer, this.ports.clock.now());
      }
    }
  }

  /** What this device remembers of the person's old password is of no use any more. */
  async #forgetOld(): Promise<void> {
    const { vault } = this.ports;
    const remembered = await vault.read();
    if (remembered && sameName(remembered.username, this.#state.account)) await vault.forget();
  }
}
