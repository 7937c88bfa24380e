import type { ModuleSeed } from "../../../../server/platform/module";
import type { Day } from "../days";
import type { Said } from "../roll";
import type { AttendanceTables, ClockingRow, CorrectionRow } from "../tables";
import { chance } from "./chance";
import { classNameOf, type SeedClass } from "./pupils";

const SECOND = 1000;

/** When a register of the demo is finished, and when a teacher has noted why a pupil is away; times of the school's clock. */
const [FINISHED, NOTED] = ["08:30:00", "08:25:00"];

/** Of all who come, so many are late; of all, so many are ill for a day, or away without a word. */
const [LATE, LEAVE, ABSENT] = [0.05, 0.025, 0.012];

/** People of the demo who are never away: they are met at school. */
const ALWAYS = new Set(["2002", "2009", "2011", "3002"]);

/** A day of the demo on which a pupil was away, so many days of school before the first start. */
const AWAY_ONCE: Readonly<Record<string, number>> = { "2003": 6 };

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** When a pupil comes: most in the twenty-five minutes before eight, some a few minutes after it. */
function comesAt(key: string): string {
  const late = chance(`${key} late`) < LATE;
  const minute = late
    ? 8 * 60 + 1 + Math.floor(chance(`${key} minute`) * 18)
    : 7 * 60 + 33 + Math.floor(chance(`${key} minute`) * 26);
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:${twoDigits(Math.floor(chance(`${key} second`) * 60))}`;
}

/** A day of a class. */
export interface Morning {
  readonly day: Day;
  /** So many days of school before the first start; null from its day on. */
  readonly ago: number | null;
  /** Whether so many of the class are away as the demo tells, rather than by chance. */
  readonly told: boolean;
}

/** What happens in one class between two moments: what was before is there, and what comes later is not known yet. */
export class ClassMornings {
  readonly clockings: ClockingRow[] = [];
  readonly corrections: CorrectionRow[] = [];
  readonly closed: AttendanceTables["attendance_closed"][] = [];
  readonly told: AttendanceTables["attendance_told"][] = [];
  /** Registers that were finished with pupils who had not come. */
  readonly missing: { readonly day: Day; readonly at: number; readonly count: number }[] = [];

  constructor(
    private readonly group: SeedClass,
    private readonly pupils: readonly string[],
    private readonly keeper: string,
    private readonly world: Pick<ModuleSeed, "now" | "momentOf"> & { readonly since: number },
  ) {}

  readonly #code = () => classNameOf(this.group).split("|||")[0] ?? "";

  /** The moment of a time; null unless it is one of those that are told. */
  readonly #moment = (day: Day, time: string): number | null => {
    const at = this.world.momentOf(`${day} ${time}`);
    return at === null || at <= this.world.since || at > this.world.now ? null : at;
  };

  readonly #clock = (pupil: string, day: Day) => {
    const at = this.#moment(day, comesAt(`${pupil} ${day}`));
    if (at === null) return;
    this.clockings.push({
      unit_id: this.group.unit,
      id: `seed-${pupil}-${day}`,
      person_id: pupil,
      class_code: this.#code(),
      day,
      at,
      received_at: at + SECOND,
      // No face of the demo has been taken.
      way: "hand",
      device: "seed",
      by_id: this.keeper,
      taken_back: 0,
    });
  };

  readonly #say = (pupil: string, day: Day, status: Said, reason: string) => {
    const at = this.#moment(day, NOTED);
    if (at === null) return;
    this.corrections.push({
      id: `seed-${pupil}-${day}-c`,
      unit_id: this.group.unit,
      person_id: pupil,
      class_code: this.#code(),
      day,
      status,
      reason,
      by_id: this.keeper,
      at,
      turn: 1,
      taken_back: 0,
    });
  };

  readonly #finish = (day: Day, absent: readonly string[]) => {
    const at = this.#moment(day, FINISHED);
    if (at === null) return;
    this.closed.push({ unit_id: this.group.unit, class_code: this.#code(), day, at, by_id: this.keeper });
    for (const person_id of absent)
      this.told.push({ unit_id: this.group.unit, person_id, day, told: "absent", times: 1 });
    if (absent.length > 0) this.missing.push({ day, at, count: absent.length });
  };

  /** Who does not come on a day that the demo tells of: as many as it says, others each day. */
  readonly #awayOn = (day: Day): readonly string[] =>
    this.pupils
      .filter((pupil) => !ALWAYS.has(pupil) && !(pupil in AWAY_ONCE))
      .map((pupil) => ({ pupil, dice: chance(`${pupil} ${day} away`) }))
      .toSorted((one, other) => one.dice - other.dice)
      .slice(0, this.group.absent)
      .map(({ pupil }) => pupil);

  /** Adds a day of school, as far as it has come. */
  readonly add = ({ day, ago, told }: Morning) => {
    const away = told ? this.#awayOn(day) : [];
    const absent: string[] = [];
    for (const pupil of this.pupils) {
      const dice = chance(`${pupil} ${day}`);
      const isAway = told ? away.includes(pupil) : ago !== null && AWAY_ONCE[pupil] === ago;
      if (isAway) absent.push(pupil);
      else if (told || ALWAYS.has(pupil)) this.#clock(pupil, day);
      else if (dice < ABSENT) absent.push(pupil);
      else if (dice < ABSENT + LEAVE)
        this.#say(pupil, day, "leave", dice * 1000 > 25 ? "感冒|||A cold" : "看牙医|||Dentist");
      else this.#clock(pupil, day);
    }
    if (!told || this.group.register === "finished") this.#finish(day, absent);
  };
}
