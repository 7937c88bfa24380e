import { app, SHARED, type SeedCategory } from "./app";

const STAFF = "2,4";
const TEACHERS = "2";

/**
 * The applications of a school's menu that are no folders here, in the order of the desktop: what a large platform offers,
 * to be installed or not. `desktop` and `comment` are entries that clients ignore.
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
      app("meetings", "会议管理", "Meetings", "presentation", { ...SHARED, for: STAFF }),
      app("leave", "请假申请", "Leave Requests", "plane-takeoff", { ...SHARED, englishShort: "Leave" }),
      app("seals", "用印管理", "Seal Requests", "badge-check", { ...SHARED, for: STAFF, hidden: true }),
      app("weekly-plan", "周工作安排", "Weekly Plan", "calendar-range", {
        ...SHARED,
        for: STAFF,
        short: "周安排",
      }),
    ],
  },
  {
    code: "affairs",
    apps: [
      app("scheduling", "智能排课", "Course Scheduling", "calendar-cog", {
        for: STAFF,
        englishShort: "Scheduling",
      }),
      app("exams", "考务管理", "Examinations", "file-check", { for: STAFF, englishShort: "Exams" }),
      app("grades", "成绩查询", "Grades", "chart-column"),
      app("electives", "选课中心", "Elective Courses", "list-checks", {
        for: "1,2,4",
        englishShort: "Electives",
      }),
      app("enrolment", "招生报名", "Enrolment", "user-plus", { for: STAFF }),
      app("classes", "班级管理", "Class Management", "users", { for: STAFF, englishShort: "Classes" }),
      app("substitutes", "调代课", "Substitute Lessons", "repeat", {
        for: TEACHERS,
        englishShort: "Substitutes",
      }),
    ],
  },
  {
    code: "data",
    apps: [
      app("dashboard", "数据驾驶舱", "Data Cockpit", "gauge", { ...SHARED, for: STAFF, short: "驾驶舱" }),
      app("statistics", "统计报表", "Statistics", "chart-pie", { ...SHARED, for: STAFF }),
      app("surveys", "问卷调查", "Surveys", "clipboard-pen", SHARED),
      app("reporting", "数据上报", "Data Reporting", "database", { for: STAFF, englishShort: "Reporting" }),
      app("quality", "质量监测", "Quality Monitoring", "activity", { for: STAFF, englishShort: "Quality" }),
      app("archive", "电子档案", "Digital Archive", "archive", {
        ...SHARED,
        for: STAFF,
        englishShort: "Archive",
      }),
    ],
  },
  {
    code: "staff",
    apps: [
      app("staff-files", "教师档案", "Teacher Files", "id-card", { for: STAFF }),
      app("payslips", "工资查询", "Payslips", "wallet", { ...SHARED, for: STAFF }),
      app("appraisal", "绩效考核", "Appraisal", "award", { for: STAFF }),
      app("training", "继续教育", "Teacher Training", "graduation-cap", {
        ...SHARED,
        for: STAFF,
        englishShort: "Training",
      }),
      app("titles", "职称评审", "Title Review", "medal", { for: STAFF, hidden: true }),
    ],
  },
  {
    code: "teaching",
    apps: [
      app("lesson-plans", "备课中心", "Lesson Planning", "book-open", {
        for: TEACHERS,
        englishShort: "Lessons",
      }),
      app("classroom", "智慧课堂", "Smart Classroom", "monitor-play", {
        for: "1,2",
        englishShort: "Classroom",
      }),
      app("question-bank", "题库", "Question Bank", "library", { for: TEACHERS }),
      app("resources", "教学资源", "Teaching Resources", "folder-open", {
        for: "1,2,4",
        englishShort: "Resources",
      }),
      app("micro-lessons", "微课", "Micro Lessons", "clapperboard"),
      app("marking", "网上阅卷", "Online Marking", "pen-line", { for: TEACHERS, englishShort: "Marking" }),
      app("mistakes", "错题本", "Mistake Book", "book-x", { for: "1,3" }),
    ],
  },
  {
    code: "research",
    apps: [
      app("projects", "课题管理", "Research Projects", "flask-conical", {
        ...SHARED,
        for: STAFF,
        englishShort: "Projects",
      }),
      app("observation", "听评课", "Lesson Observation", "eye", {
        for: TEACHERS,
        englishShort: "Observation",
      }),
      app("groups", "教研组", "Teaching Groups", "messages-square", {
        for: TEACHERS,
        englishShort: "Groups",
      }),
      app("papers", "论文评选", "Paper Awards", "scroll-text", { for: TEACHERS, englishShort: "Papers" }),
      app("live", "教研直播", "Live Research", "radio", { for: STAFF, unit: "3" }),
      app("comment", "评论", "Comments", "message-circle", SHARED),
    ],
  },
  {
    code: "student",
    apps: [
      app("student-files", "学籍管理", "Student Records", "folder-kanban", {
        for: STAFF,
        englishShort: "Records",
      }),
      app("portfolio", "成长档案", "Growth Portfolio", "sprout", { englishShort: "Portfolio" }),
      app("moral", "德育评价", "Conduct Points", "heart-handshake", { englishShort: "Conduct" }),
      app("health", "健康晨检", "Health Checks", "heart-pulse"),
      app("counselling", "心理咨询", "Counselling", "smile"),
      app("clubs", "社团活动", "Clubs", "trophy", { for: "1,2,4" }),
      app("dormitory", "宿舍管理", "Dormitory", "bed-double", { unit: "3" }),
    ],
  },
  {
    code: "logistics",
    apps: [
      app("canteen", "食堂订餐", "Canteen", "utensils"),
      app("repairs", "报修服务", "Repairs", "wrench", { for: STAFF }),
      app("rooms", "场室预约", "Room Booking", "door-open", { for: STAFF, englishShort: "Rooms" }),
      app("assets", "资产管理", "Assets", "package", { for: STAFF }),
      app("bus", "校车", "School Bus", "bus"),
      app("library", "图书馆", "Library", "book-marked"),
    ],
  },
];
