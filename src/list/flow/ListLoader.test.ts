import type { ListAnswer, ListPort } from "../core/listPort";
import type { ListCall } from "../core/listCall";
import { readPageApi, type PageApi } from "../core/pageApi";
import type { ListQuery } from "../core/query";
import { ListLoader } from "./ListLoader";

interface Asked {
  readonly call: ListCall;
  readonly aborted: () => boolean;
  readonly answer: (answer: ListAnswer | Error) => Promise<void>;
}

/** A platform that answers when the test says so, in any order. */
function slowPlatform(config: Partial<PageApi> = {}, named: Partial<ListQuery> = {}) {
  const asked: Asked[] = [];
  const port: ListPort = {
    load: (call, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          call,
          aborted: () => signal.aborted,
          answer: async (answer) => {
            if (answer instanceof Error) reject(answer);
            else resolve(answer);
            await new Promise((done) => setTimeout(done));
          },
        });
      }),
  };
  const { source } = readPageApi({ api: "/api/list", ...config });
  if (!source) throw new Error("no source");
  const loader = new ListLoader(port, source, config.fields ?? {}, named);
  return { asked, loader, state: loader.getSnapshot };
}

const page = (rows: readonly number[], total: number): ListAnswer => ({
  ok: true,
  data: { list: rows.map((id) => ({ id })), total },
});

describe("loading a list", () => {
  it("requests nothing before it is started, then page 1 [WID-03]", async () => {
    const { asked, loader, state } = slowPlatform({ fields: { q: "a" } });
    expect(asked).toHaveLength(0);
    loader.start();
    expect(asked[0]?.call).toEqual({
      method: "get",
      path: "/api/list",
      data: { q: "a", start: 1, size: 30 },
      json: false,
    });
    await asked[0]?.answer(page([1, 2], 32));
    expect(state()).toMatchObject({ phase: "ready", rows: [{ id: 1 }, { id: 2 }], total: 32 });
  });

  it("aborts the previous call, and ignores late answers in any order [WID-03]", async () => {
    const { asked, loader, state } = slowPlatform();
    loader.start();
    await asked[0]?.answer(page([1], 90));
    loader.goTo(2);
    loader.goTo(3);
    expect(asked.map(({ aborted }) => aborted())).toEqual([true, true, false]);
    await asked[2]?.answer(page([3], 90));
    await asked[1]?.answer(page([2], 90));
    expect(state()).toMatchObject({ phase: "ready", rows: [{ id: 3 }], query: { page: 3 } });

    loader.goTo(1);
    loader.goTo(2);
    await asked[3]?.answer({ ok: false, text: "late" });
    expect(state()).toMatchObject({ phase: "loading", query: { page: 2 } });
    await asked[4]?.answer(page([2], 90));
    expect(state()).toMatchObject({ phase: "ready", rows: [{ id: 2 }] });
  });

  it("requests the previous page when one beyond the first is empty [WID-03]", async () => {
    const { asked, loader, state } = slowPlatform();
    loader.start();
    await asked[0]?.answer(page([1], 90));
    loader.goTo(3);
    await asked[1]?.answer(page([], 90));
    expect(asked[2]?.call.data).toMatchObject({ start: 2 });
    await asked[2]?.answer(page([], 90));
    expect(asked[3]?.call.data).toMatchObject({ start: 1 });
    await asked[3]?.answer(page([1], 30));
    expect(state()).toMatchObject({ phase: "ready", rows: [{ id: 1 }], query: { page: 1 } });
  });

  it("goes to the last page that there is from one far beyond, which an address may name [WID-03, VIEW-08]", async () => {
    const { asked, loader } = slowPlatform({}, { page: 900 });
    loader.start();
    expect(asked[0]?.call.data).toMatchObject({ start: 900 });
    await asked[0]?.answer(page([], 70));
    expect(asked[1]?.call.data).toMatchObject({ start: 3 });
  });

  it("shows what the address names, and requests what is shown already only after a failure [VIEW-08]", async () => {
    const { asked, loader, state } = slowPlatform();
    loader.start();
    const named = { ...state().query, page: 2, sort: { field: "name", order: "asc" } as const };
    loader.show(named);
    await asked[1]?.answer(page([2], 90));
    loader.show({ ...named, sort: { ...named.sort } });
    expect(asked).toHaveLength(2);
    loader.reload();
    await asked[2]?.answer({ ok: false, text: "维护中|||Down" });
    loader.show(named);
    expect(asked[3]?.call.data).toMatchObject({ start: 2, sort: "name" });
  });

  it.each([
    ["says why it failed", { ok: false, text: "维护中|||Down" }, "维护中|||Down"],
    ["returns no list", { ok: true, data: "<html>" }, { id: "kit.list.malformed" }],
    ["rejects", new Error("gone"), { id: "kit.call.unreached" }],
  ] as const)("is empty on page 1 when the platform %s [WID-03]", async (_name, answer, failure) => {
    const { asked, loader, state } = slowPlatform();
    loader.start();
    await asked[0]?.answer(page([1], 90));
    loader.goTo(2);
    await asked[1]?.answer(answer);
    expect(state()).toMatchObject({ phase: "failed", rows: [], total: 0, failure, query: { page: 1 } });
    loader.reload();
    expect(asked[2]?.call.data).toMatchObject({ start: 1 });
  });

  it("ignores answers once it is stopped, and can be started again [WID-03]", async () => {
    const { asked, loader, state } = slowPlatform();
    const stop = loader.start();
    stop();
    expect(asked[0]?.aborted()).toBe(true);
    await asked[0]?.answer(page([1], 1));
    expect(state().rows).toEqual([]);
    loader.start();
    await asked[1]?.answer(page([2], 1));
    expect(state()).toMatchObject({ phase: "ready", rows: [{ id: 2 }] });
  });

  it("requests again for other fields, not for the same ones [WID-03]", () => {
    const fields = { q: "a" };
    const { asked, loader } = slowPlatform({ fields });
    loader.start();
    loader.search(fields);
    expect(asked).toHaveLength(1);
    loader.search({ q: "b" });
    expect(asked[1]?.call.data).toEqual({ q: "b", start: 1, size: 30 });
  });

  it("notifies listeners of each change, until they unsubscribe [WID-03]", async () => {
    const { asked, loader, state } = slowPlatform();
    const phases: string[] = [];
    const stop = loader.subscribe(() => phases.push(state().phase));
    loader.start();
    await asked[0]?.answer(page([1], 1));
    stop();
    loader.reload();
    expect(phases).toEqual(["loading", "ready"]);
  });
});
