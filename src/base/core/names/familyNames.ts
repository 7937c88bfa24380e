/** Family names of one character that sound otherwise than the character does alone. */
const SINGLE: Readonly<Record<string, string>> = {
  乐: "yue",
  乜: "nie",
  仇: "qiu",
  佴: "nai",
  区: "ou",
  单: "shan",
  句: "gou",
  召: "shao",
  员: "yun",
  折: "she",
  曾: "zeng",
  朴: "piao",
  查: "zha",
  盖: "ge",
  祭: "zhai",
  秘: "bi",
  种: "chong",
  繁: "po",
  缪: "miao",
  翟: "zhai",
  能: "nai",
  薄: "bo",
  覃: "qin",
  解: "xie",
  都: "du",
  重: "chong",
  钭: "tou",
  长: "zhang",
};

/** Family names of two characters. */
const DOUBLE =
  "上官 东方 东郭 令狐 公冶 公孙 公羊 南宫 司徒 司空 司马 呼延 夏侯 太史 宇文 完颜 尉迟 慕容 拓跋 欧阳 淳于 澹台 濮阳 独孤 申屠 皇甫 端木 第五 纳兰 耶律 西门 诸葛 赫连 轩辕 钟离 闻人 闾丘 鲜于 万俟 长孙 乐正 单于 谷梁".split(
    " ",
  );

/** Those of two characters that do not sound as their characters do in other names. */
const DOUBLE_SOUNDS: Readonly<Record<string, string>> = {
  万俟: "moqi",
  单于: "chanyu",
  尉迟: "yuchi",
  澹台: "tantai",
  长孙: "zhangsun",
  乐正: "yuezheng",
};

/** The family name at the beginning of a Chinese name: two characters where they are one, and something follows them. */
export function familyNameIn(name: string): string {
  const [first = "", second = "", third] = name;
  return third !== undefined && DOUBLE.includes(first + second) ? first + second : first;
}

/** The sound of a family name where it is not that of its characters; else null. */
export const familySoundOf = (family: string): string | null =>
  SINGLE[family] ?? DOUBLE_SOUNDS[family] ?? null;
