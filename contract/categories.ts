/** The categories of applications on a desktop, in their order; the names are bilingual as the wire carries them. */
export const categories = {
  often: "常用应用|||Frequently used",
  administration: "行政办公|||Administration",
  affairs: "教务管理|||Academics",
  data: "数据中心|||Data centre",
  staff: "教师管理|||Staff",
  teaching: "教学应用|||Teaching",
  research: "教研科研|||Research",
  student: "学生事务|||Pupil affairs",
  logistics: "后勤服务|||Logistics",
} as const;

/** A category's code. */
export type CategoryCode = keyof typeof categories;
