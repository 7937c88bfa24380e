/** One unit of the demo platform: an area (type 1) or a school (type 2). */
export interface SeedUnit {
  readonly id: string;
  readonly type: 1 | 2;
  readonly name: string;
  readonly english: string;
  readonly color: string;
  /** Lucide's name of the glyph in its crest. */
  readonly glyph: string;
  readonly filing: string;
  /** Shows what is unread as a dot in place of a number. */
  readonly dots?: true;
  /** The layout its people see until they choose one. */
  readonly layout?: string;
  /** Bilingual. */
  readonly motto: string;
  /** The theme that its people wear until they choose one. */
  readonly theme: string;
  /** The theme of its login page. */
  readonly login: string;
  /** What it calls its own colour, bilingual. */
  readonly colorName: string;
}

/** The area and its two schools. */
export const units: readonly SeedUnit[] = [
  {
    id: "1",
    type: 1,
    name: "澄湖区教育局",
    english: "Chenghu District Education Bureau",
    color: "#457cd6",
    glyph: "landmark",
    filing: "演示备 20260001 号",
    motto: "让每一个孩子都被看见|||Every child is seen",
    theme: "#457cd6",
    login: "ink",
    colorName: "澄湖蓝|||Chenghu blue",
  },
  {
    id: "2",
    type: 2,
    name: "育才实验学校",
    english: "Yucai Experimental School",
    color: "#2f7d6b",
    glyph: "sprout",
    filing: "演示备 20260002 号",
    motto: "敬业乐群，日新又新|||Learn together, grow every day",
    theme: "#2f7d6b",
    login: "#2f7d6b",
    colorName: "育才绿|||Yucai green",
  },
  {
    id: "3",
    type: 2,
    name: "星河中学",
    english: "Galaxy Middle School",
    color: "#7a4fc0",
    glyph: "orbit",
    filing: "演示备 20260003 号",
    motto: "仰望星空，脚踏实地|||Eyes on the stars, feet on the ground",
    theme: "#7a4fc0",
    login: "#7a4fc0",
    colorName: "星河紫|||Galaxy violet",
    dots: true,
    layout: "left",
  },
];

/** The themes that every unit offers its people besides its own colour; titles are bilingual. */
export const themes = [
  { color: "ink", title: "水墨|||Ink" },
  { color: "lotus", title: "荷韵|||Lotus" },
  { color: "cartoon", title: "卡通|||Cartoon" },
  { color: "#c0392b", title: "中国红|||China red" },
  { color: "#1f8a70", title: "松石绿|||Turquoise" },
  { color: "#d9822b", title: "暖阳橙|||Warm orange" },
] as const;

interface SeedModule {
  readonly code: string;
  readonly name: string;
  readonly english: string;
  readonly days: number;
  /** Of units of one type alone; absent = all. */
  readonly type?: SeedUnit["type"];
}

/** Licensed modules: how many days from the first start each runs; under 0 = expired, up to 90 = expiring. */
export const modules: readonly SeedModule[] = [
  { code: "school-library", name: "图书馆", english: "School Library", days: 420, type: 2 },
  { code: "contacts", name: "通讯录", english: "Contacts", days: 730 },
  { code: "exams", name: "考务管理", english: "Examinations", days: 42, type: 2 },
  { code: "classroom", name: "智慧课堂", english: "Smart Classroom", days: 12, type: 2 },
  { code: "electives", name: "选课中心", english: "Elective Courses", days: -15, type: 2 },
  { code: "surveys", name: "问卷调查", english: "Surveys", days: 365 },
  { code: "education-statistics", name: "教育统计", english: "Education Statistics", days: 420, type: 1 },
  { code: "catchment-areas", name: "学区划分", english: "Catchment Areas", days: 42, type: 1 },
];

/** Permission codes by the application they belong to; `types` are the user types that have them. */
export const permissions = [
  { code: "portal", parent: null, name: "学校门户|||School portal", types: "2,4" },
  { code: "portal_desktop", parent: "portal", name: "桌面|||Desktop", types: "2,4" },
  { code: "portal_messages", parent: "portal", name: "消息中心|||Message centre", types: "2,4" },
  { code: "portal_area_theme", parent: "portal", name: "统一主题|||Theme for everybody", types: "4" },
  { code: "portal_lab", parent: "portal", name: "应用检测|||Application lab", types: "4" },
] as const;
