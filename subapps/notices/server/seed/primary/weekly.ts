import { kinds, type WeeklyNotice } from "../noticeText";
import { offices } from "./offices";

const menu: WeeklyNotice = {
  weekday: 5,
  at: "15:10",
  category: kinds.canteen,
  author: offices.canteen,
  title: ["一周食谱（{+1 short}至{+5 short}）", "The week's menu ({+1 short} to {+5 short})"],
  bodies: [
    [
      [
        "周一：番茄炒蛋、土豆烧牛肉、清炒菠菜、紫菜蛋汤\n周二：香菇滑鸡、麻婆豆腐（不辣）、蒜蓉西兰花、冬瓜汤\n周三：糖醋排骨、肉末蒸蛋、炒小白菜、玉米浓汤\n周四：红烧鱼块、青椒肉丝、手撕包菜、罗宋汤\n周五：咖喱鸡饭、荷兰豆炒肉片、酸奶、水果",
        "对食物过敏的学生请提前告知班主任，食堂会另备替换菜。",
      ],
      [
        "Monday: eggs with tomato, beef with potatoes, spinach, seaweed soup\nTuesday: chicken with mushrooms, mild mapo tofu, broccoli with garlic, winter melon soup\nWednesday: sweet and sour ribs, steamed egg with minced pork, pak choi, sweetcorn soup\nThursday: braised fish, pork with green pepper, cabbage, borscht\nFriday: chicken curry with rice, pork with mangetout, yogurt, fruit",
        "Please tell the class teacher about food allergies; we prepare another dish.",
      ],
    ],
    [
      [
        "周一：宫保鸡丁（不辣）、鱼香茄子、炒油麦菜、番茄蛋汤\n周二：清蒸鲈鱼、胡萝卜炒肉丝、白灼生菜、排骨莲藕汤\n周三：梅菜扣肉、虾仁豆腐、蒜蓉空心菜、小米粥\n周四：红烧鸡翅、木须肉、清炒豆芽、菌菇汤\n周五：什锦炒面、卤鸡蛋、凉拌黄瓜、水果",
        "剩饭较多的班级，请提醒同学们按需取餐，吃完再添。",
      ],
      [
        "Monday: mild kung pao chicken, aubergine in garlic sauce, lettuce, tomato and egg soup\nTuesday: steamed perch, pork with carrots, blanched greens, lotus root soup with ribs\nWednesday: pork with preserved greens, tofu with shrimps, water spinach, millet porridge\nThursday: braised chicken wings, pork with egg and fungus, bean sprouts, mushroom soup\nFriday: fried noodles, soy egg, cucumber salad, fruit",
        "Please take what you can eat, and come back for more.",
      ],
    ],
    [
      [
        "周一：板栗烧鸡、西葫芦炒蛋、清炒娃娃菜、海带汤\n周二：土豆炖排骨、家常豆腐、蒜蓉菜心、疙瘩汤\n周三：番茄牛腩、芹菜炒香干、炒青菜、银耳羹\n周四：香煎鱼饼、肉末粉丝、白灼西兰花、萝卜汤\n周五：扬州炒饭、可乐鸡腿、拌三丝、水果",
        "本周由各班派一名学生参加“光盘小卫士”值日。",
      ],
      [
        "Monday: chicken with chestnuts, courgettes with egg, baby cabbage, kelp soup\nTuesday: ribs with potatoes, home-style tofu, choy sum with garlic, dumpling soup\nWednesday: beef brisket with tomato, celery with dried tofu, greens, snow fungus dessert\nThursday: fish cakes, glass noodles with minced pork, broccoli, radish soup\nFriday: Yangzhou fried rice, chicken leg in cola, mixed salad, fruit",
        "One pupil from each class joins the clean-plate team this week.",
      ],
    ],
    [
      [
        "周一：青豆虾仁、红烧肉、炒包菜、鸡毛菜汤\n周二：黄焖鸡、韭黄炒蛋、清炒山药、番茄汤\n周三：萝卜炖牛肉、肉末豆角、蒜蓉生菜、绿豆汤\n周四：葱油鱼片、洋葱炒肉、烩三鲜、玉米排骨汤\n周五：肉酱意面、烤鸡块、蔬菜沙拉、水果",
        "欢迎家长向班主任提出对菜品的建议。",
      ],
      [
        "Monday: shrimps with green peas, red-braised pork, cabbage, pak choi soup\nTuesday: braised chicken, eggs with yellow chives, yam, tomato soup\nWednesday: beef with radish, beans with minced pork, lettuce with garlic, mung bean soup\nThursday: fish with spring onions, pork with onions, mixed vegetables, sweetcorn and rib soup\nFriday: spaghetti with meat sauce, roast chicken pieces, salad, fruit",
        "Parents are welcome to suggest dishes to the class teacher.",
      ],
    ],
  ],
};

