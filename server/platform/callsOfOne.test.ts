import cookie from "@fastify/cookie";
import fastify from "fastify";
import { z } from "zod";
import { takeFairTurns } from "../web/fairTurns";
import { uaa } from "../../contract/uaa";
import { createRegister } from "./register";
import { refusalOf, sendRefusal } from "./envelope";
import type { Services } from "./services";
import { CallsEach } from "./work/callsEach";
import { currentLane, type LanePath } from "./work/lanes";
import { until } from "../../test/until";

/** A server with one call of the contract and one of a module, which are answered when the test says so. */
async function setUp() {
  const app = fastify();
  await app.register(cookie);
  app.setErrorHandler((error, _, reply) =>
    sendRefusal(
      reply,
      refusalOf(error, () => undefined),
    ),
  );
  takeFairTurns(app);
  const services = {
    site: { headers: { device: "X-Device-Type", app: "X-App-Code" } },
    sessions: {
      find: ({ secrets: [secret = ""] }: { readonly secrets: readonly string[] }) =>
        Promise.resolve({ id: secret.charAt(0) }),
    },
    callsEach: new CallsEach({ running: 2, waiting: 1, retryAfter: 5 }),
  } as unknown as Services;
  const lanes: LanePath[] = [];
  const ends: (() => void)[] = [];
  const work = () => {
    lanes.push(currentLane());
    return new Promise<null>((resolve) => ends.push(() => resolve(null)));
  };
  const register = createRegister(app, services);
  register(uaa.logout, work);
  register({ path: "/module", in: z.object({}), out: z.null() }, work);
  const send = async (method: "GET" | "POST", url: string, person: string) => {
    const headers = { cookie: `portal_access=${person.padEnd(43, "0")}`, "x-device-type": "pc" };
    return (await app.inject({ method, url, headers })).json<{ readonly status: number }>().status;
  };
  const answerAll = () => ends.splice(0).forEach((end) => end());
  return { app, send, lanes, answerAll };
}

it.each([
  ["of the contract", "POST", "/api/uaa/oauth/logout"],
  ["of a module", "GET", "/module"],
] as const)(
  "calls %s wait for those of the same person alone, in a lane of theirs, and too many are refused [SEC-06]",
  async (_, method, url) => {
    const { app, send, lanes, answerAll } = await setUp();
    const own = ["a", "a", "a", "a"].map((person) => send(method, url, person));
    await expect(Promise.race(own)).resolves.toBe(429);
    const others = send(method, url, "b");
    await until(() => lanes.length > 2);
    expect(lanes).toEqual([
      ["person", "a"],
      ["person", "a"],
      ["person", "b"],
    ]);
    answerAll();
    await until(() => lanes.length > 3);
    expect(lanes).toHaveLength(4);
    answerAll();
    expect(await others).toBe(200);
    expect((await Promise.all(own)).toSorted()).toEqual([200, 200, 200, 429]);
    await app.close();
  },
);
