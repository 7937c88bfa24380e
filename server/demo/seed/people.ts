/** The one password of all demo accounts; public, so they work only on this machine. */
export const DEMO_PASSWORD = "school-2026";

/** One account of the demo platform. `login` null = a pupil who is a parent's child and never signs in. */
export interface SeedPerson {
  readonly id: string;
  readonly unit: string;
  /** 1 student, 2 teacher, 3 parent, 4 other staff. */
  readonly type: 1 | 2 | 3 | 4;
  readonly login: string;
  readonly name: string;
  /** 1 boy, 2 girl, 0 unknown. */
  readonly sex: 0 | 1 | 2;
  readonly admin?: true;
  readonly grade?: string;
  readonly class?: string;
  /** Children by id; `inactive` ones have left the school. */
  readonly children?: readonly { readonly id: string; readonly inactive?: true }[];
  /** The teacher account of the same human being. */
  readonly teacher?: string;
  /** Printed at start. */
  readonly shown?: true;
}

const person = (
  unit: string,
  number: string,
  type: SeedPerson["type"],
  login: string,
  name: string,
  more: Partial<SeedPerson> = {},
): SeedPerson => ({ id: `${unit}0${number}`, unit, type, login, name, sex: 0, ...more });

const shown = true;

const NUMERALS = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];

/** A pupil's grade and class, named in both languages. */
export const inClass = (grade: number, number: number): Pick<SeedPerson, "grade" | "class"> => ({
  grade: `${NUMERALS[grade] ?? ""}年级|||Grade ${String(grade)}`,
  class: `${String(grade)}（${String(number)}）班|||Class ${String(grade)}(${String(number)})`,
});

/** All people who can sign in, and the children of the parents among them. */
export const people: readonly SeedPerson[] = [
  person("1", "01", 4, "area", "周明远", { sex: 1, shown }),
  person("1", "02", 4, "area-admin", "方晓云", { sex: 2, admin: true }),

  person("2", "01", 2, "teacher", "王雅琴", { sex: 2, shown }),
  person("2", "02", 1, "student", "李思涵", { sex: 2, ...inClass(5, 2), shown }),
  person("2", "03", 1, "student-b", "李思远", { sex: 1, ...inClass(3, 1) }),
  person("2", "04", 1, "student-c", "李思成", { sex: 1, ...inClass(6, 4) }),
  person("2", "05", 3, "parent", "李建国", {
    sex: 1,
    children: [{ id: "2002" }, { id: "2003" }, { id: "2004", inactive: true }, { id: "2011" }],
    shown,
  }),
  person("2", "06", 4, "staff", "赵敏", { sex: 2, shown }),
  person("2", "07", 4, "admin", "陈志强", { sex: 1, admin: true, shown }),
  person("2", "08", 2, "linked-teacher", "孙丽华", { sex: 2, shown }),
  person("2", "09", 1, "student-d", "孙小雨", { sex: 2, ...inClass(1, 3) }),
  person("2", "10", 3, "linked-parent", "孙丽华", {
    sex: 2,
    children: [{ id: "2009" }],
    teacher: "2008",
    shown,
  }),
  person("2", "11", 1, "student-e", "李思雨", { sex: 2, ...inClass(1, 2) }),

  person("3", "01", 2, "teacher2", "刘文博", { sex: 1, shown }),
  person("3", "02", 1, "student2", "张子轩", { sex: 1, ...inClass(8, 1), shown }),
  person("3", "03", 3, "parent2", "张秀英", { sex: 2, children: [{ id: "3002" }], shown }),
  person("3", "04", 4, "staff2", "何伟", { sex: 1 }),
  person("3", "05", 4, "admin2", "林晓燕", { sex: 2, admin: true, shown }),
];
