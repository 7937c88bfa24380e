const FAMILY = Array.from("李张刘陈杨黄周吴徐马朱胡郭高罗郑梁宋唐");

const GIVEN = [
  "晓梅",
  "建华",
  "静",
  "志远",
  "雪莹",
  "海涛",
  "慧敏",
  "国强",
  "丹",
  "俊杰",
  "春燕",
  "立新",
  "佳宁",
  "永平",
  "若兰",
  "振宇",
  "秋月",
];

/** The name of the n-th teacher of the demo; the first 323 are different. */
export const teacherName = (n: number): string =>
  `${FAMILY[n % FAMILY.length] ?? ""}${GIVEN[n % GIVEN.length] ?? ""}`;
