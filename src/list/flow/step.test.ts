import fc from "fast-check";
import type { ListRow } from "../core/listAnswer";
import { pageCount, startOf, stepList, type ListEffect, type ListEvent, type ListState } from "./step";

const text = "不行|||No";
const fields = { q: "a" };
const rows: readonly ListRow[] = [{ id: 1 }];

const idle = startOf({ size: 30 }, fields);
const loading: ListState = {
  ...idle,
  phase: "loading",
  request: 3,
  query: { ...idle.query, page: 4 },
  rows,
  total: 300,
};
const ready: ListState = { ...loading, phase: "ready" };
const failed: ListState = { ...idle, phase: "failed", request: 3, failure: text };
const STATES = [idle, loading, ready, failed];

/** The result of a step: the requested query, or null without a request. */
const asked = ([, effect]: readonly [ListState, ListEffect | null]) => effect?.query ?? null;

describe("a paged list", () => {
  it("starts idle on page 1, with the fields it was given [WID-03]", () => {
    expect(idle).toMatchObject({ phase: "idle", request: 0, rows: [], total: 0, failure: null });
    expect(idle.query).toEqual({ page: 1, size: 30, sort: null, fields });
  });

  it.each(STATES)("requests the same query again from $phase [WID-03]", (state) => {
    const [next, effect] = stepList(state, { type: "reload" });
    expect(next).toEqual({ ...state, phase: "loading", request: state.request + 1, failure: null });
    expect(effect).toEqual({ run: "load", request: state.request + 1, query: state.query });
    expect(next.query).toBe(state.query);
  });

  it("keeps the rows of the previous page while another loads [WID-03]", () => {
    expect(stepList(ready, { type: "pageChanged", page: 5 })[0]).toMatchObject({
      phase: "loading",
      rows,
      total: 300,
    });
  });

  it.each([
    [5, 5],
    [5.9, 5],
    [0, 1],
    [-7, 1],
    [11, 10],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 10],
  ])("goes from page 4 of 10 to page %p as %i [WID-03]", (wanted, page) => {
    expect(asked(stepList(ready, { type: "pageChanged", page: wanted }))).toEqual({ ...ready.query, page });
  });

  it("does not request the page or the size it shows already [WID-03]", () => {
    expect(stepList(ready, { type: "pageChanged", page: 4 })).toEqual([ready, null]);
    expect(stepList(ready, { type: "sizeChanged", size: 30 })).toEqual([ready, null]);
  });

  it.each([
    [4, 30, 100, 1],
    [4, 30, 10, 10],
    [9, 30, 100, 3],
    [1, 400, 30, 1],
  ])(
    "keeps its first row in sight: page %i of %i becomes, by %i, page %i [WID-03]",
    (page, size, other, expected) => {
      const state = { ...ready, total: 4000, query: { ...ready.query, page, size } };
      const query = asked(stepList(state, { type: "sizeChanged", size: other }));
      expect(query).toMatchObject({ page: expected, size: other });
      const firstRow = (page - 1) * size;
      expect((expected - 1) * other).toBeLessThanOrEqual(firstRow);
      expect(expected * other).toBeGreaterThan(firstRow);
    },
  );

  it("sorts and searches from page 1 [WID-03]", () => {
    const sort = { field: "name", order: "desc" } as const;
    expect(asked(stepList(ready, { type: "sortChanged", sort }))).toEqual({ ...ready.query, page: 1, sort });
    expect(asked(stepList(ready, { type: "fieldsChanged", fields: {} }))).toEqual({
      ...ready.query,
      page: 1,
      fields: {},
    });
  });

  it("shows the answer [WID-03]", () => {
    const answer = { type: "answered", request: 3, rows: [{ id: 9 }], total: 91 } as const;
    expect(stepList(loading, answer)).toEqual([
      { ...loading, phase: "ready", rows: [{ id: 9 }], total: 91 },
      null,
    ]);
  });

  it("steps back one page from an empty one, however many there are said to be, and stops at the first [WID-03]", () => {
    const empty = { type: "answered", request: 3, rows: [], total: 300 } as const;
    const [back, effect] = stepList(loading, empty);
    expect(effect).toEqual({ run: "load", request: 4, query: { ...loading.query, page: 3 } });
    expect(back).toMatchObject({ phase: "loading", rows });
    const first = { ...loading, query: { ...loading.query, page: 1 } };
    expect(stepList(first, { ...empty, total: 0 })).toEqual([
      { ...first, phase: "ready", rows: [], total: 0 },
      null,
    ]);
  });

  it("is empty on page 1 after a failure, and says why; a retry asks for page 1 [WID-03]", () => {
    const [next, effect] = stepList(loading, { type: "failed", request: 3, text });
    expect(effect).toBeNull();
    expect(next).toEqual({
      ...loading,
      phase: "failed",
      rows: [],
      total: 0,
      failure: text,
      query: { ...loading.query, page: 1 },
    });
    expect(asked(stepList(next, { type: "reload" }))).toMatchObject({ page: 1 });
  });

  it.each(
    STATES.flatMap((state) =>
      [state.request - 1, state.request, state.request + 1].map((request) => ({ state, request })),
    ),
  )(
    "in $state.phase, request $request counts only if it is the latest and awaited [WID-03]",
    ({ state, request }) => {
      const awaited = state === loading && request === 3;
      for (const event of [
        { type: "answered", request, rows, total: 1 },
        { type: "failed", request, text },
      ] as const) {
        const [next, effect] = stepList(state, event);
        if (awaited) expect(next).not.toBe(state);
        else expect(next).toBe(state);
        expect(effect).toBeNull();
      }
    },
  );

  it("counts its pages, at least one [WID-03]", () => {
    expect([0, 1, 30, 31, 10_000].map((total) => pageCount(total, 30))).toEqual([1, 1, 1, 2, 334]);
  });
});

