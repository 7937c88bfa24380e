import { message, type SeedMessage } from "./entry";

/** What waits for the people of the first school who work there, by their login names. */
export const school: Readonly<Record<string, readonly SeedMessage[]>> = {
  teacher: [
    message(2, "surveys", [2, "09:10"], "校园餐饮问卷周五截止|||The survey on school meals ends on Friday", {
      content: [
        "您还没有填写本学期的校园餐饮满意度问卷。|||You have not filled in this term's survey on school meals yet.",
        "问卷不记名，大约需要三分钟。|||It is anonymous, and takes some three minutes.",
      ],
    }),
    message(
      3,
      "training",
      [7, "16:00"],
      "您已通过本学期第一次培训考核|||You have passed this term's first training",
      {
        read: true,
      },
    ),
  ],
  "linked-teacher": [
    message(
      3,
      "meetings",
      "08:20",
      "语文组例会改到周三 15:30|||The Chinese group meets on Wednesday at 15:30",
    ),
  ],
  staff: [
    message(
      4,
      "repairs",
      "09:30",
      "三楼饮水机漏水，已报修两次|||The water dispenser on floor 3 leaks, reported twice",
    ),
    message(
      3,
      "canteen",
      [1, "15:30"],
      "请在今天 17:00 前确认明日供餐人数|||Please confirm tomorrow's number of meals by 17:00",
    ),
    message(
      1,
      "documents",
      [3, "10:00"],
      "公文编号规则已更新|||The rules for document numbers have changed",
      {
        read: true,
      },
    ),
  ],
  admin: [
    message(
      5,
      "bus",
      "14:10",
      "暴雨黄色预警，请检查放学安排|||Yellow rainstorm warning: please check how pupils go home",
      {
        content: [
          "气象台预计今天 16:00 至 19:00 有强降雨。|||Heavy rain is expected from 16:00 to 19:00 today.",
          "请确认校车发车时间，并通知各班班主任。|||Please confirm when the buses leave, and inform the form teachers.",
        ],
      },
    ),
    message(
      4,
      "reporting",
      "09:00",
      "学籍数据上报将于周五截止|||Pupil records have to be reported by Friday",
    ),
    message(2, "repairs", [1, "16:45"], "本周报修单完成率 96%|||96% of this week's repairs are done"),
    message(3, "meetings", [4, "11:20"], "行政例会纪要已归档|||The minutes of the board are filed", {
      read: true,
    }),
  ],
};
