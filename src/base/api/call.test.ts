import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { uaa } from "../../../contract/uaa";
import { base } from "../../../contract/base";
import { calls, type Call, type CallName } from "../../../contract/calls";
import { answered, failure, fakeHttp, fakePorts, fault, success } from "../../../test/fakePorts";
import type { HttpRequest, HttpResult } from "../core/wire/exchange";
import { encodeForm } from "../core/wire/formBody";
import { createStore } from "../state/store";
import type { AppThunk } from "../state/types";
import { ask } from "./ask";
import { call } from "./call";
import { portalApi } from "./portalApi";

const NAMES = Object.keys(calls) as CallName[];
const rowOf = (name: CallName): Call => calls[name];

type Payload = Readonly<Record<string, string>>;
type Start = (payload: Payload) => AppThunk<Promise<unknown>>;

/** Every call of the contract, asked for by its name and nothing else, without the arguments' types. */
const started = Object.fromEntries(
  NAMES.map((name) => {
    const { endpoints } = portalApi.injectEndpoints({
      endpoints: (build) => ({ [`named:${name}`]: build.mutation(call(rowOf(name))) }),
    });
    const endpoint = endpoints[`named:${name}`] as unknown as { readonly initiate: Start };
    return [name, endpoint.initiate];
  }),
) as Readonly<Record<CallName, Start>>;

const asked =
  (name: CallName): Start =>
  (payload) =>
  (_dispatch, _state, runtime) =>
    ask(runtime, rowOf(name), payload as never);

const SPECIAL: Readonly<Record<string, fc.Arbitrary<string>>> = {
  lang: fc.constantFrom("en", "zh-CN"),
  version: fc.constant("2.0.0"),
  file: fc.constantFrom("ink.css", "cyan.svg"),
  service: fc.constant("notice"),
};
const segment = fc.stringMatching(/^[\w-][\w.-]{0,9}$/);

/** A text for each field that the call takes; what stands in its path is a segment of one. */
function payloads(name: CallName): fc.Arbitrary<Payload> {
  const fields = Object.keys(calls[name].in.shape);
  const { path } = rowOf(name);
  return fc.record(
    Object.fromEntries(
      fields.map((field) => [
        field,
        path.includes(`{${field}}`) ? (SPECIAL[field] ?? segment) : fc.string({ maxLength: 8 }),
      ]),
    ),
  );
}

/** What the row says of a request, written without the code that builds it. */
function expected(name: CallName, payload: Payload) {
  const { method, path, query = [], fixed = {}, cacheable, body } = rowOf(name);
  const sent = Object.entries({ ...payload, ...fixed }).filter(([field]) => !path.includes(`{${field}}`));
  const inQuery = sent.filter(([field]) => method === "GET" || query.includes(field));
  const inBody = sent.filter(([field]) => method === "POST" && !query.includes(field));
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_whole, field: string) => payload[field] ?? ""),
    query: Object.fromEntries(inQuery),
    busted: method === "GET" && cacheable !== true,
    body:
      body === undefined
        ? undefined
        : body === "multipart"
          ? { form: body, parts: inBody }
          : {
              form: body,
              text: body === "json" ? JSON.stringify(inBody) : encodeForm(Object.fromEntries(inBody)),
            },
    type:
      body === "form"
        ? "application/x-www-form-urlencoded;charset=UTF-8"
        : body === "json"
          ? "application/json"
          : undefined,
    bytes: rowOf(name).answer === "bytes",
  };
}

function described({ method, url, body, headers, bytes }: HttpRequest) {
  const { pathname, searchParams } = new URL(url, "https://portal.test");
  const { _: buster, ...query } = Object.fromEntries(searchParams);
  const type = headers["Content-Type"];
  return { method, path: pathname, query, busted: buster !== undefined, body, type, bytes };
}

const answerOf = (name: CallName) => (rowOf(name).answer ? answered({}) : success(null));

async function expectSent(name: CallName, start: Start) {
  await fc.assert(
    fc.asyncProperty(payloads(name), async (payload) => {
      const { http, requests } = fakeHttp(() => answerOf(name));
      const store = createStore(fakePorts({ http }).ports);
      await store.dispatch(start(payload));
      expect(requests.map(described)).toEqual([expected(name, payload)]);
      store.dispatch(portalApi.util.resetApiState());
    }),
    { numRuns: 10 },
  );
}

/** What can become of any call, and what no envelope is. */
const FAULTS: readonly (readonly [name: string, result: HttpResult])[] = [
  ["403 over HTTP", answered("", 403, "Forbidden")],
  ["500 over HTTP", answered("<h1>oops</h1>", 500, "Internal Server Error")],
  ["no network", fault("network")],
  ["no answer in time", fault("timeout")],
  ["an abort", fault("aborted")],
];
const UNREADABLE: typeof FAULTS = [
  ["403 in the envelope", failure(403)],
  ["500 in the envelope", failure(500)],
  ["HTML", answered("<!doctype html>")],
  ["truncated JSON", answered('{"status":200,"da')],
  ["nothing", answered("")],
  ["something else", answered([1])],
];

