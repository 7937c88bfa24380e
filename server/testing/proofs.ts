import { DEMO_PASSWORD } from "../demo/seed/people";
import type { Client, TestPlatform } from "./platform";

/** The newest code in the demo outbox, as a person reads it there. */
export async function readCode(platform: TestPlatform): Promise<string> {
  const outbox = await platform.client().fetch("/demo/outbox?ui_locales=en");
  return /Your code is (\d{6})/.exec(await outbox.text())?.[1] ?? "none";
}

/** What a person has who forgot the password, asked for a code and read it. */
export async function forgetPassword(
  platform: TestPlatform,
  account: string,
): Promise<{ resetId: string; code: string }> {
  // The outbox is in the order of time.
  platform.pass(1);
  const contact = `${account}@school.example`;
  const { data } = await platform.client().call("passwordCode", { account, contact });
  return { resetId: data?.resetId ?? "", code: await readCode(platform) };
}

/** The proof with which an account's new password may be set. */
export async function proveForgotten(platform: TestPlatform, account: string): Promise<string> {
  const forgotten = await forgetPassword(platform, account);
  return (await platform.client().call("passwordCheck", forgotten)).data?.proof ?? "";
}

/** Proves an account of the demo provider that is not linked, and returns the answer for the bind page. */
export async function proveUnbound(platform: TestPlatform, client: Client, account: string) {
  const sent = await client.fetch("/provider/campus", {
    method: "POST",
    body: new URLSearchParams({
      response_type: "code",
      client_id: "school-portal",
      redirect_uri: `${platform.url}/login/`,
      state: "campus.0123456789abcdef0123456789abcdef",
      account,
      password: DEMO_PASSWORD,
    }),
    headers: { origin: platform.url },
  });
  const code = new URL(sent.headers.get("location") ?? "").searchParams.get("code") ?? "";
  const { data } = await client.call("socialLogin", { state: "campus", code });
  return data as unknown as { readonly openid: string; readonly id: string };
}
