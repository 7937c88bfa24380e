import { addressOf, insertRows, type ModuleSeed } from "../../../../server/platform/module";
import { addDays, type Day, daysBetween, weekdayOf } from "../days";
import { FIRST_RULES, type Said } from "../roll";
import { weekText } from "../school";
import type { AttendanceTables, ClockingRow, CorrectionRow } from "../tables";
import { chance } from "./chance";
import { CLASSES, classNameOf, nameOfPupil, type SeedClass } from "./pupils";

const [FRIDAY, MONTH] = [5, 30];
const SECOND = 1000;
const HOUR = 3_600_000;

/** Who keeps the rolls of the demo, by unit; and who administers the school. */
const KEEPERS: Readonly<Record<string, readonly [teacher: string, administrator: string]>> = {
  "2": ["2001", "2007"],
  "3": ["3001", "3005"],
};

/** Of all who come, so many are late; of all, so many are ill for a day, or away without a word. */
const [LATE, LEAVE, ABSENT] = [0.05, 0.025, 0.012];

/** Pupils with an account who are never away: the demo's people are met at school. */
const ALWAYS = new Set(["2002", "2009", "2011", "3002"]);

/** A day in the demo on which a pupil with an account was away, so many days of school ago. */
const AWAY_ONCE: Readonly<Record<string, number>> = { "2003": 6 };

interface SeedPupil {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
}

