import { healthOf, isExpired } from "./appHealth";

const NOW = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;
const licence = (code: string, days: number | null) => ({
  code,
  name: code,
  englishName: code,
  endTime: days === null ? null : NOW + days * DAY,
});

it("says of each application what keeps people out longest, and nothing of one that is well [MORE-02, LIC-02]", () => {
  const licences = [
    licence("drive", 400),
    licence("exams", 42),
    licence("electives", -15),
    licence("bus", null),
  ];
  expect(healthOf(licences, NOW, {})).toEqual({
    exams: { kind: "expiring", days: 42 },
    electives: { kind: "expired" },
  });
  const version = { kind: "version", older: "server", has: "1.0.0", needs: "1.1.0" } as const;
  const unreachable = { kind: "unreachable" } as const;
  const reach = { exams: version, electives: unreachable, notices: unreachable };
  expect(healthOf(licences, NOW, reach)).toEqual({
    exams: version,
    electives: { kind: "expired" },
    notices: unreachable,
  });
});

it("knows an expired application by its own code alone [LIC-02]", () => {
  const health = healthOf([licence("electives", -1)], NOW, {});
  expect(["electives", "exams", "constructor", "", null].map((code) => isExpired(health, code))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
