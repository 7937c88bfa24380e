import { arrange, withRecent } from "./arrange";
import { NOT_ARRANGED, readArrangement, type Arrangement } from "./arrangement";
import type { AppLink, AppLinkGroup } from "./links";
import { appOf } from "./testApps";

const link = (code: string): AppLink => ({
  app: appOf(code),
  name: code,
  badge: null,
  href: "#/",
  newWindow: false,
});
const group = (code: string, ...codes: string[]): AppLinkGroup => ({
  code,
  name: code,
  links: codes.map(link),
});
const GROUPS = [group("often", "a", "b", "c"), group("data", "d", "e")];
const codes = (links: readonly AppLink[]) => links.map(({ app }) => app.code).join("");
const arranged = (own: Partial<Arrangement>, recent: readonly string[] = []) => {
  const { pinned, recent: last, groups, hidden } = arrange(GROUPS, { ...NOT_ARRANGED, ...own }, recent);
  return {
    pinned: codes(pinned),
    recent: codes(last),
    groups: groups.map(({ links }) => codes(links)).join(" "),
    hidden: codes(hidden),
  };
};

describe("applications as a person has arranged them", () => {
  it("have the frequent ones on top until the person chooses [DESK-14, MORE-01]", () => {
    expect(arranged({})).toEqual({ pinned: "abc", recent: "", groups: "de", hidden: "" });
    expect(arranged({ pinned: ["d"] })).toMatchObject({ pinned: "d", groups: "abc de" });
    expect(arranged({ hidden: ["b"] }).pinned).toBe("ac");
    expect(
      codes(
        arrange([group("all", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j")], NOT_ARRANGED, []).pinned,
      ),
    ).toBe("abcdefgh");
    expect(arranged({ pinned: [] }).pinned).toBe("");
    expect(arrange([], NOT_ARRANGED, ["a"])).toEqual({ pinned: [], recent: [], groups: [], hidden: [] });
  });

  it("stand in the frequent ones' category where there are more than the top holds [DESK-14, MORE-01]", () => {
    const often = group("often", ...Array.from("abcdefghij"));
    const shown = arrange([often, group("data", "k")], NOT_ARRANGED, []);
    expect(codes(shown.pinned)).toBe("abcdefgh");
    expect(shown.groups.map(({ links }) => codes(links))).toEqual(["abcdefghij", "k"]);
  });

  it("stand in the person's order, and those not named follow [MORE-01]", () => {
    expect(arranged({ pinned: ["e", "gone", "a"], order: ["c", "e"] })).toMatchObject({
      pinned: "ea",
      groups: "cab ed",
    });
  });

  it("show recent ones that are not on top, and hidden ones nowhere else [DESK-07, MORE-01]", () => {
    expect(arranged({ hidden: ["d", "e"] }, ["e", "a", "gone"])).toEqual({
      pinned: "abc",
      recent: "",
      groups: "",
      hidden: "de",
    });
    expect(arranged({}, ["e", "a", "d"]).recent).toBe("ed");
  });
});

it("keeps the ten applications opened last, newest first [DESK-07]", () => {
  const last = "a b c d e f g h i j k l".split(" ").reduce<readonly string[]>(withRecent, []);
  expect(last.join("")).toBe("lkjihgfedc");
  expect(withRecent(last, "d").join("")).toBe("dlkjihgfec");
});

it.each([null, 7, "x", [], { pinned: "a", hidden: { 0: "a" }, order: 3 }])(
  "reads %j as nothing arranged [MORE-01]",
  (value) => expect(readArrangement(value)).toEqual(NOT_ARRANGED),
);

it("reads what it kept, without what is no code [MORE-01]", () => {
  expect(
    readArrangement({ pinned: ["a", "a", 7, ""], hidden: ["b"], order: ["c"], open: ["data"], more: 1 }),
  ).toEqual({
    pinned: ["a"],
    hidden: ["b"],
    order: ["c"],
    open: ["data"],
  });
});
