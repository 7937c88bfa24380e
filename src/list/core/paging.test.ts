import fc from "fast-check";
import { readListPage } from "./listAnswer";
import { keyRows } from "./keyRows";
import { listCall } from "./listCall";
import { readPageApi, type ListSource, type PageApi } from "./pageApi";
import { pagerItems, STRIDE } from "./pagerItems";

const sourceOf = (config: PageApi): ListSource => {
  const { source } = readPageApi(config);
  if (!source) throw new Error("no source");
  return source;
};

describe("the configuration of a list", () => {
  it.each([undefined, null, "/api/list", [], 3, new Date(0)])("%p is none [WID-03]", (config) => {
    expect(readPageApi(config)).toEqual({ warning: { id: "kit.list.noPageApi" } });
  });

  it.each([{}, { api: "" }, { api: "  " }, { api: 7 }, { api: null }])(
    "%p names no interface [WID-03]",
    (config) => {
      expect(readPageApi(config)).toEqual({ warning: { id: "kit.list.noApi" } });
    },
  );

  it("asks by get, in pages of 30 out of 30 to 400, under start and size, where nothing is said [WID-03]", () => {
    expect(sourceOf({ api: " /api/list " })).toEqual({
      path: "/api/list",
      method: "get",
      names: { page: "start", size: "size", sort: "sort", order: "order" },
      size: 30,
      sizes: [30, 100, 200, 300, 400],
      paged: true,
    });
  });

  it("takes over names, method, sizes and whether there are pages; its size can be chosen again [WID-03]", () => {
    const config = {
      api: "/a",
      method: "postJson",
      names: { page: "pageNo" },
      size: 50,
      paged: false,
    } as const;
    expect(sourceOf(config)).toMatchObject({
      method: "postJson",
      names: { page: "pageNo", size: "size", sort: "sort", order: "order" },
      size: 50,
      sizes: [30, 50, 100, 200, 300, 400],
      paged: false,
    });
    expect(sourceOf({ api: "/a", sizes: [20, 10] })).toMatchObject({ size: 30, sizes: [10, 20, 30] });
  });

  it("does not fall for sizes and methods that are none [WID-03]", () => {
    const wrong = {
      api: "/a",
      size: -1,
      sizes: [0, 2.5, Number.NaN, 10],
      method: "put",
    } as unknown as PageApi;
    expect(sourceOf(wrong)).toMatchObject({ size: 30, sizes: [10, 30], method: "get" });
  });
});

describe("the call for a page", () => {
  const query = { page: 2, size: 100, sort: null, fields: { name: "李", state: [1, 2] } };

  it.each([
    ["get", "get", false],
    ["post", "post", false],
    ["postJson", "post", true],
  ] as const)("by %s is a %s, as JSON: %s [WID-03]", (method, sent, json) => {
    expect(listCall(sourceOf({ api: "/api/list", method }), query)).toEqual({
      method: sent,
      path: "/api/list",
      data: { name: "李", state: [1, 2], start: 2, size: 100 },
      json,
    });
  });

  it("uses the configured names, dotted ones as nested objects beside what is there [WID-03]", () => {
    const names = { page: "page.current", size: "page.size", sort: "order.by", order: "order.way" };
    const fields = { page: { kind: "a" }, order: "none" };
    const sort = { field: "name", order: "desc" } as const;
    expect(listCall(sourceOf({ api: "/a", names }), { ...query, fields, sort }).data).toEqual({
      page: { kind: "a", current: 2, size: 100 },
      order: { by: "name", way: "desc" },
    });
  });

  it("lets paging win over fields of the same name, and leaves the fields as they were [WID-03]", () => {
    const fields = Object.freeze({ start: 9, size: 9, a: Object.freeze({ b: 1 }) });
    const source = sourceOf({ api: "/a", names: { page: "start", size: "a.size" } });
    expect(listCall(source, { ...query, fields }).data).toEqual({
      start: 2,
      size: 9,
      a: { b: 1, size: 100 },
    });
  });

  it("says nothing of pages where all rows come at once, but sorts [WID-03]", () => {
    const sort = { field: "name", order: "asc" } as const;
    const { data } = listCall(sourceOf({ api: "/a", paged: false }), { ...query, fields: {}, sort });
    expect(data).toEqual({ sort: "name", order: "asc" });
  });

  it("reaches no prototype by a name [WID-03]", () => {
    const names = { page: "__proto__.polluted", size: "constructor.prototype.polluted" };
    const { data } = listCall(sourceOf({ api: "/a", names }), { ...query, fields: {} });
    expect({}).not.toHaveProperty("polluted");
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
    expect(Object.keys(data)).toEqual(["__proto__", "constructor"]);
  });
});

