import type { FastifyReply, FastifyRequest } from "fastify";
import { accountName } from "../platform/auth/accountName";
import { allowsDemo, inTurn, slowDown, welcome } from "../platform/auth/signIn";
import { putRetryAfter, Refusal } from "../platform/envelope";
import type { Services } from "../platform/services";
import { textIn } from "../platform/forms";

/** The name, as accounts are called, and the password of a form. */
export const credentialsIn = (fields: unknown) => ({
  account: accountName(textIn(fields, "account")),
  password: textIn(fields, "password"),
});

/** A demo provider, as its pages need it. */
export interface DemoProvider {
  readonly id: string;
  /** Bilingual. */
  readonly name: string;
  readonly app_id: string;
}

/** The way into the demo providers of a kind: who they are, and whose password is right. */
export function providerAccess(services: Services, kind: "redirect" | "qr") {
  const { database, checkPassword, signInQueue, throttle } = services;

  /** The provider that an address names. Demo providers are for this machine alone, like the demo accounts. */
  const providerOf = async (request: FastifyRequest): Promise<DemoProvider | undefined> => {
    if (!allowsDemo({ ...services, request })) return undefined;
    return database
      .selectFrom("social_provider")
      .where("id", "=", textIn(request.params, "id"))
      .where("kind", "=", kind)
      .select(["id", "name", "app_id"])
      .executeTakeFirst();
  };

  /** Whose password the form gives; null for a wrong one. */
  const accountIn = async ({ id }: DemoProvider, request: FastifyRequest, reply: FastifyReply) => {
    const { account, password } = credentialsIn(request.body);
    const guessing = { account: `${id} ${account}` };
    await slowDown(guessing, { throttle, request, reply });
    const found = await database
      .selectFrom("campus_account")
      .where("provider_id", "=", id)
      .where("account", "=", account)
      .selectAll()
      .executeTakeFirst();
    if (!(await checkPassword(found?.password ?? null, password)) || !found) return null;
    await welcome(guessing, { throttle, request, reply });
    return found;
  };

  /** The account whose password the form gives; null for a wrong one, the refusal for one attempt too many. */
  const enter = async (provider: DemoProvider, request: FastifyRequest, reply: FastifyReply) => {
    const { account } = credentialsIn(request.body);
    try {
      return await inTurn(account, { signInQueue, request, reply }, () =>
        accountIn(provider, request, reply),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      putRetryAfter(reply, error);
      reply.code(error.status);
      return error;
    }
  };

  return { providerOf, enter };
}
