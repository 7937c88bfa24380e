import type { LessonRow, TimetableTables } from "../tables";
import { OF_THE_CLASS, SPECIAL_ROOMS, SUBJECTS } from "./curriculum";
import type { SeedSchool, SeedYear } from "./schools";
import { teacherName } from "./teacherNames";

/** A school's rows, without what belongs to dates. */
export interface Plan {
  readonly classes: readonly TimetableTables["timetable_class"][];
  readonly rooms: readonly TimetableTables["timetable_room"][];
  readonly subjects: readonly TimetableTables["timetable_subject"][];
  readonly teachers: readonly TimetableTables["timetable_teacher"][];
  readonly periods: readonly TimetableTables["timetable_period"][];
  readonly lessons: readonly Omit<LessonRow, "valid_from" | "valid_to">[];
}

const BLOCKS = "ABCDEFGHI";

/** Gathers the rows of one school, and gives each teacher and room its id when it is first asked for. */
class Rows {
  readonly rooms: TimetableTables["timetable_room"][] = [];
  readonly teachers: TimetableTables["timetable_teacher"][] = [];
  readonly #ids = new Map<string, string>();

  constructor(
    readonly unit: string,
    /** Teachers of the schools before, so that no two are called the same. */
    readonly namedBefore: number,
  ) {}

  room(key: string, chinese: string, english: string): string {
    return this.#once(`room ${key}`, () => {
      const id = `${this.unit}-r${this.rooms.length + 1}`;
      this.rooms.push({
        id,
        unit_id: this.unit,
        name: `${chinese}|||${english}`,
        position: this.rooms.length,
      });
      return id;
    });
  }

  teacher(key: string): string {
    return this.#once(`teacher ${key}`, () => {
      const id = `${this.unit}-t${this.teachers.length + 1}`;
      const name = teacherName(this.namedBefore + this.teachers.length);
      this.teachers.push({ id, unit_id: this.unit, name });
      return id;
    });
  }

  #once(key: string, make: () => string): string {
    const id = this.#ids.get(key) ?? make();
    this.#ids.set(key, id);
    return id;
  }
}

/** What a class has on a day, from the first lesson on; it stands at the n-th place of the turning. */
const dayOf = ({ turning, fixed }: SeedYear["curriculum"], day: number, n: number): readonly string[] => {
  const turned = turning[day] ?? [];
  return [...turned.map((_, place) => turned[(place + n) % turned.length] ?? ""), ...(fixed[day] ?? [])];
};

function lessonsOf(rows: Rows, year: SeedYear, block: number): Plan["lessons"] {
  const { unit } = rows;
  return year.classes.flatMap(([grade, number], n) => {
    const group = `${unit}-${grade}-${number}`;
    const letter = BLOCKS[grade - 1] ?? "";
    const home = rows.room(group, `教学楼 ${letter}${grade}0${number}`, `Room ${letter}${grade}0${number}`);
    return year.curriculum.turning.flatMap((_, day) =>
      dayOf(year.curriculum, day, n + 2 * block).map((subject, place) => {
        const special = SPECIAL_ROOMS[subject];
        const name = OF_THE_CLASS.includes(subject) ? group : `${block} ${subject}`;
        return {
          id: `${group}-${day + 1}${place + 1}`,
          unit_id: unit,
          weekday: day + 1,
          period: place + 1,
          class_id: group,
          subject_id: `${unit}-${subject}`,
          teacher_id: year.people?.[subject] ?? rows.teacher(name),
          room_id: special
            ? rows.room(`${block} ${subject}`, `${special[0]} ${block}`, `${special[1]} ${block}`)
            : home,
        };
      }),
    );
  });
}

/** A school's whole week; the same every time. */
export function planOf({ unit, bells, years }: SeedSchool, namedBefore: number): Plan {
  const rows = new Rows(unit, namedBefore);
  const lessons = years.flatMap((year, index) => lessonsOf(rows, year, index + 1));
  rows.room("hall", "多功能厅", "Assembly Hall");
  const taught = new Set(lessons.map(({ subject_id }) => subject_id));
  return {
    lessons,
    rooms: rows.rooms,
    teachers: rows.teachers,
    classes: years
      .flatMap(({ classes }) => classes)
      .map(([grade, number], position) => ({
        id: `${unit}-${grade}-${number}`,
        unit_id: unit,
        name: `${grade}（${number}）班`,
        label: `${grade}（${number}）班|||Class ${grade}(${number})`,
        position,
      })),
    subjects: SUBJECTS.map(({ code, name, tone }, position) => ({
      id: `${unit}-${code}`,
      unit_id: unit,
      name,
      tone,
      position,
    })).filter(({ id }) => taught.has(id)),
    periods: bells.map(([starts, ends], index) => ({ unit_id: unit, period: index + 1, starts, ends })),
  };
}
