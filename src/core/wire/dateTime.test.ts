import { readDateTime } from "./dateTime";

it("reads the platform's dates as wall clock time, with and without a time of day", () => {
  expect(readDateTime("2026-11-21 08:12:05")).toBe(new Date(2026, 10, 21, 8, 12, 5).getTime());
  expect(readDateTime("2026/1/2")).toBe(new Date(2026, 0, 2).getTime());
});

it.each(["", "soon", "2026-02-30", "2026-13-01 00:00:00", "2026-01-01 25:00", null, 20261121])(
  "takes %j for no moment",
  (text) => expect(readDateTime(text)).toBeNull(),
);
