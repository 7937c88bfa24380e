import { fakeClock } from "../../../test/fakePorts";
import { BROWSER_KEY_HEADER } from "../core/wire/browserKey";
import { createForeignHttp } from "./foreignHttp";

it("tells another service nothing of the person but what is sent to it [VOICE-02, SEC-03]", async () => {
  const seen: RequestInit[] = [];
  const http = createForeignHttp(fakeClock().clock, (_, init) => {
    seen.push(init ?? {});
    return Promise.resolve(new Response("{}"));
  });
  const request = { method: "POST", url: "https://nls.example/", headers: { "X-NLS-Token": "t" } } as const;
  const result = await http.send({ ...request, timeout: 1000, bytes: false });
  expect(result).toMatchObject({ kind: "answered", status: 200 });
  const [init] = seen;
  expect(init).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer", redirect: "error" });
  const headers = new Headers(init?.headers);
  expect([headers.get("x-nls-token"), headers.has(BROWSER_KEY_HEADER)]).toEqual(["t", false]);
});
