import type { FastifyRequest } from "fastify";
import { type Client } from "../auth/clients";
import { readScopes, type Scope, SCOPES } from "../auth/clientScopes";
import { allowsDemo } from "../auth/signIn";
import { defineHandlers } from "../defineHandlers";
import { Refusal, refusals } from "../envelope";
import type { Services } from "../services";

const noClient = () =>
  new Refusal(
    404,
    "没有登记这个应用，请返回该应用重试|||This application is not registered here. Go back to it and try again",
    "invalid_client",
  );
const wrongAddress = () =>
  new Refusal(
    400,
    "返回地址与该应用登记的地址不一致|||The address to return to is not one that is registered for this application",
    "invalid_redirect_uri",
  );
const noAddress = () =>
  new Refusal(
    400,
    "缺少返回地址 redirect_uri|||The address to return to, redirect_uri, is missing",
    "invalid_redirect_uri",
  );
const wrongType = () =>
  new Refusal(
    400,
    "参数 response_type 只能是 code|||Parameter response_type has to be code",
    "unsupported_response_type",
  );
const wrongScope = () =>
  new Refusal(
    400,
    "该应用请求的权限不在登记范围内|||The application asks for more than it is registered for",
    "invalid_scope",
  );
const wrongChallenge = () =>
  new Refusal(400, "参数 code_challenge 不正确|||Parameter code_challenge is not valid", "invalid_request");
const otherPerson = () =>
  new Refusal(
    409,
    "登录的账号已改变，请确认后重试|||Another person is signed in by now. Check who it is and try again",
    "other_person",
  );

/** The platform's own origin, as the asking browser writes it. */
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

type Asking = Pick<Services, "clients" | "demoAccounts"> & { readonly request: FastifyRequest };

/** A registered client. The demo client's secret is public, so it works only on this machine. */
async function clientOf(id: string, { clients, ...context }: Asking): Promise<Client> {
  const client = await clients.find(id);
  if (!client || (client.demo && !allowsDemo(context))) throw noClient();
  return client;
}

/** The requested scopes that the client may request. */
function scopesFor(client: Client, asked: string | undefined): readonly Scope[] {
  const scopes = readScopes(asked);
  if (!scopes?.every((scope) => client.scopes.includes(scope))) throw wrongScope();
  return scopes;
}

/** Letting other applications sign people in with the portal. */
export const authorizeHandlers = defineHandlers(["clients", "demoAccounts"], {
  webAuthClient: async ({ client_id, redirect_uri = "", scope }, context) => {
    const { clients, me, request } = context;
    const client = await clientOf(client_id, context);
    const scopes = scopesFor(client, scope);
    return {
      clientId: client.id,
      clientName: client.name,
      redirectMatched: await clients.ownsAddress(client.id, redirect_uri, originOf(request)),
      scopes: scopes.map((name) => ({ scope: name, description: SCOPES[name] })),
      consented: me !== null && (await clients.isAllowed(me.id, client.id, scopes)),
    };
  },

  webAuth: async (asked, context) => {
    const { clients, me, request } = context;
    const client = await clientOf(asked.client_id, context);
    const redirectUri = asked.redirect_uri;
    if (redirectUri === "") throw noAddress();
    if (!(await clients.ownsAddress(client.id, redirectUri, originOf(request)))) throw wrongAddress();
    if (asked.response_type !== "code") throw wrongType();
    const scopes = scopesFor(client, asked.scope);
    const challenge = asked.code_challenge ?? null;
    const isS256 = asked.code_challenge_method === "S256" && /^[\w-]{43}$/.test(challenge ?? "");
    if ((challenge !== null || asked.code_challenge_method !== undefined) && !isS256) throw wrongChallenge();
    if (asked.userId !== undefined && asked.userId !== me.id) throw otherPerson();
    const code = await clients.issue({
      personId: me.id,
      sessionId: me.sessionId,
      clientId: client.id,
      redirectUri,
      scopes,
      challenge,
    });
    if (code === null) throw refusals.notSignedIn();
    return { code, state: asked.state ?? null, redirect_uri: redirectUri };
  },
});
