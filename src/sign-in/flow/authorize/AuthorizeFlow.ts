import type { AuthorizeRequest } from "../../core/authorize/authorizeRequest";
import { Snapshot } from "../../../base/core/flow/Snapshot";
import type { Credentials } from "../../../base/core/session/credentials";
import type { LoginProblem } from "../../../base/core/session/loginOutcome";
import type { AuthorizePorts } from "./ports";
import {
  beginAuthorize,
  stepAuthorize,
  type AuthorizeEffect,
  type AuthorizeEvent,
  type AuthorizeState,
} from "./step";

/** Performs what the authorize page is to do, and shows how far it is [AUTH-12]. */
export class AuthorizeFlow {
  readonly #state: Snapshot<AuthorizeState>;
  #first: AuthorizeEffect | null;

  constructor(
    private readonly request: AuthorizeRequest | null,
    private readonly ports: AuthorizePorts,
  ) {
    const [state, first] = beginAuthorize(request);
    this.#state = new Snapshot(state);
    this.#first = first;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  readonly getSnapshot = (): AuthorizeState => this.#state.getSnapshot();

  /** Does what the page begins with, once. */
  begin(): void {
    const first = this.#first;
    this.#first = null;
    this.#run(first);
  }

  readonly send = (event: AuthorizeEvent): void => {
    if (!this.request) return;
    const [state, effect] = stepAuthorize(this.getSnapshot(), event, this.request);
    this.#state.set(state);
    this.#run(effect);
  };

  /** Signs in without leaving the page; answers the message to stand under the password, or null. */
  readonly signIn = async (credentials: Credentials): Promise<LoginProblem | null> => {
    const problem = await this.ports.signIn(credentials);
    if (problem === null) this.send({ type: "signedIn" });
    return problem;
  };

  #run(effect: AuthorizeEffect | null): void {
    const { request } = this;
    if (!effect || !request) return;
    if (effect.run === "go") {
      this.ports.go(effect.address);
      return;
    }
    this.#perform(effect, request).then(this.send, () =>
      this.send({ type: "failed", text: { id: "api.network" } }),
    );
  }

  async #perform(
    effect: Exclude<AuthorizeEffect, { run: "go" }>,
    request: AuthorizeRequest,
  ): Promise<AuthorizeEvent> {
    const { ports } = this;
    switch (effect.run) {
      case "look":
        return this.#look(request);
      case "allow":
        return { type: "answered", authorization: await ports.allow(request, effect.userId) };
      case "deny":
        return { type: "denialKnown", address: await ports.denialAddress(request, effect.client) };
      case "signOut": {
        const text = await ports.signOut();
        return text === null ? { type: "signedOut" } : { type: "failed", text };
      }
    }
  }

  async #look(request: AuthorizeRequest): Promise<AuthorizeEvent> {
    // First who is here: asking may renew a session, without which nothing is known of what was allowed before.
    const here = await this.ports.whoIsHere();
    if ("failed" in here) return { type: "failed", text: here.failed };
    return { type: "looked", look: await this.ports.look(request), person: here.person };
  }
}
