import { people } from "../server/demo/seed/people";
import { unlessShort } from "./samples";

/** How often each kind is tried. An account gets three of them: guessing is free five times, then waits begin. */
const ATTEMPTS = unlessShort(30, 3);
const PER_ACCOUNT = 3;

interface SignInTimes {
  /** Milliseconds, sorted. */
  readonly unknown: readonly number[];
  readonly wrong: readonly number[];
}

/** How long one refusal takes, milliseconds; any other answer, such as that of the throttle, is a fault of the measurement. */
async function attempt(url: string, username: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/api/uaa/oauth/login`, {
    method: "POST",
    headers: { "x-device-type": "pc" },
    body: new URLSearchParams({ username, password: "not-this-one" }),
  });
  const body = (await answer.json()) as { status: number };
  const elapsed = performance.now() - began;
  if (body.status !== 400) throw new Error(`signing in as ${username} answered ${body.status}`);
  return elapsed;
}

const sorted = (values: number[]) => values.sort((one, other) => one - other);

/**
 * How long a refused sign-in takes for accounts that there are and for such as there are not, by turns, so that whatever
 * else the machine does meets both alike. The times should tell nothing of which is which [SEC-04].
 */
export async function measureSignInTimes(url: string): Promise<SignInTimes> {
  const known = people.slice(0, ATTEMPTS / PER_ACCOUNT).map(({ login }) => login);
  const times: Record<"unknown" | "wrong", number[]> = { unknown: [], wrong: [] };
  // The first check of all creates the hash that unknown accounts are compared with.
  await attempt(url, "unknown-at-first");
  await attempt(url, people.at(-1)?.login ?? "");
  for (let round = 0; round < PER_ACCOUNT; round += 1)
    for (const [index, login] of known.entries()) {
      times.unknown.push(await attempt(url, `unknown-${index}`));
      times.wrong.push(await attempt(url, login));
    }
  return { unknown: sorted(times.unknown), wrong: sorted(times.wrong) };
}
