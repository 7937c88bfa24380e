import { message, type SeedInbox, todo } from "./entry";

/** What waits for the people of the second school who work there, by their login names. */
export const elsewhere: Readonly<Record<string, SeedInbox>> = {
  teacher2: {
    messages: [
      message(4, "meetings", 2, "今天 16:00 年级组会议|||Year meeting today at 16:00"),
      message(3, "marking", 24, "月考阅卷任务已分配|||The monthly exam is ready to be marked"),
    ],
    todos: [
      todo("marking", 24, "阅卷：月考语文，已阅 60 / 240|||Mark: Chinese, 60 of 240 done"),
      todo("classes", 40, "核对：8（1）班座位表|||Check: seats of 8 (1)"),
    ],
  },
  staff2: {
    messages: [
      message(2, "repairs", 9, "实验楼空调已修复|||The air conditioning of the laboratory works again"),
    ],
    todos: [],
  },
  admin2: {
    messages: [
      message(3, "documents", 8, "区教育局：开展校园安全检查|||Bureau: inspect the safety of schools"),
    ],
    todos: [todo("approvals", 7, "审批：刘文博的外出培训|||Approve: training for Liu Wenbo")],
  },
};
