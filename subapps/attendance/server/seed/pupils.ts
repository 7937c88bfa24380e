/** A class of the demo, and how many of its pupils have no account. */
export interface SeedClass {
  readonly unit: string;
  readonly grade: number;
  readonly number: number;
  readonly pupils: number;
  /** How much there is of it: the month, or today alone. */
  readonly kept: "month" | "today";
  /** How its roll of today is: closed with so many absent, or still open. */
  readonly today: "closed" | "open";
  readonly absentToday: number;
}

const of = (
  unit: string,
  grade: number,
  number: number,
  pupils: number,
  more: Partial<Pick<SeedClass, "kept" | "today" | "absentToday">> = {},
): SeedClass => ({ unit, grade, number, pupils, kept: "month", today: "closed", absentToday: 0, ...more });

/** The classes of the demo's pupils, and those that its teacher teaches. */
export const CLASSES: readonly SeedClass[] = [
  of("2", 5, 2, 14, { absentToday: 3 }),
  of("2", 5, 1, 14, { today: "open", absentToday: 1 }),
  of("2", 5, 3, 15, { kept: "today" }),
  of("2", 5, 4, 21, { kept: "today", absentToday: 1 }),
  of("2", 3, 1, 14, { absentToday: 1 }),
  of("2", 1, 2, 10),
  of("2", 1, 3, 10),
  of("3", 8, 1, 15, { absentToday: 2 }),
];

/** The name of a class, as the demo's pupils have it. */
export const classNameOf = ({ grade, number }: Pick<SeedClass, "grade" | "number">): string =>
  `${grade}（${number}）班|||Class ${grade}(${number})`;

const SURNAMES = Array.from("王张刘陈杨黄赵吴周徐孙马朱胡林郭何高罗郑梁谢宋唐许邓韩冯曹彭");
const GIVEN = [
  "梓涵",
  "浩然",
  "欣怡",
  "宇轩",
  "诗琪",
  "子墨",
  "雨桐",
  "俊杰",
  "思琪",
  "博文",
  "佳怡",
  "嘉豪",
  "一诺",
  "明哲",
  "可欣",
  "晨曦",
  "语嫣",
  "天佑",
  "若溪",
  "睿",
  "乐瑶",
  "铭",
  "芷若",
];

/** The name of the n-th pupil without an account; thirty surnames and as many as there are given names make 690 different ones. */
export const nameOfPupil = (n: number): string =>
  `${SURNAMES[n % SURNAMES.length] ?? ""}${GIVEN[n % GIVEN.length] ?? ""}`;
