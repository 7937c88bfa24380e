import { NOT_ARRANGED } from "../apps/arrangement";
import { formatKeptDesk, readKeptDesk } from "./keptDesk";

const usual = { layout: null, menuLocked: true, arrangement: NOT_ARRANGED, recentApps: [] } as const;
const desk = (preferences: object) => ({ person: "2:7", preferences: { ...usual, ...preferences } }) as const;

it("is read as it was written [DESK-14]", () => {
  const kept = desk({
    layout: "left",
    recentApps: ["notices"],
    arrangement: { ...NOT_ARRANGED, open: ["a;b"] },
  });
  expect(readKeptDesk(decodeURIComponent(formatKeptDesk(kept) ?? ""))).toEqual(kept);
});

it("is not written for a desktop like all others, nor one too long for a request [DESK-14]", () => {
  expect(formatKeptDesk(desk({}))).toBeNull();
  expect(
    formatKeptDesk(desk({ recentApps: Array.from({ length: 300 }, (_, index) => `app-${index}`) })),
  ).toBeNull();
});

it.each([undefined, "", "{", "null", "7", "[]", '{"person":7}'])("is none in %j [DESK-14]", (text) => {
  expect(readKeptDesk(text)).toBeNull();
});

it("takes nothing of another kind from a cookie that another site may have set [SEC-08]", () => {
  const text = JSON.stringify({
    person: "2:7",
    layout: 1,
    menuLocked: "no",
    arrangement: 3,
    recentApps: [1, "a"],
  });
  expect(readKeptDesk(text)).toEqual(desk({ recentApps: ["a"] }));
});
