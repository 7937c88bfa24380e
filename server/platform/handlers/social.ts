import { browserKeyOf, putBindSecret } from "../auth/cookies";
import { deviceName } from "../auth/deviceName";
import { loginAddressOf } from "../auth/loginAddress";
import { requireDemo, openSession, showsDemoPages, type SignInContext } from "../auth/signIn";
import { QR_MS } from "../auth/socialQr";
import { defineHandlers } from "../defineHandlers";
import type { Database } from "../database/open";
import { Refusal } from "../envelope";
import { qrPicture } from "../icons/qrPicture";

/** Seconds between two checks of a code by a page. */
const QR_INTERVAL = 2;

const noProvider = () => new Refusal(404, "登录方式不存在|||There is no such way of signing in", "not_found");
const badGrant = () =>
  new Refusal(
    400,
    "第三方登录已失效，请重新登录|||That sign-in has expired, please try again",
    "invalid_grant",
  );
const accountClosed = () =>
  new Refusal(
    400,
    "绑定的账号不能以此方式登录|||The linked account cannot sign in this way",
    "invalid_grant",
  );

const providersIn = (database: Database) =>
  database
    .selectFrom("social_provider")
    .orderBy("position")
    .select([
      "id as providerId",
      "name as providerName",
      "kind",
      "app_id as providerAppId",
      "application_id as providerApplicationId",
      "login_url as providerAppLoginUrl",
      "logo",
    ]);

type ProviderRow = Awaited<ReturnType<ReturnType<typeof providersIn>["execute"]>>[number];

const providerOut = ({ kind, ...provider }: ProviderRow) => ({
  ...provider,
  providerType: kind === "qr" ? ("qr" as const) : ("redirect" as const),
});

/** A provider on offer to this request. The demo providers work only on this machine, and where their pages are served. */
async function providerOf(
  id: string,
  { database, ...context }: SignInContext & { readonly database: Database },
): Promise<ProviderRow> {
  const provider = showsDemoPages(context)
    ? await providersIn(database).where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!provider) throw noProvider();
  return provider;
}

/** Signing in through other providers. */
export const socialHandlers = defineHandlers(
  ["database", "demoAccounts", "sessions", "socialGrants", "socialLinks", "socialQr"],
  {
    socialInfo: async (_, context) =>
      showsDemoPages(context) ? (await providersIn(context.database).execute()).map(providerOut) : [],

    socialProviderInfo: async ({ providerId }, context) => providerOut(await providerOf(providerId, context)),

    socialQrBegin: async ({ providerId, state }, context) => {
      const { request, socialQr } = context;
      const provider = await providerOf(providerId, context);
      if (provider.kind !== "qr") throw noProvider();
      const made = await socialQr.begin({
        providerId,
        clientId: provider.providerAppId,
        redirectUri: loginAddressOf(request),
        state,
        device: deviceName(request.headers["user-agent"] ?? ""),
        address: request.ip,
      });
      const page = `${request.protocol}://${request.host}${provider.providerAppLoginUrl}?code=${made.scanCode}`;
      return {
        device_code: made.deviceCode,
        user_code: made.userCode,
        verification_uri_complete: page,
        picture: qrPicture(page),
        expires_in: QR_MS / 1000,
        interval: QR_INTERVAL,
      };
    },

    socialQrCheck: async ({ providerId, device_code }, context) => {
      await providerOf(providerId, context);
      const found = await context.socialQr.check(providerId, device_code);
      if (found.progress === "scanned") return found;
      if (found.progress !== "confirmed") return { progress: found.progress };
      const code = await context.socialGrants.issue({ kind: "code", ...found.use }, found.account);
      return { progress: "confirmed" as const, code, state: found.state };
    },

    socialLogin: async ({ state, code, token, deviceId }, context) => {
      const { request, reply, socialGrants, socialLinks } = context;
      const provider = await providerOf(state, context);
      const secret = code ?? token;
      const account =
        secret === undefined
          ? null
          : await socialGrants.redeem(secret, {
              kind: code === undefined ? "token" : "code",
              providerId: provider.providerId,
              clientId: provider.providerAppId,
              redirectUri: loginAddressOf(request),
            });
      if (!account) throw badGrant();

      const person = await socialLinks.personOf(provider.providerId, account.openid);
      if (person) {
        // The demo provider's passwords are public: the person it names must still be a demo account.
        if (person.status !== 1 || !person.demo) throw accountClosed();
        requireDemo(person, context);
        return { ...(await openSession(person, context)), ...account };
      }
      const ticket = await socialLinks.ticketFor(provider.providerId, account.openid, browserKeyOf(request));
      putBindSecret(request, reply, ticket.secret);
      throw new Refusal(
        400,
        "该第三方账号尚未绑定，请先绑定账号|||This account is not linked to anybody yet, please link it first",
        "not_bound",
        [],
        { ...account, id: ticket.id, deviceId: deviceId ?? null },
      );
    },
  },
);
