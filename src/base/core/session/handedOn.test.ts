import { isForNow, readHandedOn } from "./handedOn";

it("is read as it was stored, and anything else is nothing [AUTH-01]", () => {
  const handed = { secrets: { ticket: "t", accessToken: "a" }, referrer: "https://oa.test/", at: 7 };
  expect(readHandedOn(JSON.parse(JSON.stringify(handed)))).toEqual(handed);
  expect(readHandedOn({ secrets: { ticket: 7, theme: "ink", code: "c" } })).toEqual({
    secrets: { code: "c" },
    referrer: "",
    at: 0,
  });
  for (const other of [null, 7, "x", [], {}, { secrets: "x" }]) expect(readHandedOn(other)).toBeNull();
});

it("is for the page that is loaded next, not for one of an hour later [AUTH-01]", () => {
  const handed = { secrets: {}, referrer: "", at: 1_000_000 };
  expect([1_000_000, 1_059_000, 1_060_000, 4_600_000].map((now) => isForNow(handed, now))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
