import { accountName } from "../auth/accountName";
import {
  bindSecretOf,
  clearBindSecret,
  clearNeighbours,
  clearTokens,
  putTokens,
  tokensOf,
} from "../auth/cookies";
import { keepNormalForm } from "../auth/passwords";
import { isAdmin } from "../auth/roles";
import { requireDemo, openSession, slowDown, welcome } from "../auth/signIn";
import { defineHandlers, type Handler } from "../defineHandlers";
import type { Database } from "../database/open";
import { schoolYear } from "../dates";
import { Refusal, refusals } from "../envelope";
import { fileAddress } from "../storage/fileAddress";

const NEEDS = [
  "checkPassword",
  "database",
  "demoAccounts",
  "helpTickets",
  "now",
  "sessions",
  "site",
  "socialLinks",
  "throttle",
] as const;
type Needs = (typeof NEEDS)[number];

const wrongPassword = () =>
  new Refusal(400, "用户名或密码错误|||Wrong user name or password", "invalid_grant");

/** Signs in with a password, and links the account of another provider where the request asks for that. */
const logIn: Handler<"login", Needs> = async ({ username, password, openid, id }, context) => {
  const { database, request, reply, checkPassword, socialLinks } = context;
  const account = accountName(username);
  await slowDown({ account }, context);
  const person = await database
    .selectFrom("person")
    .innerJoin("unit", "unit.id", "person.unit_id")
    .where("login_name", "=", account)
    .where("person.status", "=", 1)
    .select([
      "person.id",
      "person.type",
      "person.password",
      "person.demo",
      "unit.id as unitId",
      "unit.type as unitType",
    ])
    .executeTakeFirst();
  if (!(await checkPassword(person?.password ?? null, password)) || !person) throw wrongPassword();
  requireDemo(person, context);
  await welcome({ account }, context);
  const binds = openid !== undefined || id !== undefined;
  const still = async (trx: Database) => {
    // The check took its time, in which a new password may have been set and every session of the old one ended.
    const same = await trx
      .selectFrom("person")
      .where("id", "=", person.id)
      .where("password", "=", person.password)
      .select("id")
      .executeTakeFirst();
    if (!same) throw wrongPassword();
    if (binds) await socialLinks.bind({ id, openid, secret: bindSecretOf(request) }, person, trx);
  };
  const answer = await openSession(person, context, { still });
  await keepNormalForm(database, person, password);
  if (binds) clearBindSecret(request, reply);
  return answer;
};

/** Who is signed in, with their school. */
const whoIsHere: Handler<"me", Needs> = async (_, { database, me, now, site }) => {
  const person = await database
    .selectFrom("person")
    .innerJoin("unit", "unit.id", "person.unit_id")
    .leftJoin("portrait", "portrait.person_id", "person.id")
    .where("person.id", "=", me.id)
    .select([
      "person.real_name",
      "person.login_name",
      "person.sex",
      "person.status",
      "person.campus_units",
      "unit.name",
      "unit.english_name",
      "unit.layout",
      "portrait.file_id",
    ])
    .executeTakeFirstOrThrow();
  return {
    userId: me.id,
    userType: me.type,
    unitId: me.unitId,
    unitType: me.unitType,
    unitName: person.name,
    unitEnName: person.english_name,
    unitLayout: person.layout,
    realName: person.real_name,
    loginName: person.login_name,
    avatar: person.file_id && fileAddress(person.file_id),
    sex: person.sex,
    userStatus: person.status,
    campusUnits: person.campus_units,
    parentId: me.type === 3 ? me.id : null,
    unitStatus: 1,
    unitShardingCode: me.unitId,
    administrator: await isAdmin(database, me.id),
    ...schoolYear(now(), site),
  };
};

/** Signing in and out, and who is signed in. */
export const accountHandlers = defineHandlers(NEEDS, {
  login: logIn,

  refresh: async (_, { sessions, request, reply }) => {
    const tokens = await sessions.refresh(tokensOf(request).refresh);
    if (!tokens) {
      // Our own cookies stay: a dead token opens nothing, and those in the browser may be of a sign-in since.
      clearNeighbours(request, reply, 1);
      throw refusals.notSignedIn();
    }
    putTokens(request, reply, tokens);
    return null;
  },

  logout: async (_, { sessions, request, reply }) => {
    await sessions.close(tokensOf(request));
    clearTokens(request, reply);
    return null;
  },

  me: whoIsHere,

  helpTicket: async (_, { helpTickets, me }) => {
    const ticket = await helpTickets.issue(me);
    if (ticket === null) throw refusals.notSignedIn();
    return { ticket };
  },

  adminRole: async ({ userId }, { database, me }) => {
    if (userId !== me.id) throw refusals.forbidden();
    return isAdmin(database, me.id);
  },
});
