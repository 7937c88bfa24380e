import { message, type SeedMessage } from "./entry";

/** What waits for the people of the second school who work there, by their login names. */
export const elsewhere: Readonly<Record<string, readonly SeedMessage[]>> = {
  teacher2: [message(4, "meetings", "08:05", "今天 16:00 年级组会议|||Year meeting today at 16:00")],
  staff2: [
    message(
      2,
      "repairs",
      [1, "17:10"],
      "实验楼空调已修复|||The air conditioning of the laboratory works again",
    ),
  ],
  admin2: [
    message(3, "documents", "08:30", "区教育局：开展校园安全检查|||Bureau: inspect the safety of schools"),
  ],
};
