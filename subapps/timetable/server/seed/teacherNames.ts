const FAMILY = [
  ["李", "Li"],
  ["张", "Zhang"],
  ["刘", "Liu"],
  ["陈", "Chen"],
  ["杨", "Yang"],
  ["黄", "Huang"],
  ["周", "Zhou"],
  ["吴", "Wu"],
  ["徐", "Xu"],
  ["马", "Ma"],
  ["朱", "Zhu"],
  ["胡", "Hu"],
  ["郭", "Guo"],
  ["高", "Gao"],
  ["罗", "Luo"],
  ["郑", "Zheng"],
  ["梁", "Liang"],
  ["宋", "Song"],
  ["唐", "Tang"],
] as const;

const GIVEN = [
  ["晓梅", "Xiaomei"],
  ["建华", "Jianhua"],
  ["静", "Jing"],
  ["志远", "Zhiyuan"],
  ["雪莹", "Xueying"],
  ["海涛", "Haitao"],
  ["慧敏", "Huimin"],
  ["国强", "Guoqiang"],
  ["丹", "Dan"],
  ["俊杰", "Junjie"],
  ["春燕", "Chunyan"],
  ["立新", "Lixin"],
  ["佳宁", "Jianing"],
  ["永平", "Yongping"],
  ["若兰", "Ruolan"],
  ["振宇", "Zhenyu"],
  ["秋月", "Qiuyue"],
] as const;

/** The name of the n-th teacher of the demo in both languages; the first 323 are different. */
export function teacherName(n: number): string {
  const family = FAMILY[n % FAMILY.length] ?? FAMILY[0];
  const given = GIVEN[n % GIVEN.length] ?? GIVEN[0];
  return `${family[0]}${given[0]}|||${given[1]} ${family[1]}`;
}
