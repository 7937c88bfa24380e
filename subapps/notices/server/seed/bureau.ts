import { kinds, type Both, type MonthNotice, type WeeklyNotice } from "./noticeText";

const office: Both = ["局办公室", "Bureau Office"];
const basic: Both = ["基础教育科", "Basic Education Division"];
const safety: Both = ["学校安全科", "School Safety Division"];
const personnel: Both = ["人事科", "Personnel Division"];
const health: Both = ["体卫艺科", "PE, Health and Arts Division"];
const it: Both = ["教育信息中心", "Education IT Centre"];

/** The bureau's notices of the last month, newest first. */
export const bureauMonth: readonly MonthNotice[] = [
  {
    ago: 0,
    at: "09:35",
    category: kinds.safety,
    author: safety,
    signed: true,
    title: ["关于开展冬季校园安全隐患排查的通知", "Winter safety inspection of all schools"],
    body: [
      [
        "各中小学、幼儿园：",
        "为切实做好冬季校园安全工作，请各单位于{+7}前完成一次全面自查，重点如下：\n1. 消防设施、疏散通道和用电线路；\n2. 食堂食材采购、留样和燃气使用；\n3. 校车车况、驾驶员资质和行车路线；\n4. 宿舍值班与夜间巡查记录。",
        "自查结果填入“隐患排查台账”，对发现的问题逐项写明整改措施、责任人和完成时限。我局将于{+10}起组织抽查。",
        "请各单位高度重视，认真落实。",
      ],
      [
        "To all schools and kindergartens,",
        "Please complete a full self-inspection by {+7}. Pay particular attention to:\n1. fire equipment, escape routes and wiring;\n2. food purchasing, retained samples and gas in canteens;\n3. school buses, their drivers' licences and their routes;\n4. duty rosters and night patrol records in boarding houses.",
        "Enter the results in the hazard register, with the measure, the person responsible and the deadline for each problem found. The bureau begins spot checks on {+10}.",
        "Thank you for giving this your full attention.",
      ],
    ],
  },
  {
    ago: 1,
    at: "14:10",
    category: kinds.it,
    author: office,
    signed: true,
    title: ["关于报送本年度教育事业统计报表的通知", "Annual education statistics: return due"],
    body: [
      [
        "局机关各科室：",
        "市教育局已启动本年度教育事业统计工作。请各科室于{+4}前核对本科室负责的报表，重点核对：\n1. 学校数、班级数和在校学生数；\n2. 教职工数和专任教师数；\n3. 校舍面积和设备资产。",
        "与上年相比变动超过5%的数据须附书面说明，由科室负责人签字后交局办公室。局办公室汇总后于{+8}上报。",
      ],
      [
        "To all divisions,",
        "The city bureau has begun this year's education statistics. Please check the tables your division is responsible for by {+4}, in particular:\n1. schools, classes and pupils;\n2. staff and full-time teachers;\n3. floor area and equipment.",
        "Explain in writing every figure that differs from last year's by more than 5 per cent, signed by the head of the division, and hand it to the Bureau Office, which reports to the city on {+8}.",
      ],
    ],
  },
  {
    ago: 2,
    at: "16:20",
    category: kinds.safety,
    author: office,
    signed: true,
    title: ["关于参加全市校园安全工作视频会议的通知", "City video meeting on school safety"],
    body: [
      [
        "局机关各科室：",
        "市教育局定于{+3}上午9:30召开全市校园安全工作视频会议，我区分会场设在局三楼会议室。请局领导和各科室负责人参加。",
        "请于{+2}下班前将参会名单报局办公室，会议当天9:20前入场，手机调至静音。",
      ],
      [
        "To all divisions,",
        "The city bureau holds a video meeting on school safety on {+3} at 9:30. Our district joins from the third-floor conference room. The bureau's leadership and the heads of all divisions attend.",
        "Please send the names to the Bureau Office by the end of {+2}. Be seated by 9:20 and silence your phones.",
      ],
    ],
  },
  {
    ago: 3,
    at: "15:20",
    category: kinds.teaching,
    author: basic,
    signed: true,
    title: ["关于召开全区教学工作推进会的通知", "District meeting on teaching"],
    body: [
      [
        "各中小学：",
        "定于{+5}下午14:30在局三楼会议室召开全区教学工作推进会，请各校分管教学的副校长和教务（教导）主任参加。",
        "会议内容：通报本学期教学视导情况；两所学校交流作业管理经验；部署期末学业质量监测工作。请于{+3}下班前报送参会名单，因故不能参加须书面请假。",
      ],
      [
        "To all primary and middle schools,",
        "The district meeting on teaching takes place on {+5} at 14:30 in the third-floor conference room of the bureau. The deputy head in charge of teaching and the head of the academic office of each school attend.",
        "Agenda: findings of this term's school visits; two schools on how they manage homework; arrangements for the end-of-term assessment. Please send the names of those attending by the end of {+3}. Apologies must be in writing.",
      ],
    ],
  },
  {
    ago: 7,
    at: "10:15",
    category: kinds.health,
    author: health,
    signed: true,
    title: ["关于做好秋冬季传染病防控工作的通知", "Preventing infectious diseases in autumn and winter"],
    body: [
      [
        "各中小学、幼儿园：",
        "秋冬季是流感、诺如病毒感染等传染病的高发季节。请各单位严格执行晨午检和因病缺勤登记追踪制度，每日11:00前完成系统填报。",
        "教室每天通风不少于三次，每次不少于30分钟。同一班级一周内出现5例及以上类似病例的，须在2小时内报告辖区疾控中心和我局体卫艺科。",
      ],
      [
        "To all schools and kindergartens,",
        "Influenza and norovirus are most common in autumn and winter. Please carry out the morning and midday health checks without exception, follow up every absence through illness, and complete the daily report by 11:00.",
        "Air classrooms at least three times a day for no less than 30 minutes. Five or more similar cases in one class within a week must be reported within two hours to the local centre for disease control and to this division.",
      ],
    ],
  },
  {
    ago: 11,
    at: "14:40",
    category: kinds.teaching,
    author: personnel,
    signed: true,
    title: ["关于组织新任教师岗前培训第二阶段学习的通知", "Induction for new teachers: second stage"],
    body: [
      [
        "各中小学、幼儿园：",
        "新任教师岗前培训第二阶段定于{+8}至{+10}在区教师进修学校举行，内容包括课堂管理、作业设计和家校沟通。今年入职的教师均须参加，请各校妥善安排调课。",
        "参训教师每日8:15前签到，自备教材一册和教学设计一份。培训计入继续教育学时，食宿自理。",
      ],
      [
        "To all schools and kindergartens,",
        "The second stage of the induction course runs from {+8} to {+10} at the district teacher training college. It covers classroom management, setting homework and working with parents. All teachers appointed this year attend; please arrange cover for their lessons.",
        "Sign in by 8:15 each day and bring one textbook and one lesson plan. The course counts towards continuing education. Meals and accommodation are not provided.",
      ],
    ],
  },
  {
    ago: 15,
    at: "11:10",
    category: kinds.it,
    author: it,
    title: ["教育专网升级维护公告", "Maintenance of the education network"],
    body: [
      [
        "因核心设备升级，教育专网将于{sat}22:00至次日6:00中断服务，届时学籍、办公和视频会议系统无法访问。",
        "请各校提前保存数据，避免在此时段提交材料。如周日上午仍不能联网，请致电信息中心值班室。",
      ],
      [
        "The education network is down from 22:00 on {sat} to 6:00 the next morning while core equipment is replaced. Student records, office systems and video meetings cannot be reached during that time.",
        "Please save your data beforehand and submit nothing in those hours. If your school is still offline on Sunday morning, call the duty desk of the IT Centre.",
      ],
    ],
  },
  {
    ago: 19,
    at: "16:05",
    category: kinds.events,
    author: health,
    signed: true,
    title: ["关于举办全区中小学生艺术展演的通知", "District arts festival for schools"],
    body: [
      [
        "各中小学：",
        "全区中小学生艺术展演定于下月举行，设声乐、器乐、舞蹈、朗诵和书画五类。每校每类限报一个节目或五件作品，集体节目演员不超过40人。",
        "请于{+12}前将报名表和节目视频报送体卫艺科。展演优秀节目将推荐参加市级评选。",
      ],
      [
        "To all primary and middle schools,",
        "The district arts festival takes place next month in five classes: singing, instruments, dance, recitation, and painting and calligraphy. Each school may enter one performance or five works in each class, with no more than 40 performers on stage.",
        "Please send the entry form and a video to this division by {+12}. The best performances go forward to the city festival.",
      ],
    ],
  },
];