const schedule: WeeklyNotice = {
  weekday: 5,
  at: "16:40",
  category: kinds.teaching,
  author: offices.school,
  title: ["下周工作安排（{+1 short}至{+5 short}）", "The school's week ({+1 short} to {+5 short})"],
  bodies: [
    [
      [
        "{+1} 8:00 升旗仪式；15:50 行政例会。\n{+2} 15:50 语文组教研活动。\n{+3} 15:50 班主任例会。\n{+4} 15:50 数学组教研活动。\n{+5} 15:00 全校大扫除。",
        "请各部门提前做好准备，如有调整另行通知。",
      ],
      [
        "{+1}: 8:00 flag ceremony; 15:50 heads of department\n{+2}: 15:50 Chinese group\n{+3}: 15:50 class teachers' meeting\n{+4}: 15:50 mathematics group\n{+5}: 15:00 cleaning day",
        "Please prepare in good time. Changes are announced separately.",
      ],
    ],
    [
      [
        "{+1} 8:00 升旗仪式；12:30 大队委员会议。\n{+2} 15:50 英语组教研活动。\n{+3} 9:00 家长陪餐日筹备会。\n{+4} 15:50 全体教职工大会（阶梯教室）。\n{+5} 14:10 安全隐患排查。",
        "教职工大会请勿请假，手机调至静音。",
      ],
      [
        "{+1}: 8:00 flag ceremony; 12:30 Young Pioneers council\n{+2}: 15:50 English group\n{+3}: 9:00 planning of lunch with parents\n{+4}: 15:50 staff meeting (lecture theatre)\n{+5}: 14:10 safety inspection",
        "All staff attend the staff meeting; please silence your phones.",
      ],
    ],
    [
      [
        "{+1} 8:00 升旗仪式；15:50 行政例会。\n{+2} 9:20 青年教师展示课（四年级数学）。\n{+3} 15:50 班主任例会。\n{+4} 10:00 作业检查（三、五年级）。\n{+5} 15:00 少先队活动课。",
        "听课教师请提前五分钟进入教室，并带好听课记录。",
      ],
      [
        "{+1}: 8:00 flag ceremony; 15:50 heads of department\n{+2}: 9:20 demonstration lesson by a young teacher (Grade 4, mathematics)\n{+3}: 15:50 class teachers' meeting\n{+4}: 10:00 review of homework (Grades 3 and 5)\n{+5}: 15:00 Young Pioneers' lesson",
        "Observers, please be seated five minutes early with your notes.",
      ],
    ],
    [
      [
        "{+1} 8:00 升旗仪式；12:30 图书管理员培训。\n{+2} 15:50 综合组教研活动。\n{+3} 15:50 课后服务教师会议。\n{+4} 14:00 区教研员来校听课（二年级语文）。\n{+5} 15:00 各年级组总结会。",
        "请二年级语文组按教研员要求准备教案。",
      ],
      [
        "{+1}: 8:00 flag ceremony; 12:30 training of pupil librarians\n{+2}: 15:50 arts, sports and science group\n{+3}: 15:50 teachers of after-school care\n{+4}: 14:00 visit of the district adviser (Grade 2, Chinese)\n{+5}: 15:00 grade team reviews",
        "Would the Grade 2 Chinese teachers please have their lesson plans ready.",
      ],
    ],
  ],
};

