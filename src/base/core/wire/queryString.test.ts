import fc from "fast-check";
import { QUERY_LIMITS } from "./queryLimits";
import { parseQuery } from "./queryString";

const plain = (text: string): unknown => JSON.parse(JSON.stringify(parseQuery(text)));

describe("query strings", () => {
  it("are parsed into texts, lists and objects [API-15]", () => {
    expect(plain("?a=1&b.c=2&d[e]=3&f[]=4&f[]=5&g=6&g=7&h[0].i=8&j&k=l%20m+n")).toEqual({
      a: "1",
      b: { c: "2" },
      d: { e: "3" },
      f: ["4", "5"],
      g: ["6", "7"],
      h: [{ i: "8" }],
      j: "",
      k: "l m n",
    });
  });

  it("keep list order and close gaps [API-15]", () => {
    expect(plain("a[2]=c&a[0]=a")).toEqual({ a: ["a", "c"] });
  });

  it("keep malformed percent signs as they are [API-15]", () => {
    expect(plain("a=%E4%B8&b=100%")).toEqual({ a: "%E4%B8", b: "100%" });
  });

  it("are read no deeper than 5 levels [API-15]", () => {
    expect(plain("a.b.c.d.e.f=1")).toEqual({ a: { b: { c: { d: { e: { f: "1" } } } } } });
    expect(plain("a.b.c.d.e.f.g=1")).toEqual({});
  });

  it("hold no more than 20 items in a list [API-15]", () => {
    const items = Array.from({ length: 30 }, (_, index) => `a[]=${String(index)}`).join("&");
    expect(parseQuery(items).a).toEqual(Array.from({ length: 20 }, (_, index) => String(index)));
    const repeated = Array.from({ length: 30 }, () => "a=1").join("&");
    expect(parseQuery(repeated).a).toHaveLength(20);
    expect(plain("a[20]=x&a[999999999]=y")).toEqual({ a: [] });
  });

  it("hold no more than 1000 parameters [API-15]", () => {
    const text = Array.from({ length: 1500 }, (_, index) => `p${String(index)}=1`).join("&");
    expect(Object.keys(parseQuery(text))).toEqual(
      Array.from({ length: 1000 }, (_, index) => `p${String(index)}`),
    );
  });

  it.each(["constructor=1", "a.constructor.b=1", "a[constructor]=1", "prototype=1"])(
    "drop a name with constructor or prototype alone: %s [API-15]",
    (text) => {
      expect(plain(text)).toEqual({});
    },
  );

  it.each([
    "__proto__=1",
    "__proto__.polluted=1",
    "__proto__[polluted]=1",
    "a.__proto__.polluted=1",
    "a[__proto__][polluted]=1",
    "constructor.prototype.polluted=1",
    "a[constructor][prototype][polluted]=1",
    "prototype.polluted=1",
    "%5F%5Fproto%5F%5F.polluted=1",
    "a[0].__proto__.polluted=1",
  ])("never assign a prototype: %s [API-15]", (text) => {
    expect(JSON.stringify(parseQuery(text))).not.toContain("polluted");
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("give no inherited names [API-15]", () => {
    const parsed = parseQuery("a=1");
    expect(parsed.toString).toBeUndefined();
    expect(parsed.hasOwnProperty).toBeUndefined();
  });

  it("are never a reason to throw, and always within the limits [API-15]", () => {
    const hostile = fc
      .array(
        fc.constantFrom(
          "a",
          "b",
          "[",
          "]",
          "[]",
          "[0]",
          "[19]",
          ".",
          "=",
          "&",
          "%",
          "%5B",
          "__proto__",
          "length",
        ),
      )
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile), (text) => {
        expect(limits(parseQuery(text))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("of a megabyte are cut by the limits, not worked through [API-15]", () => {
    const long = 1024 * 1024;
    for (const unit of ["a[", "[0]", "a.", "%", "a=1&", "a[0].", "=", "]", "a[]=1&"]) {
      expect(limits(parseQuery(unit.repeat(long / unit.length)))).toBe(true);
    }
  });
});

function limits(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return true;
  if (depth > QUERY_LIMITS.depth || typeof value !== "object" || value === null) return false;
  if (Array.isArray(value) && value.length > QUERY_LIMITS.list) return false;
  return Object.values(value).every((item) => limits(item, depth + 1));
}
