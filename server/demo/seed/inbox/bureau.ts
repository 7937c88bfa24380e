import { message, type SeedMessage } from "./entry";

/** What waits for the people of the bureau, by their login names. */
export const bureau: Readonly<Record<string, readonly SeedMessage[]>> = {
  area: [
    message(
      5,
      "school-safety",
      "11:00",
      "育才实验学校：北门围墙施工，请复核安全方案|||Yucai Experimental School: building work at the north gate, safety plan to check",
      {
        content: [
          "学校报告：北门围墙将于下周一开始翻修，工期十天。|||The school reports: the wall at the north gate is rebuilt from Monday for ten days.",
          "请核对学生上下学路线与值守安排。|||Please check the pupils' way to school and who is on guard.",
        ],
      },
    ),
    message(
      4,
      "documents",
      "09:20",
      "市教育局：开展校园安全检查|||City bureau: inspect the safety of schools",
    ),
    message(
      3,
      "data-review",
      [1, "10:15"],
      "星河中学已上报学籍数据|||Galaxy Middle School has reported its pupil records",
    ),
    message(2, "meetings", [5, "14:00"], "区域教研会议纪要|||Minutes of the district's research meeting", {
      read: true,
    }),
  ],
  "area-admin": [
    message(4, "petitions", "08:50", "新收到一封关于课后服务的来信|||A new letter about after-school care"),
    message(3, "data-review", [1, "16:30"], "两所学校的数据待审核|||The data of two schools wait for review"),
    message(
      2,
      "district-exams",
      [2, "15:00"],
      "期末统考考点安排已汇总|||The places of the final district exams are collected",
    ),
  ],
};
