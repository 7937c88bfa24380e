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
const GUARDIANS = ["建平", "丽娟", "国华", "春霞", "志勇", "玉梅", "海波"];

const pick = (names: readonly string[], n: number) => names[n % names.length] ?? "";

/** The names of the n-th pupil of those who are only counted, and of a guardian; the first 690 pupils are called differently. */
export const namesOf = (n: number): readonly [pupil: string, guardian: string] => [
  `${pick(SURNAMES, n)}${pick(GIVEN, n)}`,
  `${pick(SURNAMES, n)}${pick(GUARDIANS, n)}`,
];
