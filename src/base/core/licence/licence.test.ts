import fc from "fast-check";
import { byEnd, daysLeft, licenceStatus, needsNotice } from "./licence";

const NOW = Date.UTC(2026, 10, 23);
const NINETY_DAYS = 7_776_000_000;

it("says by the server's clock whether a licence is in use, expiring or expired [LIC-02]", () => {
  const statuses = [NINETY_DAYS + 1, NINETY_DAYS, 1, 0, -1].map((left) => licenceStatus(NOW + left, NOW));
  expect(statuses).toEqual([1, 2, 2, 3, 3]);
  expect(licenceStatus(null, NOW)).toBe(1);
});

it("never says that a licence with days left is expired [LIC-02]", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (left) => {
      const end = NOW + left;
      expect(licenceStatus(end, NOW) === 3).toBe(daysLeft(end, NOW) <= 0);
    }),
  );
});

it("counts the last day as a day [LIC-02]", () => {
  expect([1, 86_400_000, 86_400_001].map((left) => daysLeft(NOW + left, NOW))).toEqual([1, 1, 2]);
});

it("tells administrators of what ends or has ended, soonest first [LIC-02]", () => {
  const licence = (code: string, endTime: number | null) => ({
    code,
    name: code,
    englishName: code,
    endTime,
  });
  const fine = licence("fine", NOW + 2 * NINETY_DAYS);
  const unknown = licence("unknown", null);
  const ended = licence("ended", NOW - 1);
  expect(needsNotice([fine, unknown], NOW)).toBe(false);
  expect(needsNotice([fine, ended], NOW)).toBe(true);
  expect(byEnd([unknown, fine, ended])).toEqual([ended, fine, unknown]);
});
