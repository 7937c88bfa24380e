import { readPlace, writePlace } from "./place";

it("writes a place so that it reads the same, and leaves out what it does not understand [VIEW-08]", () => {
  for (const place of [
    { group: null, filter: "all" },
    { group: "5（2）班", filter: "all" },
    { group: "5（2）班", filter: "waiting" },
  ] as const)
    expect(readPlace(writePlace(place))).toEqual(place);
  expect(readPlace("/what?class=%0A&show=none")).toEqual({ group: null, filter: "all" });
});
