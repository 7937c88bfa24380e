import fc from "fast-check";
import { formatDate } from "./formatDate";
import { readDateTime } from "./readDateTime";

const SCHOOL = "Asia/Shanghai";

describe("readDateTime", () => {
  it("reads the wall clock of the reader, with and without a time of day [I18N-04]", () => {
    expect(readDateTime("2026-11-21 08:12:05")).toBe(new Date(2026, 10, 21, 8, 12, 5).getTime());
    expect(readDateTime("2026/1/2")).toBe(new Date(2026, 0, 2).getTime());
    expect(readDateTime(" 2026-01-02 7:30 ")).toBe(new Date(2026, 0, 2, 7, 30).getTime());
  });

  it("reads the wall clock of a named zone [I18N-04]", () => {
    expect(readDateTime("2026-11-21 08:12:05", SCHOOL)).toBe(Date.UTC(2026, 10, 21, 0, 12, 5));
    expect(readDateTime("2026-07-01 12:00:00", "America/New_York")).toBe(Date.UTC(2026, 6, 1, 16));
  });

  it("reads seconds and milliseconds since 1970, as numbers or as text [I18N-04, REL-01]", () => {
    const time = Date.UTC(2026, 10, 21, 0, 12, 5);
    for (const wire of [time, String(time), time / 1000, String(time / 1000)])
      expect(readDateTime(wire, SCHOOL)).toBe(time);
    expect(readDateTime(1_795_219_925.5)).toBe(1_795_219_925_500);
    expect(readDateTime(20261121)).toBe(new Date(2026, 10, 21).getTime());
  });

  it("reads eight digits as year, month and day [I18N-04]", () => {
    expect(readDateTime("20261121")).toBe(new Date(2026, 10, 21).getTime());
    expect(readDateTime("20240229", SCHOOL)).toBe(Date.UTC(2024, 1, 28, 16));
  });

  it("takes a distance from Greenwich at its word [I18N-04]", () => {
    for (const text of [
      "2026-11-21T08:12:05.000+0800",
      "2026-11-21T08:12:05+08:00",
      "2026-11-21T08:12:05+08",
      "2026-11-21T00:12:05Z",
    ])
      expect(readDateTime(text, "America/New_York")).toBe(Date.UTC(2026, 10, 21, 0, 12, 5));
    expect(readDateTime("2026-11-20T19:12:05-05:00")).toBe(Date.UTC(2026, 10, 21, 0, 12, 5));
  });

  it.each([
    "",
    "soon",
    "2026",
    "202611",
    "2026-11",
    "2026-02-30",
    "20260230",
    "20261301",
    "00000000",
    "0099-01-01",
    "2026-00-10",
    "2026-13-01 00:00:00",
    "2026-01-01 25:00",
    "2026-01-01 24:00:00",
    "2026-01-01 10:60",
    "2026-01-01 10:30:60",
    "2026-1/2",
    "2026-11-21 08",
    "2026-11-21x",
    "2023-02-29",
    null,
    undefined,
    2026112,
    0,
    1e21,
    NaN,
    "123456789012",
    {},
  ])("takes %j for no moment [I18N-04]", (text) => expect(readDateTime(text)).toBeNull());

  it("reads what formatDate writes, by dashes, slashes or nothing [I18N-04]", () => {
    const seconds = fc.integer({ min: Date.UTC(1970, 0) / 1000, max: Date.UTC(2099, 0) / 1000 });
    fc.assert(
      fc.property(seconds, fc.constantFrom("zh-CN", "en"), (second, language) => {
        const time = second * 1000;
        const written = formatDate(time, language, undefined, "UTC");
        expect(readDateTime(written, "UTC")).toBe(time);
        expect(readDateTime(written.replaceAll("-", "/"), "UTC")).toBe(time);
        const day = written.slice(0, 10);
        expect(readDateTime(day.replaceAll("-", ""), "UTC")).toBe(readDateTime(day, "UTC"));
      }),
    );
  });

  it("answers a number or null, whatever it is given [I18N-04]", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: fc.constantFrom(...Array.from("0129-/: TZ+.")) }),
          fc.anything(),
        ),
        (text) => {
          const time = readDateTime(text);
          expect(time === null || Number.isSafeInteger(time)).toBe(true);
        },
      ),
    );
  });
});
