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
    code: "administration",
    apps: [
      own("petitions", "信访办理", "Petitions", "inbox"),
      own("public-information", "政务公开", "Public Information", "newspaper", "Public Info"),
    ],
  },
  {
    code: "affairs",
    name: NAMED.affairs,
    apps: [
      own("school-licences", "办学许可", "School Licences", "file-badge", "Licences"),
      own("admissions", "招生入学", "Admissions", "user-plus"),
      own("catchment-areas", "学区划分", "Catchment Areas", "map-pinned", "Areas"),
      own("district-exams", "考试管理", "District Exams", "file-check", "Exams"),
      own("school-safety", "校园安全", "School Safety", "shield-check", "Safety"),
    ],
  },
  {
    code: "data",
    apps: [
      own("data-review", "数据审核", "Data Review", "clipboard-check"),
      own("quality-analysis", "质量分析", "Quality Analysis", "activity", "Quality"),
    ],
  },
  {
    code: "staff",
    apps: [
      own("teacher-register", "教师信息库", "Teacher Register", "id-card", "Register"),
      own("headteachers", "校长管理", "Headteachers", "user-round-check"),
      own("recruitment", "教师招聘", "Recruitment", "briefcase"),
      own("rotation", "交流轮岗", "Teacher Rotation", "repeat", "Rotation"),
      own("title-review", "职称评审", "Title Review", "medal"),
    ],
  },
  {
    code: "research",
    apps: [
      own("district-research", "区域教研", "District Research", "messages-square", "Research"),
      own("resource-review", "资源评审", "Resource Review", "library"),
    ],
  },
  {
    code: "student",
    apps: [
      own("enrolment-records", "学籍监管", "Enrolment Records", "folder-kanban", "Records"),
      own("student-aid", "学生资助", "Student Aid", "hand-coins"),
      own("special-education", "特殊教育", "Special Education", "heart-handshake", "Special Needs"),
    ],
  },
  {
    code: "logistics",
    name: NAMED.logistics,
    apps: [
      own("budgets", "经费管理", "Budgets", "wallet"),
      own("buildings", "校舍管理", "School Buildings", "building-2", "Buildings"),
      own("procurement", "采购管理", "Procurement", "package"),
    ],
  },
];