describe("the answer to a call for rows", () => {
  const rows = [{ id: 1 }, { id: 2 }];

  it.each([
    [
      { list: rows, total: 32 },
      { rows, total: 32 },
    ],
    [
      { list: rows, total: "32" },
      { rows, total: 32 },
    ],
    [
      { list: [], total: 0 },
      { rows: [], total: 0 },
    ],
    [
      { list: null, total: 0 },
      { rows: [], total: 0 },
    ],
    [null, { rows: [], total: 0 }],
    [rows, null],
    [{ list: rows }, null],
    [{ list: rows, total: "many" }, null],
    [{ list: rows, total: -1 }, null],
    [{ list: rows, total: "" }, null],
    [{ list: "rows", total: 1 }, null],
    [{ list: [1, 2], total: 2 }, null],
    ["<html>", null],
    [7, null],
  ])("in pages, %j is %j [WID-03]", (data, page) => {
    expect(readListPage(data, true)).toEqual(page);
  });

  it.each([
    [rows, { rows, total: 2 }],
    [
      { list: rows, total: 99 },
      { rows, total: 2 },
    ],
    [[], { rows: [], total: 0 }],
    [undefined, { rows: [], total: 0 }],
    [["a"], null],
    [{ list: null }, { rows: [], total: 0 }],
    [{ rows }, null],
    ["a", null],
  ])("all at once, %j is %j [WID-03]", (data, page) => {
    expect(readListPage(data, false)).toEqual(page);
  });
});

describe("the names of rows", () => {
  it("are a field's, or else their place, and never the same twice [WID-03]", () => {
    const rows = [{ id: 7 }, { id: "a" }, { id: 7 }, { id: null }, {}, { id: "" }, { id: { deep: 1 } }];
    const keyed = keyRows(rows, "id");
    expect(keyed.map(({ key }) => key)).toEqual(["7", "a", "#2", "#3", "#4", "#5", "#6"]);
    expect(keyed.map(({ row }) => row)).toEqual(rows);
    expect(keyRows([{ code: "x" }], "code")[0]?.key).toBe("x");
    expect(keyRows([{ a: 1 }], "toString")[0]?.key).toBe("#0");
  });
});

describe("the places of a pager", () => {
  const words = (page: number, count: number, slots?: number) =>
    pagerItems(page, count, slots)
      .map((item) => (item.kind === "page" ? String(item.page) : `${item.kind}:${String(item.page)}`))
      .join(" ");

  it.each([
    [1, 1, "1"],
    [3, 7, "1 2 3 4 5 6 7"],
    [1, 8, "1 2 3 4 5 ahead:6 8"],
    [4, 8, "1 2 3 4 5 ahead:8 8"],
    [5, 8, "1 back:1 4 5 6 7 8"],
    [5, 9, "1 back:1 4 5 6 ahead:9 9"],
    [167, 334, "1 back:162 166 167 168 ahead:172 334"],
    [334, 334, "1 back:329 330 331 332 333 334"],
  ])("of page %i of %i are %s [WID-03]", (page, count, expected) =>
    expect(words(page, count)).toBe(expected),
  );

  it("are fewer where there is less room [WID-03]", () => {
    expect(words(9, 20, 5)).toBe("1 back:4 9 ahead:14 20");
    expect(words(1, 20, 5)).toBe("1 2 3 ahead:6 20");
    expect(words(20, 20, 5)).toBe("1 back:15 18 19 20");
  });

  it("always hold the current page, the first and the last, in order and no more than there is room for [WID-03]", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.nat(),
        fc.constantFrom(5, 7, 9),
        (count, seed, slots) => {
          const page = (seed % count) + 1;
          const items = pagerItems(page, count, slots);
          const pages = items.filter(({ kind }) => kind === "page").map((item) => item.page);
          expect(items).toHaveLength(Math.min(count, slots));
          expect(pages).toContain(page);
          expect([pages[0], pages.at(-1)]).toEqual([1, count]);
          expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other));
          for (const item of items)
            if (item.kind !== "page") expect(Math.abs(item.page - page)).toBeLessThanOrEqual(STRIDE);
          // A gap always leaves something out.
          items.forEach((item, place) => {
            if (item.kind === "page") return;
            const [left, right] = [items[place - 1], items[place + 1]];
            expect((right?.page ?? 0) - (left?.page ?? 0)).toBeGreaterThan(1);
          });
        },
      ),
    );
  });
});
