import { app, SHARED, type SeedCategory } from "./app";

const STAFF = "2,4";

/**
 * The applications of a school's menu that are no folders here, in the order of the desktop: what a large platform offers,
 * to be installed or not. No person sees more than fifteen of them [DESK-15]. `desktop` and `comment` are entries that clients ignore.
 */
export const categories: readonly SeedCategory[] = [
  {
    code: "often",
    apps: [
      app("homework", "作业", "Homework", "notebook-pen"),
      app("contacts", "通讯录", "Contacts", "contact", SHARED),
      app("calendar", "校历", "School Calendar", "calendar-check", { englishShort: "Calendar" }),
      app("desktop", "桌面", "Desktop", "layout-dashboard", SHARED),
    ],
  },
  {
    code: "administration",
    apps: [
      app("documents", "公文流转", "Official Documents", "file-text", {
        ...SHARED,
        for: STAFF,
        englishShort: "Documents",
      }),
      app("approvals", "审批中心", "Approval Centre", "stamp", {
        ...SHARED,
        for: STAFF,
        englishShort: "Approvals",
      }),
      app("leave", "请假申请", "Leave Requests", "plane-takeoff", { ...SHARED, englishShort: "Leave" }),
      app("seals", "用印管理", "Seal Requests", "badge-check", { ...SHARED, for: STAFF, hidden: true }),
    ],
  },
  {
    code: "affairs",
    apps: [
      app("exams", "考务管理", "Examinations", "file-check", { for: STAFF, englishShort: "Exams" }),
      app("grades", "成绩查询", "Grades", "chart-column"),
      app("electives", "选课中心", "Elective Courses", "list-checks", {
        for: "1,2,4",
        englishShort: "Electives",
      }),
    ],
  },
  {
    code: "data",
    apps: [app("surveys", "问卷调查", "Surveys", "clipboard-pen", SHARED)],
  },
  {
    code: "staff",
    apps: [
      app("payslips", "工资查询", "Payslips", "wallet", { ...SHARED, for: STAFF }),
      app("titles", "职称评审", "Title Review", "medal", { for: STAFF, hidden: true }),
    ],
  },
  {
    code: "teaching",
    apps: [
      app("classroom", "智慧课堂", "Smart Classroom", "monitor-play", {
        for: "1,2",
        englishShort: "Classroom",
      }),
      app("mistakes", "错题本", "Mistakes notebook", "book-x", { for: "1,3" }),
    ],
  },
  {
    code: "research",
    apps: [app("comment", "评论", "Comments", "message-circle", SHARED)],
  },
  {
    code: "student",
    apps: [
      app("clubs", "社团活动", "Clubs", "trophy", { for: "1,2,4" }),
      app("dormitory", "宿舍管理", "Dormitory", "bed-double", { unit: "3" }),
    ],
  },
  {
    code: "logistics",
    apps: [app("canteen", "食堂订餐", "Canteen", "utensils")],
  },
];