describe("whatever happens to a list", () => {
  const wish = fc.oneof(
    fc.constant<ListEvent>({ type: "reload" }),
    fc.record({ type: fc.constant("pageChanged" as const), page: fc.oneof(fc.integer(), fc.double()) }),
    fc.record({ type: fc.constant("sizeChanged" as const), size: fc.constantFrom(1, 30, 100, 400) }),
    fc.constantFrom<ListEvent>(
      { type: "sortChanged", sort: null },
      { type: "sortChanged", sort: { field: "a", order: "asc" } },
      { type: "fieldsChanged", fields: { q: "b" } },
    ),
  );
  const answer = fc.record({ lag: fc.nat(3), size: fc.nat(40), total: fc.nat(500), fails: fc.boolean() });

  it("only the latest answer shows, every wait ends, and no page is out of reach [WID-03]", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(wish, answer), { maxLength: 40 }), (happenings) => {
        let state = idle;
        let latest: ListEffect | null = null;
        let shown: readonly ListRow[] = [];
        for (const happening of happenings) {
          const event: ListEvent =
            "type" in happening ? happening : answerOf(happening, state.request - happening.lag);
          const before = state;
          const [next, effect] = stepList(state, event);
          state = next;
          if (effect) {
            expect(effect.request).toBe(before.request + 1);
            expect(effect.query).toBe(state.query);
            latest = effect;
          }
          const counts = event.type === "answered" || event.type === "failed";
          if (counts && event.request === latest?.request && before.phase === "loading" && !effect)
            shown = event.type === "answered" ? event.rows : [];

          expect(state.rows).toBe(state.rows.length === 0 ? state.rows : shown);
          expect(state.rows).toHaveLength(shown.length);
          expect(state.phase === "failed").toBe(state.failure !== null);
          if (state.phase === "failed")
            expect(state).toMatchObject({ total: 0, rows: [], query: { page: 1 } });
          expect(Number.isSafeInteger(state.query.page)).toBe(true);
          expect(state.query.page).toBeGreaterThanOrEqual(1);
          if (state.phase === "loading")
            expect(latest).toEqual({ run: "load", request: state.request, query: state.query });
        }
        // From any state, empty answers lead to a quiet page 1 in as many requests as there were pages.
        for (let asks = state.query.page; state.phase === "loading" && asks >= 0; asks -= 1)
          [state] = stepList(state, { type: "answered", request: state.request, rows: [], total: 0 });
        expect(state.phase).not.toBe("loading");
      }),
    );
  });

  const answerOf = (
    { size, total, fails }: { size: number; total: number; fails: boolean },
    request: number,
  ): ListEvent =>
    fails
      ? { type: "failed", request, text }
      : { type: "answered", request, rows: Array.from({ length: size }, (_, id) => ({ id })), total };
});
