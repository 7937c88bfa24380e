import { kinds, type WeeklyNotice } from "../noticeText";
import { offices } from "./offices";

const menu: WeeklyNotice = {
  weekday: 5,
  at: "14:55",
  category: kinds.canteen,
  author: offices.canteen,
  title: ["下周食谱（{+1 short}至{+5 short}）", "Next week's menu ({+1 short} to {+5 short})"],
  bodies: [
    [
      [
        "周一：回锅肉、番茄炒蛋、炒时蔬\n周二：红烧鸡块、地三鲜、炒豆芽\n周三：土豆牛肉、肉末豆腐、蒜蓉生菜\n周四：酸菜鱼、青椒肉丝、炒包菜\n周五：炸酱面、卤鸡腿、水果",
        "晚餐窗口另设面食和粥品。订餐请在前一天18:00前完成。",
      ],
      [
        "Monday: twice-cooked pork, eggs with tomato, vegetables\nTuesday: braised chicken, fried potato and aubergine, bean sprouts\nWednesday: beef with potatoes, tofu with minced pork, lettuce\nThursday: fish with pickled greens, pork with green pepper, cabbage\nFriday: noodles with bean sauce, chicken leg, fruit",
        "Noodles and porridge are served in the evening. Please order by 18:00 the day before.",
      ],
    ],
    [
      [
        "周一：糖醋里脊、蒸水蛋、炒油菜\n周二：黄焖鸡、麻婆豆腐、清炒冬瓜\n周三：红烧排骨、西芹百合、炒青菜\n周四：香辣虾、木须肉、手撕包菜\n周五：咖喱牛肉饭、凉拌黄瓜、酸奶",
        "请错峰就餐：七年级11:50，八年级12:00，九年级12:10。",
      ],
      [
        "Monday: sweet and sour pork, steamed egg, greens\nTuesday: braised chicken, mapo tofu, winter melon\nWednesday: braised ribs, celery with lily bulbs, greens\nThursday: spicy shrimps, pork with egg and fungus, cabbage\nFriday: beef curry with rice, cucumber salad, yogurt",
        "Please keep to your time: Grade 7 at 11:50, Grade 8 at 12:00, Grade 9 at 12:10.",
      ],
    ],
    [
      [
        "周一：宫保鸡丁、家常豆腐、炒菠菜\n周二：梅菜扣肉、番茄蛋汤、炒豆角\n周三：清蒸鱼、鱼香肉丝、蒜蓉西兰花\n周四：萝卜牛腩、洋葱炒蛋、炒生菜\n周五：扬州炒饭、烤鸡翅、水果",
        "清真窗口照常供应。光盘有奖，集章可换水果一份。",
      ],
      [
        "Monday: kung pao chicken, home-style tofu, spinach\nTuesday: pork with preserved greens, tomato and egg soup, beans\nWednesday: steamed fish, pork in garlic sauce, broccoli\nThursday: beef brisket with radish, eggs with onions, lettuce\nFriday: Yangzhou fried rice, roast chicken wings, fruit",
        "The halal counter is open as usual. Empty plates earn stamps, and stamps earn fruit.",
      ],
    ],
  ],
};

const schedule: WeeklyNotice = {
  weekday: 5,
  at: "17:10",
  category: kinds.teaching,
  author: offices.school,
  title: ["下周工作要点（{+1 short}至{+5 short}）", "The week ahead ({+1 short} to {+5 short})"],
  bodies: [
    [
      [
        "{+1} 7:40 升旗仪式；16:30 行政会。\n{+2} 15:30 数学组备课。\n{+3} 16:30 班主任会。\n{+4} 15:30 语文组备课。\n{+5} 16:00 住校生离校。",
        "离校当天请家长17:00前到校接孩子。",
      ],
      [
        "{+1}: 7:40 flag ceremony; 16:30 heads of department\n{+2}: 15:30 mathematics group\n{+3}: 16:30 class teachers\n{+4}: 15:30 Chinese group\n{+5}: 16:00 boarders go home",
        "Parents of boarders, please come by 17:00 on that day.",
      ],
    ],
    [
      [
        "{+1} 7:40 升旗仪式；12:40 学生会例会。\n{+2} 15:30 英语组备课。\n{+3} 14:30 八年级作业展评。\n{+4} 16:30 全体教职工会议。\n{+5} 15:10 九年级模拟面试讲座。",
        "作业展评请各备课组提前送交样本。",
      ],
      [
        "{+1}: 7:40 flag ceremony; 12:40 student council\n{+2}: 15:30 English group\n{+3}: 14:30 review of Grade 8 homework\n{+4}: 16:30 staff meeting\n{+5}: 15:10 talk for Grade 9 on interviews",
        "Subject groups, please send in samples for the review beforehand.",
      ],
    ],
    [
      [
        "{+1} 7:40 升旗仪式；16:30 年级组长会。\n{+2} 15:30 理化生组备课。\n{+3} 14:00 七年级主题班会展示。\n{+4} 15:30 政史地组备课。\n{+5} 15:10 全校大扫除。",
        "大扫除后由学生会检查，结果计入班级评比。",
      ],
      [
        "{+1}: 7:40 flag ceremony; 16:30 heads of grade\n{+2}: 15:30 science group\n{+3}: 14:00 Grade 7 class assemblies on show\n{+4}: 15:30 humanities group\n{+5}: 15:10 cleaning day",
        "The student council inspects afterwards; the result counts towards class points.",
      ],
    ],
  ],
};

