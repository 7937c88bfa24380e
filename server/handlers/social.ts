import { putBindSecret } from "../auth/cookies";
import { allowsDemo, demandDemo, openSession, type SignInContext } from "../auth/signIn";
import type { Register } from "../call";
import type { Database } from "../db/open";
import { Refusal } from "../envelope";
import { loginAddressOf } from "../pages/provider";

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

/** A provider on offer to this request. The demo provider is for this machine alone, like the demo accounts. */
async function providerOf(
  id: string,
  { database, ...context }: SignInContext & { readonly database: Database },
): Promise<ProviderRow> {
  const provider = allowsDemo(context)
    ? await providersIn(database).where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!provider) throw noProvider();
  return provider;
}

/** Signing in through other providers. */
export function socialHandlers(call: Register): void {
  call("socialInfo", async (_, context) =>
    allowsDemo(context) ? (await providersIn(context.database).execute()).map(providerOut) : [],
  );

  call("socialProviderInfo", async ({ providerId }, context) =>
    providerOut(await providerOf(providerId, context)),
  );

  call("socialLogin", async ({ state, code, token, deviceId }, context) => {
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
      // The demo provider's passwords are public: whoever it names must be a demo account still.
      if (person.status !== 1 || !person.demo) throw accountClosed();
      demandDemo(person, context);
      return { ...(await openSession(person, context)), ...account };
    }
    const ticket = await socialLinks.ticketFor(provider.providerId, account.openid);
    putBindSecret(request, reply, ticket.secret);
    throw new Refusal(
      400,
      "该第三方账号尚未绑定，请先绑定账号|||This account is not linked to anybody yet, please link it first",
      "not_bound",
      [],
      { ...account, id: ticket.id, deviceId: deviceId ?? null },
    );
  });
}