/** The source of the portal without its comments, by the file. */
function sources(folder: string): readonly (readonly [file: string, text: string])[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const text = readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
      return [path.relative(folder, file), text] as const;
    });
}

/** Code that talks to the network by itself. */
const TALKS = /(?<![\w.#"])fetch\(|\b(?:window|globalThis|self)\.fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b/;

it("no other code of the portal than its platform talks to the network; the worker answers the page's requests [API-01]", () => {
  const found = sources(path.join(__dirname, "../.."))
    .filter(([, text]) => TALKS.test(text))
    .map(([file]) => file)
    .sort();
  expect(found).toContain("base/platform/transfer.ts");
  expect(found.filter((file) => !file.startsWith("base/platform/"))).toEqual([
    "offline/worker/OfflineShell.ts",
    "offline/worker/worker.ts",
  ]);
});

it("no code of the portal reads a query but by the reader that has the limits, the script in the page's head neither [API-15]", () => {
  const reads = /\bURLSearchParams\b|\.searchParams\b/;
  const found = sources(path.join(__dirname, "../..")).filter(([, text]) => reads.test(text));
  expect(found.map(([file]) => file)).toEqual([]);
});

it("no sub-application talks to the network by itself, but by the portal's calls [API-01]", () => {
  const clients = sources(path.join(__dirname, "../../../subapps")).filter(([file]) =>
    file.includes("/client/"),
  );
  expect(clients.length).toBeGreaterThan(100);
  expect(clients.filter(([, text]) => TALKS.test(text)).map(([file]) => file)).toEqual([]);
});

describe("a call of the contract, asked for by its name", () => {
  it.each(NAMES)("goes out as its row says: %s [API-16, API-06]", async (name) => {
    await expectSent(name, started[name]);
  });

  it.each(NAMES)("goes out so without a store, too: %s [API-16, API-06]", async (name) => {
    await expectSent(name, asked(name));
  });

  it.each(NAMES)("ends in one reason and one warning by whatever fault: %s [REL-01]", async (name) => {
    const payload = fc.sample(payloads(name), 1)[0] ?? {};
    for (const [what, result] of rowOf(name).answer === undefined ? [...FAULTS, ...UNREADABLE] : FAULTS) {
      const { http, requests } = fakeHttp(() => result);
      const { ports, notices } = fakePorts({ http });
      const store = createStore(ports);
      const ended = await store.dispatch(started[name](payload));
      expect([what, ended]).toEqual([
        what,
        expect.objectContaining({
          error: expect.objectContaining({ text: expect.anything() as unknown }) as unknown,
        }),
      ]);
      expect([what, notices.length, requests.length]).toEqual([what, 1, 1]);
      store.dispatch(portalApi.util.resetApiState());
    }
  });

  // The compiler is the judge of these: `npm run check` fails where it takes what stands under an `@ts-expect-error`.
  it("has the types of its row: a typo in a name, a field or an answer does not compile [API-16]", async () => {
    const { http } = fakeHttp(() => success([{ id: "c", realName: "Li" }]));
    const store = createStore(fakePorts({ http }).ports);
    const { endpoints } = portalApi.injectEndpoints({
      endpoints: (build) => ({ typed: build.query(call(base.children)) }),
    });
    const { data } = await store.dispatch(endpoints.typed.initiate({ parentId: "9" }));
    expect(data?.[0]?.realName).toBe("Li");
    // @ts-expect-error: a child has no field of this name
    expect(data?.[0]?.realname).toBeUndefined();
    // @ts-expect-error: a parent's id has another name
    void endpoints.typed.initiate({ parentID: "9" });
    // @ts-expect-error: it cannot be left out
    void endpoints.typed.initiate();
    // @ts-expect-error: no call has this name
    void base.childen;
    // @ts-expect-error: no option has this name
    void call(base.children, { noInterception: true });

    expect(call(base.tableDownload).transformResponse(new Blob(["x"])).size).toBe(1);
    const { transformResponse } = call(uaa.refresh, { noIntercept: true });
    const envelope = { status: 400, message: "", code: "", data: null, fieldErrors: [] };
    expect(transformResponse(envelope).status).toBe(400);
    // @ts-expect-error: the answer is the envelope, not its data
    void transformResponse(null);
    store.dispatch(portalApi.util.resetApiState());
  });

  it("has the types of its row without a store, too [API-16]", async () => {
    const { http } = fakeHttp(() => success({ unitName: "No. 1" }));
    const runtime = createStore(fakePorts({ http }).ports).dispatch((_dispatch, _state, extra) => extra);
    const { data } = await ask(runtime, uaa.unitConfig, {});
    expect(data?.unitName).toBe("No. 1");
    // @ts-expect-error: a unit's configuration has no field of this name
    expect(data?.unitname).toBeUndefined();
    // @ts-expect-error: the unit's id has another name
    await ask(runtime, uaa.unitConfig, { unitID: "3" });
  });
});
