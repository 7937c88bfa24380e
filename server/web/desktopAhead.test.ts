import cookie from "@fastify/cookie";
import fastify from "fastify";
import type { DesktopAsked, DrawnDesktop } from "../../src/base/core/site/drawing";
import { desktopAhead } from "./desktopAhead";
import type { Ask, Drawing } from "./drawing";

const drawn = { title: "Today", markup: "", styles: [] } as unknown as DrawnDesktop;
const SESSION = `portal_access=${"a".repeat(43)}`;
const ME = "/api/uaa/oauth/me";
const PERSON = { userId: "7", unitId: "100", userType: 2 };
const LONG = "x".repeat(1_100_000);

/** What a page carries for a request with these headers, where a program draws so. */
async function aheadOf(draw: Drawing["draw"], headers: Record<string, string> = { cookie: SESSION }) {
  const app = fastify();
  await app.register(cookie);
  const asked: string[] = [];
  app.get("/api/*", (request) => {
    asked.push(request.url);
    const [, refused] = /^\/api\/refused\/(\d+)/.exec(request.url) ?? [];
    if (refused) return { status: Number(refused) };
    if (request.url.startsWith("/api/late")) return new Promise(() => undefined);
    if (request.url === ME)
      return request.headers.cookie === SESSION ? { status: 200, data: PERSON } : { status: 401, data: null };
    return { status: 200, data: request.url.startsWith("/api/long") ? LONG : request.headers.cookie };
  });
  const drawing: Drawing = { draw, close: () => undefined };
  app.get("/", async (request, reply) =>
    reply.send(await desktopAhead(app, request, drawing, { language: "en", site: {} })),
  );
  const answer = await app.inject({ url: "/", headers: { host: "localhost", ...headers } });
  await app.close();
  return { asked, ahead: answer.json<Awaited<ReturnType<typeof desktopAhead>>>() };
}

const asks =
  (...urls: string[]) =>
  async (_: DesktopAsked, ask: Ask) => {
    await Promise.all(urls.map(ask));
    return drawn;
  };

it("carries the drawing and the answers it was made of, in the person's session [DESK-14]", async () => {
  const { ahead } = await aheadOf(asks("/api/one?start=1&_=17", "/api/one?start=2&_=17"));
  const answer = { status: 200, data: SESSION };
  expect(ahead).toEqual({
    answers: { "/api/one?start=1": answer, "/api/one?start=2": answer },
    drawn,
  });
});

it("leaves to the page what the platform refuses, and what is too long to travel with it [DESK-14, API-12]", async () => {
  const { ahead, asked } = await aheadOf(asks("/api/refused/403?_=1", "/api/long?_=1", "/api/one?_=1"));
  expect(asked).toEqual([ME, "/api/refused/403?_=1", "/api/long?_=1", "/api/one?_=1"]);
  expect(Object.keys(ahead.answers)).toEqual(["/api/one"]);
  expect(ahead.drawn).toEqual(drawn);
});

it.each(["/api/late?_=1", "/api/refused/500?_=1"])(
  "carries no drawing without the answer to %s, which the page may get, but the other answers [DESK-14, REL-03]",
  async (url) => {
    const { ahead } = await aheadOf(asks("/api/one?_=1", url));
    expect([ahead.drawn, Object.keys(ahead.answers)]).toEqual([null, ["/api/one"]]);
  },
);

it.each([
  ["no session", { cookie: "portal_kept=en" }],
  ["a session that a neighbour may have set", { cookie: SESSION, host: "portal.school.example" }],
])("asks and draws nothing for %s [SEC-03, SEC-08]", async (_, headers) => {
  const { ahead, asked } = await aheadOf(asks("/api/one"), headers);
  expect([ahead, asked]).toEqual([{ answers: {}, drawn: null }, []]);
});

it("takes no place of a person's where the cookie opens no session, and asks no more [SEC-04, SEC-06]", async () => {
  let drawings = 0;
  const { ahead, asked } = await aheadOf(
    () => {
      drawings += 1;
      return Promise.resolve(drawn);
    },
    { cookie: "portal_access=x" },
  );
  expect([ahead, asked, drawings]).toEqual([{ answers: {}, drawn: null }, [ME], 0]);
});

it("says whose a drawing is, as one person has only some of the places [SEC-04, SEC-06]", async () => {
  const people: string[] = [];
  await aheadOf((_, __, person) => {
    people.push(person);
    return Promise.resolve(drawn);
  });
  expect(people).toEqual(["100:7"]);
});

it("asks who it is once, and has the page know [DESK-14]", async () => {
  const { ahead, asked } = await aheadOf(asks(`${ME}?_=3`));
  expect([asked, Object.keys(ahead.answers)]).toEqual([[ME], [ME]]);
});

it("does not wait for a drawing that does not come; the page still has the answers [DESK-14]", async () => {
  const { ahead } = await aheadOf(async (_, ask) => {
    await ask("/api/one");
    return new Promise(() => undefined);
  });
  expect(ahead.drawn).toBeNull();
  expect(Object.keys(ahead.answers)).toEqual(["/api/one"]);
});

it("is without a drawing where that fails [DESK-14]", async () => {
  const { ahead } = await aheadOf(() => Promise.reject(new Error("no program")));
  expect(ahead).toEqual({ answers: {}, drawn: null });
});
