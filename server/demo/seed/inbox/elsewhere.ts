import { message, type SeedInbox, todo } from "./entry";

/** What waits for the people of the second school who work there, by their login names. */
export const elsewhere: Readonly<Record<string, SeedInbox>> = {
  teacher2: {
    messages: [message(4, "meetings", 2, "今天 16:00 年级组会议|||Year meeting today at 16:00")],
    todos: [
      todo("marking", 24, "阅卷|||Mark", "月考语文，已阅 60 / 240|||Monthly Chinese exam, 60 of 240 done"),
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
    todos: [todo("approvals", 7, "审批|||Approve", "刘文博的外出培训|||Training for Liu Wenbo")],
  },
};