const duty: WeeklyNotice = {
  weekday: 1,
  at: "07:45",
  category: kinds.safety,
  author: offices.moral,
  title: ["本周值周安排（{+0 short}至{+4 short}）", "On duty this week ({+0 short} to {+4 short})"],
  bodies: [
    [
      [
        "值周领导：陈志强。校门口：王雅琴、赵敏；教学楼：孙丽华；操场：体育组。值周班级：6（1）班。",
        "请值周教师7:20到岗，放学后巡视教室门窗和电源。",
      ],
      [
        "Head on duty: Chen Zhiqiang. Gate: Wang Yaqin and Zhao Min. Teaching building: Sun Lihua. Playground: PE Department. Class on duty: 6 (1).",
        "Please be in place by 7:20, and check windows and switches after school.",
      ],
    ],
    [
      [
        "值周领导：教导处主任。校门口：语文组；教学楼：数学组；操场：体育组。值周班级：6（2）班。",
        "重点检查课间文明和楼道靠右行走，发现问题及时提醒。",
      ],
      [
        "Head on duty: head of the Academic Office. Gate: Chinese group. Teaching building: mathematics group. Playground: PE Department. Class on duty: 6 (2).",
        "Please look after calm breaks and keeping right on the stairs.",
      ],
    ],
    [
      [
        "值周领导：德育处主任。校门口：英语组；教学楼：孙丽华、王雅琴；操场：体育组。值周班级：6（3）班。",
        "本周文明礼仪检查重点：佩戴红领巾、主动问好。",
      ],
      [
        "Head on duty: head of the Pupil Affairs Office. Gate: English group. Teaching building: Sun Lihua and Wang Yaqin. Playground: PE Department. Class on duty: 6 (3).",
        "This week we look at red scarves and friendly greetings.",
      ],
    ],
    [
      [
        "值周领导：总务处主任。校门口：综合组；教学楼：赵敏；操场：体育组。值周班级：6（4）班。",
        "雨天请提前十分钟到岗，引导学生在雨棚下排队入校。",
      ],
      [
        "Head on duty: head of the General Affairs Office. Gate: arts, sports and science group. Teaching building: Zhao Min. Playground: PE Department. Class on duty: 6 (4).",
        "When it rains, please come ten minutes early and line the children up under the canopy.",
      ],
    ],
  ],
};

const reminder: WeeklyNotice = {
  weekday: 4,
  at: "16:05",
  category: kinds.safety,
  author: offices.safety,
  title: ["每周安全提醒（{+0 short}）", "Safety reminder ({+0 short})"],
  bodies: [
    [
      [
        "交通安全：过马路走斑马线，不追逐打闹；乘车系好安全带，不把头和手伸出窗外；未满12周岁不骑自行车上路。",
        "请家长周末再和孩子一起说一说上学路上要注意的路口。",
      ],
      [
        "On the road: use the zebra crossing and do not chase each other; wear your seat belt, and keep head and hands inside. Children under 12 do not cycle on the road.",
        "Parents, please talk about the difficult crossings on your child's way to school.",
      ],
    ],
    [
      [
        "居家安全：独自在家不给陌生人开门，不在阳台和窗边攀爬，不玩燃气和电源。",
        "请家长妥善保管药品、刀具和打火机。",
      ],
      [
        "At home: do not open the door to strangers, climb near balconies or windows, or play with gas and sockets.",
        "Parents, please lock away medicines, knives and lighters.",
      ],
    ],
    [
      [
        "网络安全：不向陌生人透露姓名、学校和家庭住址，不点击不明链接，遇到要求转账的信息先告诉家长。",
        "请家长约定好孩子使用手机的时间。",
      ],
      [
        "Online: tell no stranger your name, school or address, open no unknown links, and show your parents any message that asks for money.",
        "Parents, please agree on screen time with your child.",
      ],
    ],
    [
      [
        "防溺水：不私自下水，不到河边、水库边玩耍；发现同伴落水应大声呼救，不盲目施救。",
        "周末请家长落实看护责任。",
      ],
      [
        "Near water: never swim alone or play by rivers and reservoirs. If a friend falls in, call loudly for help and do not jump in.",
        "Parents, please keep an eye on your children at the weekend.",
      ],
    ],
    [
      [
        "食品安全：不买无证摊点的零食，饭前便后洗手，不喝生水，发现食品有异味不要食用。",
        "请家长不要让孩子带零食入校。",
      ],
      [
        "Food: buy nothing from unlicensed stalls, wash your hands, do not drink untreated water, and leave food that smells odd.",
        "Parents, please send no snacks to school.",
      ],
    ],
    [
      [
        "课间安全：上下楼梯靠右行，不推挤、不滑扶手；不在教室和走廊追逐；体育课前做好热身。",
        "受伤后请立即告诉老师，到校医室处理。",
      ],
      [
        "In the breaks: keep right on the stairs, do not push or slide down the rail, do not run in corridors, and warm up before PE.",
        "If you are hurt, tell a teacher at once and go to the clinic.",
      ],
    ],
    [
      [
        "恶劣天气：雷雨时不在树下避雨，大风天远离广告牌；遇停课通知以学校正式发布为准，不信谣、不传谣。",
        "请家长随时关注天气预报，为孩子准备雨具。",
      ],
      [
        "Bad weather: never shelter under trees in a thunderstorm, and stay clear of signs in strong wind. School closures are announced here and nowhere else.",
        "Parents, please watch the forecast and pack an umbrella or raincoat.",
      ],
    ],
  ],
};

/** What the primary school posts every week of the term. */
export const weekly: readonly WeeklyNotice[] = [menu, schedule, duty, reminder];
