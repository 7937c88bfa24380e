import { kinds, type MonthNotice } from "../noticeText";
import { offices } from "./offices";

/** The middle school's notices of the last month, newest first. */
export const month: readonly MonthNotice[] = [
  {
    ago: 0,
    at: "08:30",
    category: kinds.teaching,
    author: offices.academic,
    signed: true,
    title: ["第二次阶段检测考试安排", "Second term tests: timetable"],
    body: [
      [
        "各年级师生：",
        "第二次阶段检测安排如下：\n{+5} 8:00—10:00 语文；14:00—15:30 英语\n{+6} 8:00—10:00 数学；14:00—15:00 历史（七、八年级），14:00—15:30 化学（九年级）\n{+7} 8:00—9:30 物理（八、九年级）；10:00—11:00 生物（七、八年级）",
        "考场和座位号于{+3}张贴在各年级公告栏。请带齐考试用具，不得携带手机和智能手表进入考场。",
        "监考教师请提前15分钟到考务室（教学楼203）领取试卷。",
      ],
      [
        "To all teachers and students,",
        "The second term tests:\n{+5}: 8:00–10:00 Chinese; 14:00–15:30 English\n{+6}: 8:00–10:00 mathematics; 14:00–15:00 history (Grades 7 and 8), 14:00–15:30 chemistry (Grade 9)\n{+7}: 8:00–9:30 physics (Grades 8 and 9); 10:00–11:00 biology (Grades 7 and 8)",
        "Rooms and seats are posted on the boards of each grade on {+3}. Bring what you need; phones and smart watches stay outside.",
        "Invigilators collect the papers in room 203 of the teaching building 15 minutes early.",
      ],
    ],
  },
  {
    ago: 1,
    at: "15:45",
    category: kinds.home,
    author: offices.grade9,
    signed: true,
    title: ["九年级家长会暨升学指导会", "Grade 9 parents' evening and guidance on senior schools"],
    body: [
      [
        "尊敬的九年级家长：",
        "初三是孩子成长的重要阶段。学校定于{+4}18:30召开九年级家长会，先在报告厅介绍中考政策和复习安排，19:30起分班交流。",
        "请您准时参加，18:10开始凭校园通二维码入校。因故不能到会的，请提前向班主任请假。",
      ],
      [
        "Dear parents of Grade 9,",
        "This is an important year. We invite you on {+4} at 18:30: first to the lecture hall, to hear about the entrance examination and our plan of revision, and from 19:30 to your child's class.",
        "The gate opens at 18:10; please show the code in the Campus app. If you cannot come, let the class teacher know.",
      ],
    ],
  },
  {
    ago: 3,
    at: "09:50",
    category: kinds.safety,
    author: offices.safety,
    signed: true,
    title: ["消防疏散演练（教学楼和宿舍楼）", "Fire drill in the teaching building and the boarding house"],
    body: [
      [
        "全体师生：",
        "学校定于{+3}16:20在教学楼、21:30在宿舍楼各进行一次消防疏散演练。听到警报后弯腰、捂口鼻、靠右有序下楼，到达足球场指定区域后由班主任或生活老师清点人数。",
        "不乘电梯，不返回取物品。疏散用时和纪律计入本周班级评比。",
      ],
      [
        "To all staff and students,",
        "There are two fire drills on {+3}: at 16:20 in the teaching building and at 21:30 in the boarding house. When you hear the alarm, stay low, cover nose and mouth, keep right and walk to your place on the football field, where you are counted.",
        "Do not use lifts or go back for your things. Time and discipline count towards this week's class points.",
      ],
    ],
  },
  {
    ago: 4,
    at: "14:25",
    category: kinds.events,
    author: offices.league,
    title: ["“一二·九”歌咏比赛报名", "Singing contest: entries"],
    body: [
      [
        "七、八年级以班级为单位参加歌咏比赛，曲目两首，其中一首为规定曲目，时长不超过八分钟。九年级自愿报名。",
        "请各班文艺委员于{+4}前到团委办公室抽签并提交曲目。服装以整洁统一为宜，不得租借高价服装。",
      ],
      [
        "Every class of Grades 7 and 8 sings two songs, one of them set, in no more than eight minutes. Grade 9 may join in.",
        "Class representatives for the arts, please draw your starting number and hand in your songs at the League office by {+4}. Dress neatly and alike; costly hired costumes are not allowed.",
      ],
    ],
  },
  {
    ago: 6,
    at: "10:40",
    category: kinds.teaching,
    author: offices.academic,
    title: ["九年级理化实验操作训练开放时间", "Laboratory practice for Grade 9"],
    body: [
      [
        "即日起每周二、周四17:00至18:00，物理、化学实验室向九年级开放，供实验操作训练使用，每班一次，轮流安排见教务处公告栏。",
        "请任课教师提前一天在系统中预约器材，实验结束后清点、关闭水电。",
      ],
      [
        "From today the physics and chemistry laboratories are open to Grade 9 on Tuesdays and Thursdays from 17:00 to 18:00, one class at a time. The rota is on the Academic Office's board.",
        "Teachers reserve equipment a day ahead, count it afterwards, and turn off water and power.",
      ],
    ],
  },
  {
    ago: 8,
    at: "16:35",
    category: kinds.facilities,
    author: offices.boarding,
    signed: true,
    title: ["宿舍冬季供暖和热水时间", "Heating and hot water in the boarding house"],
    body: [
      [
        "住校生同学：",
        "宿舍从{mon}起开始供暖，热水供应时间调整为6:10—7:00、17:30—19:00、21:10—22:20。请勿使用电热毯、暖手宝等大功率电器。",
        "周五离校前关窗断电，被褥不要搭在暖气片上。如有报修，请扫宿舍门后的二维码。",
      ],
      [
        "Dear boarders,",
        "The heating starts on {mon}. Hot water is on from 6:10 to 7:00, 17:30 to 19:00 and 21:10 to 22:20. Electric blankets and hand warmers are not allowed.",
        "Before you leave on Friday, shut the windows and switch off the power, and put no bedding on radiators. To report a fault, scan the code behind your door.",
      ],
    ],
  },
  {
    ago: 9,
    at: "11:25",
    category: kinds.health,
    author: offices.clinic,
    title: ["七年级疫苗查漏补种通知", "Grade 7: missing vaccinations"],
    body: [
      [
        "七年级入学预防接种证查验已完成。校医室已将需要补种的名单交给班主任，请相关家长于{+10}前带孩子到居住地接种门诊补种，并把补种记录拍照发给班主任。",
        "如有禁忌证，请提供医疗机构证明。",
      ],
      [
        "The vaccination records of Grade 7 have been checked. Class teachers have the list of what is missing. Please have your child vaccinated at your local clinic by {+10}, and send a photograph of the record to the class teacher.",
        "If your child must not be vaccinated, please send a doctor's certificate.",
      ],
    ],
  },
  {
    ago: 11,
    at: "13:35",
    category: kinds.events,
    author: offices.pe,
    title: ["校园足球联赛赛程", "School football league: fixtures"],
    body: [
      [
        "八年级足球联赛{+2}开赛，采用单循环赛制，比赛安排在每天16:40，首场为8（1）班对8（4）班。七年级联赛从下周开始。",
        "请各队提前15分钟热身，自备护腿板；观赛同学在看台就座，文明加油。",
      ],
      [
        "The Grade 8 league starts on {+2}. Every team plays every other; matches begin at 16:40. Class 8 (1) meets Class 8 (4) in the first. Grade 7 begins next week.",
        "Warm up 15 minutes early and wear shin pads. Spectators sit in the stand and cheer fairly.",
      ],
    ],
  },
  {
    ago: 13,
    at: "09:05",
    category: kinds.library,
    author: offices.library,
    title: ["图书馆自习区延长开放", "Longer hours in the library's study area"],
    body: [
      [
        "为方便同学们复习，图书馆二楼自习区从{+1}起每天开放至18:00，九年级学生凭校园卡可在线预约座位。",
        "请保持安静，离座超过30分钟的座位将被释放。",
      ],
      [
        "To help you revise, the study area on the library's second floor is open until 18:00 every day from {+1}. Grade 9 may reserve seats online with the campus card.",
        "Please be quiet. A seat left for more than 30 minutes is given to someone else.",
      ],
    ],
  },
  {
    ago: 15,
    at: "15:55",
    category: kinds.home,
    author: offices.moral,
    signed: true,
    title: ["手机和智能手表管理规定", "Rules for phones and smart watches"],
    body: [
      [
        "各位家长、同学：",
        "根据上级要求，学生原则上不带手机进校园。确有需要的，须由家长书面申请、班主任同意，到校后交班级统一保管，放学时领回。",
        "智能手表在校期间只可用于看时间，考试时一律不得佩戴。有急事可拨打年级办公室电话，或使用宿舍楼下的公用电话。",
      ],
      [
        "Dear parents and students,",
        "As a rule, students bring no phones to school. If you need one, a parent applies in writing and the class teacher agrees; the class then keeps it until the end of the day.",
        "Smart watches may only tell the time, and are not worn in tests. In urgent cases call the grade office, or use the public telephone at the boarding house.",
      ],
    ],
  },
  {
    ago: 18,
    at: "10:20",
    category: kinds.teaching,
    author: offices.school,
    title: ["青年教师公开课和评课安排", "Open lessons by young teachers"],
    body: [
      [
        "{+3}上午第二节：刘文博老师，八年级数学，录播教室；第三节：七年级英语，8号教室。14:30在会议室集中评课。",
        "没有课的教师请至少听一节，听课记录交教研组长。",
      ],
      [
        "On the morning of {+3}: second lesson, Liu Wenbo, Grade 8 mathematics, in the recording studio; third lesson, Grade 7 English, in room 8. Discussion at 14:30 in the conference room.",
        "If you have no lesson then, please attend at least one, and give your notes to your head of subject.",
      ],
    ],
  },
  {
    ago: 20,
    at: "14:10",
    category: kinds.facilities,
    author: offices.affairs,
    title: ["校园卡补办和自行车棚整理", "Campus cards and the bicycle shed"],
    body: [
      [
        "校园卡遗失请先在门户挂失，再于每天12:40至13:20到总务处补办，工本费15元。",
        "{+5}清理自行车棚，长期无人使用的车辆将移至西门，请车主于{+4}前贴上班级标签。",
      ],
      [
        "If you lose your campus card, block it in the portal first; a new one costs 15 yuan at the General Affairs Office between 12:40 and 13:20.",
        "The bicycle shed is cleared on {+5}. Unused bicycles go to the west gate, so label yours with your class by {+4}.",
      ],
    ],
  },
];
