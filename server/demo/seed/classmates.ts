import { namesOf } from "./moreNames";
import { inClass, type SeedPerson } from "./people";

/** What a guardian of the demo has said about the taking of a pupil's face. */
type SeedConsent = "given" | "withdrawn" | "none";

/** A pupil of a class of the demo with a guardian; neither is printed, and both may sign in. */
export interface Classmate {
  readonly pupil: SeedPerson;
  readonly guardian: SeedPerson;
  readonly consent: SeedConsent;
}

/** A class, its name in both languages, and its pupils: the name, a letter for what the guardian said (given, withdrawn, none), and the guardian's name. */
const CLASSES: readonly (readonly [
  unit: string,
  grade: number,
  number: number,
  pupils: readonly (readonly [name: string, says: "g" | "w" | "n", guardian: string])[],
])[] = [
  [
    "2",
    5,
    2,
    [
      ["蔡明轩", "g", "蔡国强"],
      ["程可馨", "g", "程晓峰"],
      ["丁若瑶", "n", "丁伟"],
      ["范宇航", "g", "范志远"],
      ["龚雅雯", "n", "龚丽"],
      ["江子昂", "g", "江涛"],
      ["康芷晴", "w", "康健"],
      ["孟书瑶", "g", "孟庆国"],
      ["潘逸飞", "n", "潘玉兰"],
      ["秦诗涵", "g", "秦晓明"],
      ["石浩宇", "g", "石建平"],
    ],
  ],
  [
    "2",
    5,
    1,
    [
      ["白嘉怡", "n", "白云飞"],
      ["崔梓轩", "g", "崔海燕"],
      ["段语桐", "n", "段志刚"],
      ["贺天宇", "n", "贺春梅"],
      ["孔思齐", "g", "孔令辉"],
      ["毛欣妍", "n", "毛小军"],
      ["夏博雅", "n", "夏雪"],
      ["尹子涵", "g", "尹正平"],
    ],
  ],
  [
    "2",
    5,
    3,
    [
      ["常悦然", "n", "常青"],
      ["顾一鸣", "n", "顾文斌"],
      ["侯佳琪", "n", "侯勇"],
      ["武子睿", "n", "武红霞"],
      ["邹雨欣", "n", "邹志强"],
    ],
  ],
  [
    "3",
    8,
    1,
    [
      ["卢俊熙", "g", "卢国庆"],
      ["阎静怡", "n", "阎文军"],
      ["薛梦琪", "g", "薛海波"],
      ["汤宇辰", "n", "汤敏"],
      ["黎欣然", "w", "黎明"],
    ],
  ],
];

const SAYS = { g: "given", w: "withdrawn", n: "none" } as const satisfies Record<string, SeedConsent>;

/** How many more pupils there are in each class, so that one is as large as a class is. */
const MORE: readonly (readonly [unit: string, grade: number, number: number, count: number])[] = [
  ["2", 5, 2, 14],
  ["2", 5, 1, 14],
  ["2", 5, 3, 15],
  ["2", 5, 4, 21],
  ["2", 3, 1, 14],
  ["2", 1, 2, 10],
  ["2", 1, 3, 10],
  ["3", 8, 1, 15],
];

interface Named {
  readonly unit: string;
  readonly grade: number;
  readonly number: number;
  readonly id: string;
  /** Of the login names. */
  readonly key: string;
  readonly names: readonly [pupil: string, guardian: string];
  readonly consent: SeedConsent;
}

const classmateOf = ({ unit, grade, number, id, key, names, consent }: Named): Classmate => {
  const [name, guardian] = names;
  return {
    consent,
    pupil: {
      id,
      unit,
      type: 1,
      login: `pupil-${unit}-${key}`,
      name,
      sex: 0,
      ...inClass(grade, number),
    },
    guardian: {
      id: `${id}-g`,
      unit,
      type: 3,
      login: `guardian-${unit}-${key}`,
      name: guardian,
      sex: 0,
      children: [{ id }],
    },
  };
};

const twoDigits = (value: number) => String(value).padStart(2, "0");

const named: readonly Classmate[] = CLASSES.flatMap(([unit, grade, number, pupils]) =>
  pupils.map(([name, says, guardian], index) =>
    classmateOf({
      unit,
      grade,
      number,
      id: `${unit}1${grade}${number}${twoDigits(index + 1)}`,
      key: `${grade}-${number}-${index + 1}`,
      names: [name, guardian],
      consent: SAYS[says],
    }),
  ),
);

const more: readonly Classmate[] = MORE.flatMap(([unit, grade, number, count]) =>
  Array.from({ length: count }, (_, index) => ({
    unit,
    grade,
    number,
    id: `${unit}-${grade}-${number}-${twoDigits(index + 1)}`,
    key: `${grade}-${number}-more-${index + 1}`,
  })),
).map((pupil, index) => classmateOf({ ...pupil, names: namesOf(index + 1), consent: "given" }));

/**
 * The pupils of the demo's classes beside those who sign in, with a guardian each. They are people of the platform as all others are, so
 * that every application finds the same pupils in a class [SCH-13].
 */
export const classmates: readonly Classmate[] = [...named, ...more];
