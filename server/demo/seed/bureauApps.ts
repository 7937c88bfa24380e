import { app, BUREAU, type SeedCategory } from "./app";

const NAMED = { affairs: "学校管理|||Schools", logistics: "经费与基建|||Funds and buildings" } as const;

const own = (code: string, name: string, english: string, glyph: string, englishShort?: string) =>
  app(code, name, english, glyph, { unitTypes: BUREAU, ...(englishShort && { englishShort }) });

/** The applications of a bureau's menu, beside those that it has in common with its schools. */
export const bureauCategories: readonly SeedCategory[] = [
  {
    code: "often",
    apps: [
      own("schools", "辖区学校", "Schools", "school"),
      own("education-statistics", "教育统计", "Education Statistics", "chart-pie", "Statistics"),
      own("permits", "行政审批", "Permits", "stamp"),
      own("inspection", "教育督导", "School Inspection", "search-check", "Inspection"),
    ],
  },
  {
    code: "affairs",
    name: NAMED.affairs,
    apps: [
      own("catchment-areas", "学区划分", "Catchment Areas", "map-pinned", "Areas"),
      own("district-exams", "考试管理", "District Exams", "file-check", "Exams"),
      own("school-safety", "校园安全", "School Safety", "shield-check", "Safety"),
    ],
  },
  {
    code: "data",
    apps: [own("data-review", "数据审核", "Data Review", "clipboard-check")],
  },
  {
    code: "student",
    apps: [own("student-aid", "学生资助", "Student Aid", "hand-coins")],
  },
];
