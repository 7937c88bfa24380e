import fc from "fast-check";
import qs from "qs";
import { encodeForm, encodeQuery } from "./formBody";
import { parseQuery } from "./queryString";

describe("form bodies", () => {
  it("write nested objects as dotted keys and lists by position [API-06]", () => {
    expect(encodeForm({ a: { b: 1 }, c: [{ d: 2 }] })).toBe("a.b=1&c[0].d=2");
    expect(encodeForm({ list: ["x", "y"], deep: { er: { est: true } } })).toBe(
      "list[0]=x&list[1]=y&deep.er.est=true",
    );
  });

  it("leave out what is not there and write dates as text [API-06]", () => {
    expect(encodeForm({ none: undefined, nil: null, empty: "", zero: 0 })).toBe("empty=&zero=0");
    expect(encodeForm({ at: new Date(0) })).toBe("at=1970-01-01T00%3A00%3A00.000Z");
    expect(encodeForm(undefined)).toBe("");
  });

  it("encode everything that would change the form's meaning [API-06]", () => {
    expect(encodeForm({ "a&b": "c=d&e+f 中" })).toBe("a%26b=c%3Dd%26e%2Bf%20%E4%B8%AD");
    expect(encodeQuery({ c: [{ d: 2 }] })).toBe("c%5B0%5D.d=2");
  });

  const name = fc
    .stringMatching(/^[a-z][a-z0-9]{0,6}$/)
    .filter((key) => key !== "constructor" && key !== "prototype");
  const leaf = fc.string({ unit: "grapheme" });
  const { tree } = fc.letrec<{ tree: Record<string, unknown>; value: unknown }>((tie) => ({
    tree: fc.dictionary(name, tie("value"), { minKeys: 1, maxKeys: 4 }),
    value: fc.oneof(
      { maxDepth: 3 },
      leaf,
      tie("tree"),
      fc.array(leaf, { minLength: 1, maxLength: 4 }),
      fc.array(tie("tree"), { minLength: 1, maxLength: 3 }),
    ),
  }));

  it("are read back by the platform's parser and by ours, for any payload [API-06, API-15]", () => {
    fc.assert(
      fc.property(tree, (payload) => {
        const text = encodeForm(payload);
        expect(qs.parse(text, { allowDots: true, depth: 20 })).toEqual(payload);
        if (depthOf(payload) <= 5) expect(plain(parseQuery(text))).toEqual(payload);
      }),
    );
  });
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const depthOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
