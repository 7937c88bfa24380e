import { DEMO_PASSWORD, people } from "../../server/demo/seed/people";

/** What one attack sends: requests that are all on their way at once. */
export type Attack = (url: string) => Promise<readonly (() => Promise<Response>)[]>;

const FORM = "application/x-www-form-urlencoded";

/** Sends a form, or another body. */
export const post = (url: string, path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: "POST",
    body,
    headers: { "content-type": FORM, "x-device-type": "pc", ...headers },
  });

/** The cookies of accounts of the seed, one session each. */
export async function pupils(url: string, count: number): Promise<readonly string[]> {
  const logins = people.slice(0, count);
  const cookies: string[] = [];
  for (const { login: username } of logins) {
    const form = new URLSearchParams({ username, password: DEMO_PASSWORD });
    const answer = await post(url, "/api/uaa/oauth/login", form.toString());
    cookies.push(
      answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(";", 1)[0])
        .join("; "),
    );
  }
  return cookies;
}
