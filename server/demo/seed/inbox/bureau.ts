import { message, type SeedInbox, todo } from "./entry";

/** What waits for the people of the bureau, by their login names. */
export const bureau: Readonly<Record<string, SeedInbox>> = {
  area: {
    messages: [
      message(
        5,
        "school-safety",
        1,
        "育才实验学校：北门围墙施工，请复核安全方案|||Yucai Experimental School: building work at the north gate, safety plan to check",
        {
          content: [
            "学校报告：北门围墙将于下周一开始翻修，工期十天。|||The school reports: the wall at the north gate is rebuilt from Monday for ten days.",
            "请核对学生上下学路线与值守安排。|||Please check the pupils' way to school and who is on guard.",
          ],
        },
      ),
      message(4, "documents", 3, "市教育局：开展校园安全检查|||City bureau: inspect the safety of schools"),
      message(
        3,
        "data-review",
        25,
        "星河中学已上报学籍数据|||Galaxy Middle School has reported its pupil records",
      ),
      message(2, "meetings", 120, "区域教研会议纪要|||Minutes of the district's research meeting", {
        read: true,
      }),
    ],
    todos: [
      todo(
        "permits",
        2,
        "审批|||Approve",
        "星河中学校车许可续期|||School bus permit of Galaxy Middle School",
      ),
      todo(
        "inspection",
        20,
        "填报|||Fill in",
        "秋季督导报告，周五截止|||Report of the autumn inspection, due on Friday",
      ),
      todo("data-review", 48, "审核|||Review", "育才实验学校数据|||Data of Yucai Experimental School"),
    ],
  },
  "area-admin": {
    messages: [
      message(4, "petitions", 5, "新收到一封关于课后服务的来信|||A new letter about after-school care"),
      message(3, "data-review", 10, "两所学校的数据待审核|||The data of two schools wait for review"),
      message(
        2,
        "district-exams",
        50,
        "期末统考考点安排已汇总|||The places of the final district exams are collected",
      ),
    ],
    todos: [
      todo(
        "permits",
        6,
        "审批|||Approve",
        "育才实验学校扩班申请|||More classes at Yucai Experimental School",
      ),
      todo("approvals", 12, "审批|||Approve", "星河中学设备采购|||Equipment for Galaxy Middle School"),
      todo(
        "data-review",
        30,
        "汇总|||Compile",
        "全区教育统计报表，月底前|||District statistics, due at the month's end",
      ),
    ],
  },
};
