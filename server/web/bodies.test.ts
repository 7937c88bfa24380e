import cookie from "@fastify/cookie";
import fastify from "fastify";
import { readBodiesInTurns } from "./bodies";
import { Turns } from "../platform/work/turns";
import { until } from "../../test/until";

/** Turns that know how many have asked for one. */
class CountedTurns extends Turns {
  asked = 0;

  override take(...lane: Parameters<Turns["take"]>): Promise<void> {
    this.asked += 1;
    return super.take(...lane);
  }

  /** Waits until so many have asked, and those who need not wait have had their turn. */
  async were(asked: number): Promise<void> {
    await until(() => this.asked === asked);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it("bodies that come together are read with room between them, and all of them in the end [SEC-06]", async () => {
  let time = 0;
  const deferred: (() => void)[] = [];
  const turns = new CountedTurns({
    now: () => (time += 3),
    defer: (callback) => void deferred.push(callback),
  });
  const app = fastify();
  readBodiesInTurns(app, { jsonDepth: 50, jsonValues: 50 }, turns);
  const read: unknown[] = [];
  app.post("/", (request) => {
    read.push(request.body);
    return Promise.resolve(request.body);
  });
  await app.ready();
  const bodies = Array.from({ length: 4 }, (_, number) =>
    app.inject({ method: "POST", url: "/", payload: { number } }),
  );
  const form = app.inject({
    method: "POST",
    url: "/",
    payload: "a.b=1&c[0]=2",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  const broken = app.inject({
    method: "POST",
    url: "/",
    payload: "{",
    headers: { "content-type": "application/json" },
  });
  const all = Promise.all([...bodies, form, broken]);
  await turns.were(6);
  expect(read.length).toBeLessThan(5);
  const timer = setInterval(() => deferred.splice(0).forEach((callback) => callback()), 1);
  const answers = await all;
  clearInterval(timer);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 400]);
  expect(read).toContainEqual({ a: { b: "1" }, c: ["2"] });
  await app.close();
});

it("the body of one sender is read before the tenth of another [SEC-06]", async () => {
  const deferred: (() => void)[] = [];
  let time = 0;
  const turns = new CountedTurns({
    now: () => (time += 10),
    defer: (callback) => void deferred.push(callback),
  });
  const app = fastify();
  await app.register(cookie);
  readBodiesInTurns(app, { jsonDepth: 50, jsonValues: 50 }, turns);
  const read: unknown[] = [];
  app.post("/", (request) => {
    read.push((request.body as { readonly from: string }).from);
    return Promise.resolve(null);
  });
  await app.ready();
  const send = (from: string) =>
    app.inject({
      method: "POST",
      url: "/",
      payload: { from },
      headers: { cookie: `portal_access=${from.padEnd(43, "0")}` },
    });
  const all = Array.from({ length: 10 }, () => send("a"));
  await turns.were(10);
  all.push(send("b"));
  await turns.were(11);
  const timer = setInterval(() => deferred.splice(0).forEach((callback) => callback()), 1);
  await Promise.all(all);
  clearInterval(timer);
  expect(read.indexOf("b")).toBeLessThan(3);
  expect(read).toHaveLength(11);
  await app.close();
});
