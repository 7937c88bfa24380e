/** Kinds of notices to choose from; each is its own name in both languages. */
export const CATEGORIES: readonly string[] = [
  "教务|||Academic",
  "活动|||Events",
  "安全|||Safety",
  "后勤|||Facilities",
  "健康|||Health",
  "家校|||Home and school",
  "信息|||IT",
  "假期|||Holidays",
  "图书馆|||Library",
  "食堂|||Canteen",
];
