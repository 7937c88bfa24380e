/** A class of the demo: how much is kept of it, and how its register of the day is. */
export interface SeedClass {
  readonly unit: string;
  readonly grade: number;
  readonly number: number;
  /** How much there is of it: the month, or the last day alone. */
  readonly kept: "month" | "today";
  /** Whether its register is finished in the morning; an open one waits for its teacher until the day is over. */
  readonly register: "finished" | "open";
  /** How many do not come, from the last morning before the first start on. */
  readonly absent: number;
  /** Whether its teacher has a message of those who did not come. */
  readonly told: boolean;
}

const of = (
  unit: string,
  grade: number,
  number: number,
  more: Partial<Omit<SeedClass, "unit" | "grade" | "number">> = {},
): SeedClass => ({
  unit,
  grade,
  number,
  kept: "month",
  register: "finished",
  absent: 0,
  told: false,
  ...more,
});

/** The classes whose registers the demo keeps. Their pupils are those of the platform. */
export const CLASSES: readonly SeedClass[] = [
  of("2", 5, 2, { absent: 3, told: true }),
  of("2", 5, 1, { register: "open", absent: 1 }),
  of("2", 5, 3, { kept: "today" }),
  of("2", 5, 4, { kept: "today", absent: 1 }),
  of("2", 3, 1, { absent: 1 }),
  of("2", 1, 2),
  of("2", 1, 3),
  of("3", 8, 1, { absent: 2 }),
];

/** The name of a class, as the demo's pupils have it. */
export const classNameOf = ({ grade, number }: Pick<SeedClass, "grade" | "number">): string =>
  `${grade}（${number}）班|||Class ${grade}(${number})`;
