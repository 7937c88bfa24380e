import fc from "fast-check";
import { readThemeSync } from "./themeSync";
import { readUnitThemes } from "./unitThemes";

const LIST = [
  { id: "2-0", color: "#2F7D6B", title: "育才绿|||Yucai green", bgurl: null },
  { id: "2-1", color: "ink", title: "水墨|||Ink", bgurl: "javascript:alert(1)" },
];
const READ = [
  { id: "2-0", value: "#2f7d6b", title: "育才绿|||Yucai green", picture: "" },
  { id: "2-1", value: "ink", title: "水墨|||Ink", picture: "javascript:alert(1)" },
];

it.each([
  ["text", JSON.stringify({ themeList: LIST })],
  ["an object", { themeList: LIST }],
  ["text within text", { themeList: JSON.stringify(LIST) }],
  [
    "a list with garbage",
    { themeList: [null, 7, "x", {}, { color: "" }, ...LIST, LIST[0], { color: ["red"] }] },
  ],
])("reads a unit's themes where decorationSet is %s [THEME-05]", (_, decorationSet) =>
  expect(readUnitThemes({ decorationSet })).toEqual(READ),
);

it.each([null, "", "{", [], { themeList: {} }, { themeList: "none" }])(
  "reads no themes where decorationSet is %j [THEME-05]",
  (decorationSet) => expect(readUnitThemes({ decorationSet })).toEqual([]),
);

it("offers no more than can be chosen from [THEME-05]", () => {
  const themeList = Array.from({ length: 500 }, (_, at) => ({ color: `c${at}` }));
  expect(readUnitThemes({ decorationSet: { themeList } })).toHaveLength(24);
});

it.each([
  [
    { people: 37, last: null },
    { people: 37, last: null },
  ],
  [{ people: "37" }, { people: 37, last: null }],
  [{}, { people: null, last: null }],
  [{ people: -1 }, { people: null, last: null }],
  [{ people: 1.5 }, { people: null, last: null }],
  [
    { people: 0, last: { theme: "ink", former: null, at: "1792051209000", by: "陈志强" } },
    { people: 0, last: { theme: "ink", former: "", at: 1_792_051_209_000, by: "陈志强" } },
  ],
  [
    { people: 0, last: { theme: "ink", former: null, at: "yesterday", by: "x" } },
    { people: 0, last: null },
  ],
])(
  "reads how many people a theme for all changes, and the last one, out of %j [THEME-05]",
  (wire, expected) => expect(readThemeSync(wire)).toEqual(expected),
);

it("reads anything without a fault [THEME-05, REL-01]", () => {
  fc.assert(
    fc.property(fc.anything(), (wire) => {
      expect(Array.isArray(readUnitThemes(wire))).toBe(true);
      expect(readThemeSync(wire)).toHaveProperty("people");
    }),
  );
});
