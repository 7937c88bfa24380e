import fc from "fast-check";
import { momentOf, wallClockAt } from "./wallClock";

const ZONES = ["Asia/Shanghai", "UTC", "America/New_York", "Asia/Kathmandu", "Pacific/Auckland"];
const HOUR = 3_600_000;

const moments = fc
  .integer({ min: Date.UTC(1995, 0), max: Date.UTC(2060, 0) })
  .map((s) => Math.floor(s / 1000) * 1000);

describe("clocks on the wall", () => {
  it("show a zone's time, also in summer [I18N-04]", () => {
    const time = Date.UTC(2026, 6, 31, 16, 5, 9);
    expect(wallClockAt(time, "Asia/Shanghai")).toEqual({
      year: 2026,
      month: 8,
      day: 1,
      hour: 0,
      minute: 5,
      second: 9,
    });
    expect(wallClockAt(time, "America/New_York")).toMatchObject({ month: 7, day: 31, hour: 12 });
  });

  it("go back to the moment they showed, but for the hour a zone lives twice [I18N-04]", () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...ZONES), (time, zone) => {
        const off = Math.abs(momentOf(wallClockAt(time, zone), zone) - time);
        expect(off === 0 || (off === HOUR && zone !== "Asia/Shanghai" && zone !== "UTC")).toBe(true);
      }),
    );
  });

  it("show what the machine's own calendar says, also where clocks change in the middle of an hour [I18N-04]", () => {
    // Newfoundland's clocks changed at one minute past midnight until 2011, and Lord Howe's change by half an hour.
    const change = Date.UTC(2006, 9, 29, 2, 31);
    const near = fc.integer({ min: change - 2 * HOUR, max: change + 2 * HOUR });
    const zones = fc.constantFrom("America/St_Johns", "Australia/Lord_Howe", ...ZONES);
    fc.assert(
      fc.property(fc.oneof(moments, near), zones, (time, zone) => {
        const { year, month, day, hour, minute, second } = wallClockAt(time, zone);
        const two = (part: number) => String(part).padStart(2, "0");
        const format = new Intl.DateTimeFormat("sv", {
          timeZone: zone,
          dateStyle: "short",
          timeStyle: "medium",
        });
        const shown = `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
        expect(shown).toBe(format.format(time));
      }),
      { numRuns: 400 },
    );
  });

  it("are the reader's own without a zone [I18N-04]", () => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    fc.assert(
      fc.property(moments, (time) => expect(wallClockAt(time)).toEqual(wallClockAt(time, own))),
      { numRuns: 30 },
    );
  });

  it("skipped when clocks are put forward mean the time as much later [I18N-04]", () => {
    const skipped = { year: 2026, month: 3, day: 8, hour: 2, minute: 30, second: 0 };
    expect(wallClockAt(momentOf(skipped, "America/New_York"), "America/New_York")).toMatchObject({
      day: 8,
      hour: 3,
      minute: 30,
    });
  });
});