/** What the bureau posts every week. */
export const bureauWeekly: readonly WeeklyNotice[] = [
  {
    weekday: 5,
    at: "16:50",
    category: kinds.teaching,
    author: office,
    title: ["一周工作安排（{+1 short}至{+5 short}）", "The week's schedule ({+1 short} to {+5 short})"],
    bodies: [
      [
        [
          "{+1} 9:00 局长办公会（二楼会议室）。\n{+2} 14:30 教学视导组到育才实验学校调研。\n{+4} 9:30 学校安全工作例会（视频）。",
          "各科室如有调整，请提前一天告知局办公室。",
        ],
        [
          "{+1}, 9:00: directors' meeting (second-floor conference room).\n{+2}, 14:30: the teaching inspectors visit Yucai Experimental School.\n{+4}, 9:30: meeting on school safety (by video).",
          "Divisions report changes to the Bureau Office one day ahead.",
        ],
      ],
      [
        [
          "{+1} 9:00 局机关政治学习（三楼会议室）。\n{+3} 14:30 星河中学课后服务现场会。\n{+5} 10:00 人事档案集中核对。",
          "请相关人员提前十分钟到场。",
        ],
        [
          "{+1}, 9:00: staff study session (third-floor conference room).\n{+3}, 14:30: open visit to the after-school programme at Galaxy Middle School.\n{+5}, 10:00: check of personnel files.",
          "Please arrive ten minutes early.",
        ],
      ],
      [
        [
          "{+2} 9:00 各科室月度工作汇报。\n{+3} 15:00 校车安全联合检查。\n{+4} 14:00 家长来访接待日（一楼接待室）。",
          "接待日值班领导名单另行通知。",
        ],
        [
          "{+2}, 9:00: monthly reports of the divisions.\n{+3}, 15:00: joint inspection of school buses.\n{+4}, 14:00: open afternoon for parents (reception room, ground floor).",
          "The officers on duty for the open afternoon are announced separately.",
        ],
      ],
    ],
  },
  {
    weekday: 1,
    at: "08:20",
    category: kinds.safety,
    author: safety,
    title: ["{+0 short}起一周校园安全值班安排", "Safety duty roster for the week of {+0 short}"],
    bodies: [
      [
        [
          "本周带班领导：方晓云；值班科室：学校安全科、基础教育科。",
          "值班电话24小时有人接听，突发情况请第一时间报告，不迟报、不漏报。",
        ],
        [
          "Officer in charge this week: Fang Xiaoyun. Divisions on duty: School Safety, Basic Education.",
          "The duty line is staffed around the clock. Please report every incident at once and in full.",
        ],
      ],
      [
        [
          "本周带班领导：周明远；值班科室：人事科、体卫艺科。",
          "请各校保持带班领导电话畅通，每天17:30前报送当日平安情况。",
        ],
        [
          "Officer in charge this week: Zhou Mingyuan. Divisions on duty: Personnel; PE, Health and Arts.",
          "Schools keep the phone of their duty officer switched on, and report by 17:30 each day.",
        ],
      ],
    ],
  },
];
