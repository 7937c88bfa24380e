import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import type { ServerResponse } from "node:http";
import { calls } from "../../../contract/calls";
import { answerOf, openSocket, type RawAnswer } from "../../testing/rawRequest";
import { refusalOf, sendRefusal } from "../envelope";
import type { StartTimer } from "../work/startTimer";
import { createFaceForms } from "./faceForms";

const KNOWN = "a-try-that-was-begun";

/** A session's secret; the person is its first letter. */
const secretOf = (person: string) => person.padEnd(43, "0");

describe("forms with pictures of faces", () => {
  let app: FastifyInstance;
  let url = "";
  /** How many forms were begun, let in and refused, how many answers have come, and those that the server has begun. */
  const nothing = () => ({ begun: 0, admitted: 0, refused: 0, ended: 0, answers: [] as ServerResponse[] });
  let count = nothing();
  let timers: (() => void)[] = [];
  const timer: StartTimer = (run) => {
    timers.push(run);
    return () => (timers = timers.filter((other) => other !== run));
  };

  beforeEach(async () => {
    timers = [];
    const own = (count = nothing());
    app = fastify({ trustProxy: "loopback", forceCloseConnections: true });
    app.addHook("onRequest", (_, reply, done) => {
      own.answers.push(reply.raw);
      done();
    });
    await app.register(cookie);
    app.setErrorHandler((error, _, reply) => {
      if (!reply.sent) own.refused += 1;
      const refusal = refusalOf(error, () => undefined);
      return sendRefusal(reply, refusal);
    });
    const services = {
      site: { headers: { device: "X-Device-Type" } },
      sessions: {
        find: ({ secrets: [secret] }: { readonly secrets: readonly string[] }) =>
          Promise.resolve(secret === undefined ? null : { id: secret.charAt(0) }),
      },
      faces: {
        challenges: { find: ({ nonce }: { nonce: string }) => Promise.resolve(nonce === KNOWN || null) },
      },
    } as unknown as Parameters<typeof createFaceForms>[0];
    const forms = createFaceForms(services, timer);
    for (const name of ["faceLogin", "faceClocking"] as const)
      app.register((scope, _, done) => {
        scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, parsed) =>
          parsed(null, body),
        );
        forms.guard(scope, calls[name]);
        scope.addHook("preParsing", (_request, _reply, _body, goOn) => {
          own.admitted += 1;
          goOn();
        });
        scope.post(calls[name].path, () => "done");
        done();
      });
    url = await app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterEach(() => app.close());

  /** Begins to send a form of which the rest does not come until it is finished. */
  function begin(target: string, ...lines: readonly string[]) {
    const own = count;
    own.begun += 1;
    const socket = openSocket(url);
    const head = [`POST ${target} HTTP/1.1`, `Host: ${new URL(url).host}`, "X-Device-Type: pc", ...lines];
    socket.write(
      [...head, "Content-Type: a/b", "Connection: close", "Content-Length: 4", "", "ab"].join("\r\n"),
    );
    const form = {
      answer: null as RawAnswer | null,
      finish: async () => {
        socket.write("cd");
        await answered;
      },
    };
    const answered = answerOf(socket).then((answer) => {
      form.answer = answer;
      own.ended += 1;
    });
    return form;
  }
  const [signIn, clocking] = [calls.faceLogin.path, calls.faceClocking.path];
  const at = (address: number) => `X-Forwarded-For: 203.0.113.${String(address)}`;
  const named = (address: number) => begin(`${signIn}?nonce=${KNOWN}`, at(address));
  const unnamed = (address: number) => begin(signIn, at(address));
  const ofPerson = (person: string) => begin(clocking, at(1), `Cookie: portal_access=${secretOf(person)}`);
  const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
    Array.from({ length: count }, (_, index) => make(index));

  /** Waits until the server has decided about all that were begun, and answers which of some are over. */
  const overOf = async (forms: readonly ReturnType<typeof begin>[]) => {
    const isSettled = ({ begun, admitted, refused, ended, answers } = count) =>
      admitted + refused === begun && ended === answers.filter((each) => each.writableEnded).length;
    while (!isSettled()) await new Promise((resolve) => setTimeout(resolve, 5));
    return forms.filter(({ answer }) => answer !== null);
  };

  it("that are sent slowly keep no sessions out, nor tries that were begun, where they name none [FACE-07, SEC-06]", async () => {
    const slow = times(48, (index) => unnamed(index));
    expect(slow.length - (await overOf(slow)).length).toBe(4);
    const others = [...times(4, () => ofPerson("a")), ...times(8, () => named(1))];
    expect(await overOf(others)).toEqual([]);
    await Promise.all(others.map(({ finish }) => finish()));
    expect(others.map(({ answer }) => answer?.body)).toEqual(others.map(() => "done"));
  });

  it("are refused unread where their try was not begun here [FACE-07]", async () => {
    const form = begin(`${signIn}?nonce=another-try-of-elsewhere`);
    expect(await overOf([form])).toHaveLength(1);
    expect(form.answer?.body).toContain("try_over");
    expect(count.admitted).toBe(0);
  });

  it("give way where one address, or one person, has most of all places [SEC-06]", async () => {
    const slow = [...times(8, () => named(1)), ...times(8, () => named(2))];
    expect(await overOf(slow)).toEqual([]);
    const other = named(3);
    const gone = await overOf([...slow, other]);
    expect(gone).toHaveLength(1);
    expect(gone[0]?.answer).toMatchObject({ status: 429, headers: { "retry-after": "5" } });
    await other.finish();
    expect(other.answer?.body).toBe("done");
    expect((await overOf(times(5, () => ofPerson("a")))).map(({ answer }) => answer?.status)).toEqual([429]);
    const people = ["b", "c", "d"].flatMap((person) => times(4, () => ofPerson(person)));
    expect(await overOf(people)).toEqual([]);
    expect(await overOf([ofPerson("e")])).toEqual([]);
  });

  it("that do not come in time end, and leave their place [SEC-06]", async () => {
    const [first, second] = [unnamed(1), unnamed(1)];
    await overOf([]);
    expect(timers).toHaveLength(2);
    timers.forEach((run) => run());
    expect(await overOf([first, second])).toHaveLength(2);
    expect(first.answer).toMatchObject({ status: 408 });
    expect(timers).toEqual([]);
    const again = [unnamed(1), unnamed(1)];
    expect(await overOf(again)).toEqual([]);
    await Promise.all(again.map(({ finish }) => finish()));
    expect(timers).toEqual([]);
  });
});
