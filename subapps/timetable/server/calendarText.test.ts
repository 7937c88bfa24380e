import { CALENDAR_END, calendarHead, type CalendarEvent, eventsText } from "./calendarText";

const STAMP = Date.UTC(2026, 9, 15, 8);
const EVENT = {
  uid: "a.2026-10-15@2.timetable",
  from: Date.UTC(2026, 9, 15, 0),
  to: Date.UTC(2026, 9, 15, 0, 40),
  title: "数学",
  place: "Room E502",
  description: "",
  cancelled: false,
};
const calendarText = (name: string, events: readonly CalendarEvent[], stamp: number) =>
  calendarHead(name) + eventsText(events, stamp) + CALENDAR_END;
const linesOf = (text: string) => text.split("\r\n");
const unfolded = (text: string) => linesOf(text.replaceAll("\r\n ", ""));

it("writes events by the standard, with every line ended and the times in UTC [VIEW-07]", () => {
  const text = calendarText("Class 5(2)", [EVENT, { ...EVENT, uid: "b", cancelled: true }], STAMP);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = linesOf(text);
  expect(lines.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
  expect(lines).toEqual(
    expect.arrayContaining([
      "DTSTAMP:20261015T080000Z",
      "DTSTART:20261015T000000Z",
      "DTEND:20261015T004000Z",
      "SUMMARY:数学",
      "STATUS:CANCELLED",
    ]),
  );
  expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(2);
  expect(text).not.toContain("DESCRIPTION");
});

it("escapes what would end a value or a line [VIEW-07]", () => {
  const title = "a,b;c\\d\nEND:VEVENT\r\nX:1";
  expect(unfolded(calendarText("n", [{ ...EVENT, title }], STAMP))).toContain(
    "SUMMARY:a\\,b\\;c\\\\d\\nEND:VEVENT\\nX:1",
  );
});

it("folds long lines within 75 octets, and cuts no character [VIEW-07]", () => {
  const title = `${"课".repeat(60)}😀${"é".repeat(50)}`;
  const text = calendarText("n", [{ ...EVENT, title }], STAMP);
  expect(Math.max(...linesOf(text).map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toContain("\uFFFD");
  expect(unfolded(text)).toContain(`SUMMARY:${title}`);
});