const isSchoolDay = (day: Day) => weekdayOf(day) <= FRIDAY;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** When a pupil comes: most in the twenty-five minutes before eight, some a few minutes after it. */
function comesAt(key: string): string {
  const late = chance(`${key} late`) < LATE;
  const minute = late
    ? 8 * 60 + 1 + Math.floor(chance(`${key} minute`) * 18)
    : 7 * 60 + 33 + Math.floor(chance(`${key} minute`) * 26);
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:${twoDigits(Math.floor(chance(`${key} second`) * 60))}`;
}

/** What is kept of one class. */
class ClassMonth {
  readonly clockings: ClockingRow[] = [];
  readonly corrections: CorrectionRow[] = [];
  readonly closed: AttendanceTables["attendance_closed"][] = [];
  readonly told: AttendanceTables["attendance_told"][] = [];

  constructor(
    private readonly group: SeedClass,
    private readonly pupils: readonly SeedPupil[],
    private readonly keeper: string,
    private readonly world: Pick<ModuleSeed, "now" | "momentOf">,
  ) {}

  readonly #code = () => classNameOf(this.group).split("|||")[0] ?? "";

  readonly #clock = (pupil: SeedPupil, day: Day) => {
    const key = `${pupil.id} ${day}`;
    const at = this.world.momentOf(`${day} ${comesAt(key)}`);
    if (at === null || at > this.world.now) return;
    this.clockings.push({
      unit_id: this.group.unit,
      id: `seed-${pupil.id}-${day}`,
      person_id: pupil.id,
      class_code: this.#code(),
      day,
      at,
      received_at: at + SECOND,
      // Nobody of the demo has agreed to be known by their face.
      way: "hand",
      device: "seed",
      by_id: this.keeper,
      taken_back: 0,
    });
  };

  readonly #say = (pupil: SeedPupil, day: Day, status: Said, reason: string) => {
    this.corrections.push({
      id: `seed-${pupil.id}-${day}-c`,
      unit_id: this.group.unit,
      person_id: pupil.id,
      class_code: this.#code(),
      day,
      status,
      reason,
      by_id: this.keeper,
      at: this.world.momentOf(`${day} 08:25:00`) ?? 0,
      turn: 1,
      taken_back: 0,
    });
  };

  readonly #close = (day: Day) => {
    const at = this.world.momentOf(`${day} 08:30:00`);
    if (at === null || at > this.world.now) return;
    this.closed.push({ unit_id: this.group.unit, class_code: this.#code(), day, at, by_id: this.keeper });
  };

  /** A day that is over. */
  readonly addDay = (day: Day, ago: number) => {
    for (const pupil of this.pupils) {
      const dice = chance(`${pupil.id} ${day}`);
      const away = AWAY_ONCE[pupil.id] === ago;
      if (ALWAYS.has(pupil.id)) this.#clock(pupil, day);
      else if (away || dice < ABSENT) this.told.push(this.#toldOf(pupil, day));
      else if (dice < ABSENT + LEAVE)
        this.#say(pupil, day, "leave", dice * 1000 > 25 ? "感冒|||A cold" : "看牙医|||Dentist");
      else this.#clock(pupil, day);
    }
    this.#close(day);
  };

  /** The day of the first start: the last pupils of the list are not there. */
  readonly addToday = (day: Day) => {
    const here = this.pupils.filter(({ account }) => account);
    const others = this.pupils.filter(({ account }) => !account);
    const absent = others.slice(others.length - this.group.absentToday);
    for (const pupil of [...here, ...others]) if (!absent.includes(pupil)) this.#clock(pupil, day);
    if (this.group.today === "closed") this.#close(day);
  };

  readonly #toldOf = (pupil: SeedPupil, day: Day): AttendanceTables["attendance_told"] => ({
    unit_id: this.group.unit,
    person_id: pupil.id,
    day,
    told: "absent",
    times: 1,
  });
}

/** What the teacher of the demo is told of today's roll. */
const messageOf = (person: string, now: number) => ({
  id: `attendance-${person}`,
  person_id: person,
  memo: "5（2）班有 3 名学生未到校|||3 pupils of Class 5(2) have not arrived",
  importance: 5,
  module: "考勤|||Attendance",
  app: "attendance",
  at: now - HOUR,
  url: addressOf("attendance", "/?open=5（2）班"),
  open_way: "viewport",
  content: JSON.stringify([
    "点名时，5（2）班有 3 名学生未到校，也没有请假。|||At roll call, 3 pupils of Class 5(2) had neither arrived nor been excused.",
    "请与家长联系，并把原因告诉年级组。|||Please call their parents, and tell the year's office why.",
  ]),
  child_id: null,
  read: 0,
});

/** Gives the demo schools their rules, pupils without accounts, and a month of clockings and corrections. */
export async function seed({
  database,
  now,
  wireDate,
  momentOf,
}: ModuleSeed<AttendanceTables>): Promise<void> {
  const today = wireDate(now).slice(0, 10);
  const demo = await database
    .selectFrom("person")
    .where("demo", "=", 1)
    .select(["id", "unit_id", "type", "real_name as name", "class_name"])
    .execute();
  const units = new Set(demo.map(({ unit_id }) => unit_id));
  const days = daysBetween(addDays(today, -MONTH), addDays(today, -1)).filter(isSchoolDay);
  let named = 0;
  for (const unit of [...units].filter((each) => each in KEEPERS)) {
    const [teacher = "", administrator = ""] = KEEPERS[unit] ?? [];
    const { morning, afternoon, week } = FIRST_RULES;
    await insertRows(database, "attendance_rules", [
      { unit_id: unit, morning, afternoon, week: weekText(week) },
    ]);
    for (const group of CLASSES.filter((each) => each.unit === unit)) {
      const name = classNameOf(group);
      const known = demo
        .filter((person) => person.unit_id === unit && person.type === 1 && person.class_name === name)
        .map((person) => ({ id: person.id, name: person.name, account: true }));
      const others = Array.from({ length: group.pupils }, (_, index) => ({
        id: `${unit}-${group.grade}-${group.number}-${twoDigits(index + 1)}`,
        name: nameOfPupil((named += 1)),
        account: false,
      }));
      await insertRows(
        database,
        "attendance_pupil",
        others.map((pupil) => ({ id: pupil.id, name: pupil.name, unit_id: unit, class_name: name })),
      );
      const keeper = group.grade === 5 || unit === "3" ? teacher : administrator;
      const month = new ClassMonth(group, [...known, ...others], keeper, { now, momentOf });
      if (group.kept === "month")
        for (const [index, day] of days.entries()) month.addDay(day, days.length - index);
      if (isSchoolDay(today)) month.addToday(today);
      await insertRows(database, "attendance_clocking", month.clockings);
      await insertRows(database, "attendance_correction", month.corrections);
      await insertRows(database, "attendance_closed", month.closed);
      await insertRows(database, "attendance_told", month.told);
    }
  }
  const [owner = ""] = KEEPERS["2"] ?? [];
  if (demo.some(({ id }) => id === owner)) await insertRows(database, "message", [messageOf(owner, now)]);
}
