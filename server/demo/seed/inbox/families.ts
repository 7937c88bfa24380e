import { message, type SeedMessage } from "./entry";

/** What waits for pupils and parents, by their login names; parents have it by child. */
export const families: Readonly<Record<string, readonly SeedMessage[]>> = {
  student: [
    message(4, "exams", "08:10", "期中考试考场已公布|||The rooms of the midterm exams are out", {
      content: [
        "语文：教学楼 A201，第 12 座。|||Chinese: room A201, seat 12.",
        "数学：教学楼 A203，第 7 座。|||Maths: room A203, seat 7.",
      ],
    }),
    message(3, "clubs", [4, "12:30"], "航模社本周五照常活动|||The model aircraft club meets on Friday", {
      read: true,
    }),
  ],
  parent: [
    message(
      5,
      "health",
      "10:05",
      "李思涵 10:00 体温 37.6 ℃，请留意|||Li Sihan’s temperature was 37.6 °C at 10:00",
      {
        child: "2002",
        content: [
          "她在医务室休息，一小时后复测。|||She rests in the sick room and is measured again in an hour.",
          "如需接回，请提前联系班主任。|||If you would like to fetch her, please call her class teacher first.",
        ],
      },
    ),
    message(2, "grades", [4, "16:20"], "单元练习成绩已发布|||The results of the unit test are out", {
      child: "2003",
      read: true,
    }),
  ],
  "linked-parent": [
    message(3, "homework", "07:15", "孙小雨的阅读打卡还差两天|||Sun Xiaoyu's reading log lacks two days", {
      child: "2009",
    }),
  ],
  student2: [message(3, "clubs", "07:30", "合唱团选拔名单已公布|||The choir's list is out")],
  parent2: [
    message(4, "exams", "07:50", "月考时间调整为周四|||The monthly exam moves to Thursday", {
      child: "3002",
    }),
  ],
};
