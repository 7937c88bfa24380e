import { randomUUID } from "node:crypto";
import { keepNewest } from "../database/keepNewest";
import type { Database } from "../database/open";
import { Refusal } from "../envelope";
import { allowedKey, type Claim, keyHash, secretHashes } from "./claims";
import type { SignInPerson } from "./sessionModel";
import { hashToken, newToken } from "./tokens";

/** How long a proven openid may be linked to an account, milliseconds. */
export const BIND_MS = 10 * 60_000;

/** In so many browsers at once an openid may wait to be linked. */
const MOST_TICKETS = 20;

/** An openid waiting to be linked: `id` may be seen, `secret` stays in the browser that proved the openid. */
export interface BindTicket {
  readonly id: string;
  readonly secret: string;
}

/** What a browser sends to link an openid to an account. */
export interface BindClaim {
  readonly id: string | undefined;
  readonly openid: string | undefined;
  readonly secret: Claim;
}

// None of these is an error of the name and the password, as `invalid_grant` would say.
const stale = () =>
  new Refusal(
    400,
    "绑定已失效，请返回登录页重新选择登录方式|||This link has expired. Go back to sign-in and choose the provider again",
    "expired",
  );
const notForDemo = () =>
  new Refusal(
    400,
    "演示用的第三方账号只能绑定演示账号|||A demo provider's account can be linked to demo accounts only",
    "not_allowed",
  );
const taken = () =>
  new Refusal(
    400,
    "该账号已绑定此登录方式下的另一个账号|||This account is already linked to another account of that provider",
    "conflict",
  );

/** The links between openids and people. */
export function createSocialLinks(database: Database, now: () => number) {
  /** The person linked to an openid, if that person may sign in. */
  const personOf = (
    providerId: string,
    openid: string,
  ): Promise<(SignInPerson & { readonly status: number }) | undefined> =>
    database
      .selectFrom("social_link")
      .innerJoin("person", "person.id", "social_link.person_id")
      .innerJoin("unit", "unit.id", "person.unit_id")
      .where("social_link.provider_id", "=", providerId)
      .where("social_link.openid", "=", openid)
      .select([
        "person.id",
        "person.type",
        "person.demo",
        "person.status",
        "unit.id as unitId",
        "unit.type as unitType",
      ])
      .executeTakeFirst();

  /** Remembers that the asking browser, of this key, has proven an openid. */
  const ticketFor = async (providerId: string, openid: string, key: string | null): Promise<BindTicket> => {
    const ticket = { id: randomUUID(), secret: newToken() };
    await keepNewest(database, {
      table: "bind_ticket",
      key: "hash",
      of: ["openid", openid],
      by: "until",
      most: MOST_TICKETS,
    });
    await database
      .insertInto("bind_ticket")
      .values({
        hash: hashToken(ticket.secret),
        id: ticket.id,
        provider_id: providerId,
        openid,
        until: now() + BIND_MS,
        key_hash: keyHash(key),
      })
      .execute();
    return ticket;
  };

  /**
   * Links the openid of a ticket to a person whose password has just been checked. The ticket works once, and only with
   * the secret of the browser that proved the openid. An address with another person's ticket links nothing, and neither
   * does a ticket whose secret a neighbouring sub-domain has put into the browser. A refusal rolls back the caller's
   * transaction, `trx`, so that another account can be named.
   */
  const bind = async (
    { id, openid, secret }: BindClaim,
    person: SignInPerson,
    trx: Database,
  ): Promise<void> => {
    if (id === undefined || openid === undefined || secret.secrets.length === 0) throw stale();
    // The demo provider's passwords are public, so its accounts must never open a real one.
    if (!person.demo) throw notForDemo();
    const bound = allowedKey(secret);
    const ticket = await trx
      .deleteFrom("bind_ticket")
      .where("hash", "in", secretHashes(secret))
      .$if(bound !== null, (query) => query.where("key_hash", "is not distinct from", bound?.hash ?? null))
      .where("id", "=", id)
      .where("openid", "=", openid)
      .where("until", ">", now())
      .returning("provider_id")
      .executeTakeFirst();
    if (!ticket) throw stale();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("social_link")
      .values({ provider_id: ticket.provider_id, openid, person_id: person.id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw taken();
  };

  /** Removes unused tickets. */
  const sweep = async (): Promise<void> => {
    await database.deleteFrom("bind_ticket").where("until", "<=", now()).execute();
  };

  return { personOf, ticketFor, bind, sweep };
}
