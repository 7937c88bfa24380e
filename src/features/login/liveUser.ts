import type { Ask } from "../../api/ask";
import type { RequestError } from "../../core/wire/answer";
import { failureText } from "../../core/wire/envelope";
import { readUser, type User } from "../../core/wire/user";
import type { Ports } from "../../platform/ports";

/** Milliseconds to wait for the platform to say who is here: somebody stands there and wants in. */
export const WHO_TIMEOUT = 10_000;

/** Whose session lives in this browser, or why that cannot be told. */
export type Live = { readonly user: User | null } | { readonly error: RequestError };

/**
 * Asks whose session lives in this browser. A lapsed one is renewed first, as any page would do; where a logout is still
 * owed to the platform, nobody is here.
 */
export async function liveUser(ask: Ask, { locks, random, storage }: Ports): Promise<Live> {
  if (storage.read("logoutOwed")) return { user: null };
  const me = () => ask.envelope("me", undefined, { timeout: WHO_TIMEOUT, shape: { final401: true } });
  const first = await me();
  if (!saysNobody(first)) return read(first);
  const renewed = await locks.run("portal.session", async () => {
    const answer = await ask.envelope("refresh", undefined, { timeout: WHO_TIMEOUT });
    if (answer.data?.status === 200) storage.write("sessionStamp", random.id());
    return answer;
  });
  // Whoever cannot be asked may still be here.
  if (renewed.error?.kind === "transport") return { error: renewed.error };
  return renewed.data?.status === 200 ? read(await me()) : { user: null };
}

type Answer = Awaited<ReturnType<Ask["envelope"]>>;

const NOBODY: readonly number[] = [400, 401];

const saysNobody = ({ data, error }: Answer) =>
  data ? NOBODY.includes(data.status) : error.kind === "http" && error.status === 401;

function read(answer: Answer): Live {
  const { data, error } = answer;
  if (saysNobody(answer)) return { user: null };
  if (error) return { error };
  if (data.status === 200) return { user: readUser(data.data) };
  return { error: { kind: "envelope", status: data.status, text: failureText(data), envelope: data } };
}