const duty: WeeklyNotice = {
  weekday: 1,
  at: "07:35",
  category: kinds.safety,
  author: offices.moral,
  title: ["本周值班表（{+0 short}至{+4 short}）", "Duty roster ({+0 short} to {+4 short})"],
  bodies: [
    [
      [
        "带班领导：林晓燕。早读巡查：七年级组；午休巡查：何伟；晚自习巡查：八年级组。",
        "请值班教师到岗后在门户签到，并如实填写巡查记录。",
      ],
      [
        "Head on duty: Lin Xiaoyan. Early reading: Grade 7 Team. Midday: He Wei. Evening study: Grade 8 Team.",
        "Please sign in on the portal when you begin, and keep the record.",
      ],
    ],
    [
      [
        "带班领导：教务处主任。早读巡查：八年级组；午休巡查：刘文博；晚自习巡查：九年级组。",
        "晚自习下课后请护送住校生回宿舍，与生活老师交接。",
      ],
      [
        "Head on duty: head of the Academic Office. Early reading: Grade 8 Team. Midday: Liu Wenbo. Evening study: Grade 9 Team.",
        "After evening study, walk the boarders back and hand over to the house staff.",
      ],
    ],
    [
      [
        "带班领导：政教处主任。早读巡查：九年级组；午休巡查：体育组；晚自习巡查：七年级组。",
        "本周重点检查校门口骑车推行和佩戴头盔情况。",
      ],
      [
        "Head on duty: head of the Pupil Affairs Office. Early reading: Grade 9 Team. Midday: PE Department. Evening study: Grade 7 Team.",
        "This week we look at helmets, and that bicycles are pushed at the gate.",
      ],
    ],
  ],
};

const boarding: WeeklyNotice = {
  weekday: 4,
  at: "16:15",
  category: kinds.home,
  author: offices.boarding,
  title: ["住校生周末离返校提醒（{+1 short}）", "Boarders' weekend ({+1 short})"],
  bodies: [
    [
      [
        "{+1}16:00起离校，{sun}17:30至18:50返校，19:00开始晚自习。由他人代接的，请家长提前在门户登记。",
        "返校时请检查随身物品，不带零食和违禁品。",
      ],
      [
        "Boarders leave on {+1} from 16:00 and are back on {sun} between 17:30 and 18:50; evening study begins at 19:00. If someone else collects your child, please register it in the portal.",
        "Check your bags: no snacks or forbidden items.",
      ],
    ],
    [
      [
        "{+1}16:00起离校。离开宿舍前请整理床铺、关好门窗、切断电源，贵重物品随身带走。{sun}17:30起返校。",
        "周末留校的学生请于今晚前向生活老师报名。",
      ],
      [
        "Boarders leave on {+1} from 16:00. Make your bed, shut doors and windows, switch off the power, and take valuables with you. The house opens again on {sun} at 17:30.",
        "If you stay at school over the weekend, tell the house staff tonight.",
      ],
    ],
    [
      [
        "{+1}16:00起离校，{sun}17:30起返校。天气多变，请家长为孩子备好换季衣物，被褥可带回家清洗晾晒。",
        "身体不适的学生请在家休息，周日15:00前向班主任请假。",
      ],
      [
        "Boarders leave on {+1} from 16:00 and are back on {sun} from 17:30. The weather is changing: please pack suitable clothes. Bedding may go home to be washed.",
        "Students who are unwell stay at home; let the class teacher know by 15:00 on Sunday.",
      ],
    ],
  ],
};

/** What the middle school posts every week of the term. */
export const weekly: readonly WeeklyNotice[] = [menu, schedule, duty, boarding];
