import { holding } from "../auth/claims";
import { findPerson } from "../auth/findPerson";
import { pairsOf } from "../auth/linkedAccounts";
import {
  allowsDemo,
  requireDemo,
  openSession,
  showsDemoPages,
  slowDown,
  welcome,
  type SignInContext,
} from "../auth/signIn";
import { hashToken } from "../auth/tokens";
import { defineHandlers } from "../defineHandlers";
import type { Database } from "../database/open";
import { Refusal, refusals } from "../envelope";

const refused = (chinese: string, english: string) => () =>
  new Refusal(400, `${chinese}|||${english}`, "invalid_grant");
const badTicket = refused(
  "登录票据已失效，请从原处重新进入",
  "That ticket has expired. Please come in again from where you got it",
);
const badToken = refused("登录令牌已失效，请重新登录", "That access token has expired. Please sign in again");
const badClient = refused("客户端标识无效", "That client id is not known here");

/** Opens a session for the person of a secret; a secret without a person is refused. */
const enter = async (
  personId: string | null | undefined,
  context: SignInContext & { readonly database: Database },
  refusal: () => Refusal,
  openedBy?: string,
) => {
  const person = personId == null ? undefined : await findPerson(context.database, personId);
  if (!person) throw refusal();
  requireDemo(person, context);
  return openSession(person, context, { openedBy, ended: refusal });
};

/** The ways of signing in besides the password and the providers. */
export const entryHandlers = defineHandlers(
  ["database", "demoAccounts", "development", "launcher", "sessions", "site", "throttle", "tickets"],
  {
    ticketLogin: async ({ ticket }, context) =>
      enter(await context.tickets.redeem(ticket), context, badTicket),

    relogin: async ({ accessToken }, context) => {
      const holder = await context.sessions.find(holding(accessToken));
      return enter(holder?.id, context, badToken, holder?.sessionId);
    },

    loginUserClient: async ({ userClientId }, context) => {
      const { database, request, site } = context;
      if (request.headers[site.headers.device.toLowerCase()] !== "app") throw refusals.forbidden();
      const hash = hashToken(userClientId);
      const guessing = { account: `client id ${hash}` };
      await slowDown(guessing, context);
      const client = await database
        .selectFrom("user_client")
        .where("hash", "=", hash)
        .select("person_id")
        .executeTakeFirst();
      const entered = await enter(client?.person_id, context, badClient);
      await welcome(guessing, context);
      return entered;
    },

    // To one's own other account at any time [WHO-02]; to any demo account during development [AUTH-15].
    switchLogin: async ({ userId }, context) => {
      const { database, development, me } = context;
      const person = await findPerson(database, userId);
      if (!person) throw refusals.forbidden();
      const pairs = await pairsOf(database, me);
      const ownOther =
        userId !== me.id && pairs.some((pair) => [pair.parentId, pair.teacherId].includes(userId));
      const amongDemo = development && person.demo === 1 && allowsDemo(context);
      if (!ownOther && !amongDemo) throw refusals.forbidden();
      requireDemo(person, context);
      // Events that end the session that this one replaces, such as its opener's end, end this one too.
      return openSession(person, context, { openedBy: me.sessionId });
    },

    ssoLoginUrl: (_, context) => (showsDemoPages(context) ? context.launcher : null),
  },
);
