import fc from "fast-check";
import { arrange } from "../../base/core/apps/arrange";
import { NOT_ARRANGED } from "../../base/core/apps/arrangement";
import { hide, move, moveWithin, pin, pinAt, showAgain, unpin, usualOrder } from "./arranging";
import type { AppLink, AppLinkGroup } from "../../base/core/apps/links";
import { appOf } from "../../base/core/apps/testApps";

const link = (code: string): AppLink => ({
  app: appOf(code),
  name: code,
  badge: null,
  href: "#/",
  newWindow: false,
});
const group = (code: string, codes: string): AppLinkGroup => ({
  code,
  name: code,
  links: codes.split("").map(link),
});
const GROUPS = [group("often", "abc"), group("data", "def")];
const CODES = ["a", "b", "c", "d", "e", "f", "g", "h"];
const kept = (pinned: string) => ({ ...NOT_ARRANGED, pinned: pinned.split("") });

describe("arranging applications", () => {
  it("begins with the portal's own choice at the first change [MORE-01]", () => {
    expect(pin(NOT_ARRANGED, GROUPS, "e").pinned).toEqual(["a", "b", "c", "e"]);
    expect(unpin(NOT_ARRANGED, GROUPS, "b").pinned).toEqual(["a", "c"]);
    expect(move(NOT_ARRANGED, GROUPS, { pinned: true, codes: ["a", "b", "c"] }, "c", 0).pinned).toEqual([
      "c",
      "a",
      "b",
    ]);
  });

  it("pins at a place [MORE-01]", () => {
    expect(pinAt(NOT_ARRANGED, GROUPS, ["a", "b", "c"], "e", 1).pinned).toEqual(["a", "e", "b", "c"]);
    expect(pinAt(kept(""), GROUPS, [], "e", 4).pinned).toEqual(["e"]);
  });

  it("hides one and shows it again where it was [MORE-01]", () => {
    const hidden = hide(kept("ab"), "a");
    expect(arrange(GROUPS, hidden, []).pinned.map(({ app }) => app.code)).toEqual(["b"]);
    expect(showAgain(hidden, "a")).toEqual(kept("ab"));
  });

  it("moves within a category, and leaves the order of others alone [MORE-01]", () => {
    const moved = move(
      { ...NOT_ARRANGED, order: ["c", "a"] },
      GROUPS,
      { pinned: false, codes: ["d", "e", "f"] },
      "f",
      0,
    );
    expect(moved.order).toEqual(["c", "a", "f", "d", "e"]);
  });

  it("goes back to the usual order with its categories open [MORE-01]", () => {
    expect(usualOrder({ pinned: ["a"], hidden: ["b"], order: ["c"], open: ["data"] })).toEqual({
      ...NOT_ARRANGED,
      open: ["data"],
    });
  });

  it("loses and doubles nothing, and lets what is not there today keep its place [MORE-01]", () => {
    const codes = fc.uniqueArray(fc.constantFrom(...CODES), { minLength: 1 });
    fc.assert(
      fc.property(codes, fc.subarray(CODES), fc.nat(9), fc.nat(9), (all, there, which, to) => {
        const shown = all.filter((code) => there.includes(code));
        const code = shown[which % Math.max(1, shown.length)] ?? "none";
        const { pinned } = move(kept(all.join("")), GROUPS, { pinned: true, codes: shown }, code, to);
        const after = pinned ?? [];
        expect([...after].sort()).toEqual([...all].sort());
        all.forEach((each, place) => {
          if (!shown.includes(each)) expect(after[place]).toBe(each);
        });
        expect(after.filter((each) => shown.includes(each))).toEqual(moveWithin(shown, code, to));
      }),
    );
  });
});
