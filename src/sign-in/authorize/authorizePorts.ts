import { uaa } from "../../../contract/uaa";
import { ask } from "../../base/api/ask";
import { isLoggedOut } from "../../base/api/pendingLogout";
import { readAskingClient } from "../core/authorize/askingClient";
import { denialAddress, readAuthorization } from "../core/authorize/authorization";
import { loginFault, loginOutcome, loginProblem } from "../../base/core/session/loginOutcome";
import type { User } from "../../base/core/wire/user";
import type { AuthorizePorts } from "../flow/authorize/ports";
import type { AuthorizingPerson } from "../flow/authorize/step";
import { rememberedFrom, beginSession } from "../../base/session/beginSession";
import { endOnDevice } from "../../base/session/endOnDevice";
import { liveUser } from "../../base/session/liveUser";
import type { SignInPage } from "../../base/session/page";
import { tryPassword } from "../../base/session/tryPassword";

/** The world of the authorize page: the platform's calls, and the session that begins and ends on it [AUTH-12]. */
export function authorizePorts(page: SignInPage): AuthorizePorts {
  const { device, runtime } = page;
  const { ports } = runtime;
  const { navigation } = ports;
  return {
    go: (address) => navigation.replace(address),
    whoIsHere: async () => {
      const live = await liveUser(runtime);
      if ("error" in live) return { failed: loginFault(live.error) };
      return { person: live.user && personFrom(live.user) };
    },
    look: async (request) => {
      const { clientId, redirectUri, scope } = request;
      const asked = { client_id: clientId, redirect_uri: redirectUri, ...(scope === null ? {} : { scope }) };
      return readAskingClient(await ask(runtime, uaa.webAuthClient, asked), request);
    },
    allow: async (request, userId) => {
      const { clientId, redirectUri, state, scope, challenge, challengeMethod } = request;
      const { unitHost } = await page.site;
      const { host } = new URL(navigation.href());
      const answer = await ask(runtime, uaa.webAuth, {
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
      return readAuthorization(answer, request, device.type === "app" ? "app" : "pc");
    },
    denialAddress: async (request, client) =>
      denialAddress(request, client, await page.site, new URL(navigation.href()).origin),
    signIn: async (credentials) => {
      const answer = await tryPassword(page, credentials);
      // There is nothing to bind here, so such an answer is a message.
      const outcome = loginOutcome(answer, await page.site, { openid: "" });
      if (outcome.next === "message") return loginProblem(outcome.text, answer.error);
      await beginSession(page, { remembered: rememberedFrom(credentials), autoLogin: credentials.autoLogin });
      return null;
    },
    signOut: async () => {
      const { error } = await ask(runtime, uaa.logout, undefined);
      if (error && !isLoggedOut(error)) return error.text;
      await endOnDevice(ports, "loggedOut");
      return null;
    },
  };
}

const personFrom = (user: User): AuthorizingPerson => ({
  id: user.userId,
  name: user.realName,
  loginName: user.loginName,
  unitName: user.unitEnglishName ? `${user.unitName}|||${user.unitEnglishName}` : user.unitName,
});
