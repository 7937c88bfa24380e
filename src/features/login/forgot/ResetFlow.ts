import { partsOf } from "../../../core/session/address";
import {
  RESET_START,
  stepReset,
  type ResetEffect,
  type ResetEvent,
  type ResetState,
} from "../../../core/session/passwordReset";
import { sameName } from "../../../core/session/loginName";
import type { RequestError } from "../../../core/wire/answer";
import { failureText, type Envelope } from "../../../core/wire/envelope";
import { recordOf, textOf } from "../../../core/wire/read";
import type { Ports } from "../../../platform/ports";
import type { SignInPage } from "../finishSignIn";

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

function failureOf({ data, error }: Answer): ResetEvent {
  const envelope = data ?? (error?.kind === "http" ? error.envelope : null);
  if (envelope) return { type: "failed", text: failureText(envelope), over: envelope.code === "expired" };
  return { type: "failed", text: error?.text ?? { id: "api.serverError" }, over: false };
}

/** Performs what setting a forgotten password anew takes, each step with a place of its own in the history [AUTH-06]. */
export class ResetFlow {
  #state: ResetState = RESET_START;
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
    return navigation.moved(() => this.send({ type: "shown", step: partsOf(navigation.href()).route ?? "" }));
  }

  readonly send = (event: ResetEvent): void => {
    const [state, effect] = stepReset(this.#state, event);
    this.#state = state;
    for (const listener of this.#listeners) listener();
    if (effect) this.#run(effect);
  };

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
        return resetId === "" ? failureOf(answer) : { type: "sent", resetId };
      }
      case "check": {
        const { resetId, code } = effect;
        const answer = await ask.envelope("passwordCheck", { resetId, code });
        const proof = textOf(recordOf(answer.data?.data).proof);
        return proof === "" ? failureOf(answer) : { type: "proven", proof };
      }
      case "set": {
        const { proof, password } = effect;
        const answer = await ask.envelope("passwordReset", { proof, password });
        return answer.data?.status === 200 ? { type: "set" } : failureOf(answer);
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
