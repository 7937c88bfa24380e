import { isLoggedOut } from "../../api/owedLogout";
import {
  beginAuthorize,
  denialAddress,
  readAskingClient,
  readAuthorization,
  stepAuthorize,
  type AuthorizeEffect,
  type AuthorizeEvent,
  type AuthorizeState,
  type AuthorizingPerson,
} from "./step";
import type { AuthorizeRequest } from "../../core/authorize/authorizeRequest";
import { loginFault, loginOutcome, loginProblem, type LoginProblem } from "../../core/sign-in/loginOutcome";
import type { Ports } from "../../platform/ports";
import { dropFormer } from "../../features/login/dropFormer";
import type { SignInPage } from "../../features/login/finishSignIn";
import { liveUser } from "../../features/login/liveUser";
import type { Credentials } from "../../core/sign-in/credentials";

/** Performs what the authorize page is to do, and shows how far it is [AUTH-12]. */
export class AuthorizeFlow {
  #state: AuthorizeState;
  #first: AuthorizeEffect | null;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly request: AuthorizeRequest | null,
    private readonly page: SignInPage,
    private readonly ports: Ports,
  ) {
    [this.#state, this.#first] = beginAuthorize(request);
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = () => this.#state;

  /** Does what the page begins with, once. */
  begin(): void {
    const first = this.#first;
    this.#first = null;
    this.#run(first);
  }

  readonly send = (event: AuthorizeEvent): void => {
    if (!this.request) return;
    const [state, effect] = stepAuthorize(this.#state, event, this.request);
    this.#state = state;
    for (const listener of this.#listeners) listener();
    this.#run(effect);
  };

  /** Signs in without leaving the page; answers the message to stand under the password, or null. */
  readonly signIn = async ({
    username,
    password,
    remember,
    autoLogin,
  }: Credentials): Promise<LoginProblem | null> => {
    const { ask, site } = this.page;
    const { keepsCookies, storage, vault } = this.ports;
    if (!keepsCookies()) return loginProblem({ id: "login.cookiesOff" });
    const answer = await ask.envelope("login", { username, password }, { signsIn: true });
    if (answer.error) return loginProblem(loginFault(answer.error), answer);
    // There is nothing to bind here, so such an answer is a message.
    const outcome = loginOutcome(answer.data, await site, { openid: "" });
    if (outcome.next === "message") return loginProblem(outcome.text, answer);
    storage.write("autoLogin", autoLogin);
    await (remember ? vault.keep({ username, password }) : vault.forget());
    await dropFormer(ask, this.ports);
    storage.remove("loggedOut");
    storage.remove("autoLogins");
    this.send({ type: "signedIn" });
    return null;
  };

  #run(effect: AuthorizeEffect | null): void {
    const { request } = this;
    if (!effect || !request) return;
    if (effect.run === "go") {
      // Back leads to where the person came from, not here again.
      this.ports.navigation.replace(effect.address);
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
    switch (effect.run) {
      case "look":
        return this.#look(request);
      case "allow":
        return this.#allow(request, effect.userId);
      case "deny": {
        const { origin } = new URL(this.ports.navigation.href());
        return {
          type: "denialKnown",
          address: denialAddress(request, effect.client, await this.page.site, origin),
        };
      }
      case "signOut":
        return this.#signOut();
    }
  }

  async #look(request: AuthorizeRequest): Promise<AuthorizeEvent> {
    const { ask } = this.page;
    // First who is here: asking may renew a session, without which nothing is known of what was allowed before.
    const live = await liveUser(ask, this.ports);
    if ("error" in live) return { type: "failed", text: loginFault(live.error) };
    const { clientId, redirectUri, scope } = request;
    const answer = await ask.envelope("webAuthClient", {
      client_id: clientId,
      redirect_uri: redirectUri,
      ...(scope === null ? {} : { scope }),
    });
    const { user } = live;
    const person: AuthorizingPerson | null = user && {
      id: user.userId,
      name: user.realName,
      loginName: user.loginName,
      unitName: user.unitEnglishName ? `${user.unitName}|||${user.unitEnglishName}` : user.unitName,
    };
    return { type: "looked", look: readAskingClient(answer, request), person };
  }

  async #allow(request: AuthorizeRequest, userId: string): Promise<AuthorizeEvent> {
    const { ask, device, site } = this.page;
    const { clientId, redirectUri, state, scope, challenge, challengeMethod } = request;
    const { unitHost } = await site;
    const { host } = new URL(this.ports.navigation.href());
    const answer = await ask.envelope("webAuth", {
      response_type: "code",
      client_id: clientId,
      redirect_uri: redirectUri,
      unitHost: unitHost || host,
      userId,
      ...(state === null ? {} : { state }),
      ...(scope === null ? {} : { scope }),
      ...(challenge === null ? {} : { code_challenge: challenge }),
      ...(challengeMethod === null ? {} : { code_challenge_method: challengeMethod }),
    });
    const authorization = readAuthorization(answer, request, device.type === "app" ? "app" : "pc");
    return { type: "answered", authorization };
  }

  async #signOut(): Promise<AuthorizeEvent> {
    const { broadcast, storage, vault } = this.ports;
    const answer = await this.page.ask.envelope("logout", undefined);
    if (!isLoggedOut(answer))
      return { type: "failed", text: answer.error?.text ?? { id: "api.serverError" } };
    storage.wipePersonal();
    storage.remove("autoLogin");
    storage.remove("autoLogins");
    storage.write("loggedOut", true);
    await vault.forget();
    broadcast.post({ kind: "signedOut" });
    return { type: "signedOut" };
  }
}
