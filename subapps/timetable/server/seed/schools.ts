import { type Curriculum, middle, OLDER, YOUNGER } from "./curriculum";

/** Classes that share their teachers. */
export interface SeedYear {
  /** Grade and number, as `[5, 2]` for 5（2）班. At most five. */
  readonly classes: readonly (readonly [grade: number, number: number])[];
  readonly curriculum: Curriculum;
  /** People of the demo by the subject that they teach. */
  readonly people?: Readonly<Record<string, string>>;
}

/** A demo school: its bell times, and its years. */
export interface SeedSchool {
  readonly unit: string;
  readonly bells: readonly (readonly [from: string, to: string])[];
  readonly years: readonly SeedYear[];
  /** Whose day has a substitution; the person teaches mathematics in the last-named classes. */
  readonly teacher: string;
}

/** The two demo schools. */
export const SCHOOLS: readonly SeedSchool[] = [
  {
    unit: "2",
    teacher: "2001",
    bells: [
      ["08:00", "08:40"],
      ["08:55", "09:35"],
      ["10:00", "10:40"],
      ["10:55", "11:35"],
      ["14:00", "14:40"],
      ["14:55", "15:35"],
      ["15:50", "16:30"],
    ],
    years: [
      {
        classes: [
          [1, 1],
          [1, 2],
          [1, 3],
          [2, 1],
          [2, 2],
        ],
        curriculum: YOUNGER,
      },
      {
        classes: [
          [3, 1],
          [3, 2],
          [4, 1],
          [4, 2],
        ],
        curriculum: OLDER,
        people: { english: "2008" },
      },
      {
        classes: [
          [5, 1],
          [5, 2],
          [5, 3],
          [5, 4],
        ],
        curriculum: OLDER,
        people: { maths: "2001" },
      },
      {
        classes: [
          [6, 1],
          [6, 2],
          [6, 3],
          [6, 4],
        ],
        curriculum: OLDER,
      },
    ],
  },
  {
    unit: "3",
    teacher: "3001",
    bells: [
      ["08:00", "08:45"],
      ["08:55", "09:40"],
      ["10:10", "10:55"],
      ["11:05", "11:50"],
      ["14:00", "14:45"],
      ["14:55", "15:40"],
      ["15:50", "16:35"],
      ["16:45", "17:30"],
    ],
    years: [
      {
        classes: [
          [7, 1],
          [7, 2],
          [7, 3],
          [7, 4],
        ],
        curriculum: middle("science", "geography"),
      },
      {
        classes: [
          [8, 1],
          [8, 2],
          [8, 3],
          [8, 4],
        ],
        curriculum: middle("physics", "geography"),
        people: { maths: "3001" },
      },
      {
        classes: [
          [9, 1],
          [9, 2],
          [9, 3],
        ],
        curriculum: middle("physics", "chemistry"),
      },
    ],
  },
];
