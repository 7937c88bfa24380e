import { kinds, type MonthNotice } from "../noticeText";
import { offices } from "./offices";

/** Lessons, tests, training, and what parents hear of them. */
export const teaching: readonly MonthNotice[] = [
  {
    ago: 1,
    at: "09:20",
    category: kinds.home,
    author: offices.academic,
    signed: true,
    title: ["关于召开本学期家长会的通知", "Parents' evening this term"],
    body: [
      [
        "尊敬的各位家长：",
        "您好！为加强家校联系，共同关心孩子的成长，学校定于{+5}召开本学期家长会。具体安排如下：\n一、二年级：18:30至19:30；\n三、四年级：18:45至19:45；\n五、六年级：19:00至20:00。\n地点：各班教室。",
        "会后各任课教师留在办公室，与有需要的家长单独交流。请于{+3}前将参会人姓名和想要交流的学科告知班主任。",
        "每位学生请一名家长参加，凭邀请码从1号门入校。学校周边停车位有限，建议步行或乘坐公共交通工具。感谢您的支持与配合！",
      ],
      [
        "Dear parents,",
        "Home and school look after our children together, and we should like to meet you at this term's parents' evening on {+5}:\nGrades 1 and 2: 18:30–19:30\nGrades 3 and 4: 18:45–19:45\nGrades 5 and 6: 19:00–20:00\nMeet in your child's classroom.",
        "Afterwards the subject teachers are in their offices and glad to talk to you individually. Please give your name, and the subjects you wish to discuss, to the class teacher by {+3}.",
        "We ask for one parent per pupil. Show your invitation code at Gate 1. There are few parking spaces near the school, so please walk or take public transport. Thank you for your support.",
      ],
    ],
  },
  {
    ago: 2,
    at: "14:35",
    category: kinds.teaching,
    author: offices.academic,
    signed: true,
    title: ["三至六年级学业质量检测时间安排", "Timetable of the term tests for Grades 3 to 6"],
    body: [
      [
        "三至六年级师生：",
        "本学期学业质量检测安排如下：\n{+8} 8:30—10:00 语文；14:00—15:20 科学\n{+9} 8:30—10:00 数学；14:00—15:10 英语",
        "请同学们带齐2B铅笔、黑色签字笔和橡皮，提前十分钟进入教室。检测期间不组织社团活动，按错峰时间放学，课后服务照常。",
        "一、二年级不进行书面考试，采用游园闯关的形式评价，时间由各班另行通知。检测结果以等级呈现，不排名、不公布。",
      ],
      [
        "To pupils and teachers of Grades 3 to 6,",
        "The tests of this term are as follows:\n{+8}: 8:30–10:00 Chinese; 14:00–15:20 science\n{+9}: 8:30–10:00 mathematics; 14:00–15:10 English",
        "Bring 2B pencils, a black pen and a rubber, and be in your room ten minutes early. There are no clubs on these days; home times and after-school care stay as usual.",
        "Grades 1 and 2 sit no written tests. They are assessed through games, at times their class teachers will announce. Results are given as levels; they are neither ranked nor published.",
      ],
    ],
  },
  {
    ago: 10,
    at: "14:50",
    category: kinds.teaching,
    author: offices.academic,
    title: ["校本研修：单元整体教学设计", "Staff training: planning a whole unit"],
    body: [
      [
        "全体任课教师：",
        "{+3}15:40在阶梯教室开展校本研修，主题为“单元整体教学设计与作业优化”，由区教研室老师主讲，语文组和数学组各展示一份单元作业设计。",
        "请各教研组长提前收齐本组的单元教学计划，研修结束后签退，计3学时。当天下午第三节课由副班主任看班。",
      ],
      [
        "To all subject teachers,",
        "Staff training takes place on {+3} at 15:40 in the lecture theatre. An adviser from the district speaks on planning whole units and setting better homework; the Chinese and mathematics groups each present an example.",
        "Heads of subject groups, please collect your unit plans beforehand. Sign out at the end: the session counts for three hours. Assistant class teachers supervise the last lesson that afternoon.",
      ],
    ],
  },
  {
    ago: 11,
    at: "15:35",
    category: kinds.teaching,
    author: offices.academic,
    title: ["课后服务社团第二期报名", "After-school clubs: second round of sign-up"],
    body: [
      [
        "各位家长：",
        "课后服务第二期社团{+1}起开放报名，设编程、国画、围棋、篮球、戏剧、陶艺等22个社团，每名学生每周最多选两个，名额报满为止。",
        "请填写班主任发放的报名表，{+4}12:00前交回，之后可在三天内退改一次。未报名社团的学生照常参加作业辅导。",
      ],
      [
        "Dear parents,",
        "Sign-up for the second round of clubs opens on {+1}. There are 22 of them, among them coding, Chinese painting, Go, basketball, drama and pottery. Each child may choose two a week, as long as places last.",
        "Please hand the form to the class teacher by 12:00 on {+4}; one change is possible in the three days after. Children in no club attend supervised homework as usual.",
      ],
    ],
  },
  {
    ago: 13,
    at: "10:25",
    category: kinds.home,
    author: offices.academic,
    signed: true,
    title: ["一年级家长开放日邀请函", "Open day for Grade 1 parents"],
    body: [
      [
        "尊敬的一年级家长：",
        "转眼间，孩子们成为小学生已有一段时间。学校定于{+4}上午举办一年级开放日，邀请您走进课堂，感受孩子的成长。",
        "8:00 签到入校；8:20 观摩一节语文或数学课；9:10 观看大课间；9:50 与班主任座谈；10:30 结束离校。听课时请将手机调至静音，不拍摄其他孩子的正脸。",
        "期待与您相见！",
      ],
      [
        "Dear parents of Grade 1,",
        "Your children have been at school for a while now. You are invited to see for yourself how they are doing at our open day on the morning of {+4}.",
        "8:00 arrival; 8:20 a Chinese or mathematics lesson; 9:10 the long break; 9:50 talk with the class teacher; 10:30 end. Please silence your phone in class, and take no pictures of other children's faces.",
        "We look forward to seeing you.",
      ],
    ],
  },
  {
    ago: 14,
    at: "08:30",
    category: kinds.holidays,
    author: offices.school,
    signed: true,
    title: ["本学期重要日程一览", "Key dates of this term"],
    body: [
      [
        "各位老师、同学、家长：",
        "现将本学期后半段的重要日程公布如下，请提前安排好工作和生活：\n{+10} 秋季田径运动会\n{+15} 校园读书节开幕\n{+18} 全校家长会\n{+20}、{+21} 三至六年级学业质量检测",
        "节假日放假时间以上级文件为准，另行通知。非放假时间请勿提前离校或推迟返校，确有需要的，须向班主任履行请假手续。",
      ],
      [
        "Dear teachers, pupils and parents,",
        "These are the key dates of the second half of term; please plan ahead:\n{+10}: autumn sports day\n{+15}: opening of the reading festival\n{+18}: parents' evening\n{+20} and {+21}: tests for Grades 3 to 6",
        "Public holidays follow the official calendar and are announced separately. Please do not leave early or come back late; if you must, ask the class teacher for leave.",
      ],
    ],
  },
  {
    ago: 16,
    at: "11:05",
    category: kinds.teaching,
    author: offices.moral,
    title: ["“最美教室”评比结果", "The loveliest classrooms: results"],
    body: [
      [
        "上周学校组织了“最美教室”评比，从整洁、绿化、图书角和班级文化墙四个方面打分。获评班级为：1（3）班、2（1）班、3（1）班、4（2）班、5（2）班、6（4）班。",
        "感谢各班师生的用心布置，希望大家继续保持，爱护我们共同的家。",
      ],
      [
        "Last week we looked at tidiness, plants, reading corners and wall displays in every classroom. The winners are Classes 1 (3), 2 (1), 3 (1), 4 (2), 5 (2) and 6 (4).",
        "Thank you for the care you have taken. Let us keep our second home looking this good.",
      ],
    ],
  },
];
