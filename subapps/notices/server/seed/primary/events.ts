import { kinds, type MonthNotice } from "../noticeText";
import { offices } from "./offices";

/** What takes place: festivals, matches, visits, ceremonies. */
export const events: readonly MonthNotice[] = [
  {
    ago: 3,
    at: "08:40",
    category: kinds.events,
    author: offices.music,
    title: ["“小百灵”合唱团排练时间调整", "New rehearsal times for the school choir"],
    body: [
      [
        "合唱团的同学们：",
        "为准备区艺术展演，从{tue}起，每周二、周四16:10至17:10在音乐教室（二）排练，原周三中午的排练取消。请带好歌谱和水杯，提前五分钟到场站队。",
        "三、四年级团员由音乐老师统一带到校门口放学，请家长于17:20在2号门接孩子。",
      ],
      [
        "Dear choir members,",
        "To get ready for the district arts festival, we rehearse every Tuesday and Thursday from 16:10 to 17:10 in Music Room 2, starting on {tue}. The Wednesday lunchtime rehearsal no longer takes place. Bring your music and a water bottle, and be in line five minutes early.",
        "A music teacher walks singers from Grades 3 and 4 to the gate. Parents, please meet them at Gate 2 at 17:20.",
      ],
    ],
  },
  {
    ago: 4,
    at: "15:25",
    category: kinds.events,
    author: offices.academic,
    signed: true,
    title: ["第八届校园读书节活动安排", "The eighth school reading festival"],
    body: [
      [
        "各位同学、家长：",
        "以“书香伴我成长”为主题的第八届读书节将于{+5}开幕，历时两周。主要活动有：\n1. 一、二年级：亲子绘本共读，制作一张阅读存折；\n2. 三、四年级：“我最喜爱的一本书”推荐卡；\n3. 五、六年级：整本书阅读分享会和现场作文；\n4. 全校：图书漂流和跳蚤书市。",
        "跳蚤书市在闭幕当天下午举行，请同学们挑选一至三本适合同龄人的旧书，写好班级姓名后交给班主任。",
        "让我们放下手机，捧起书本，与孩子一起享受阅读的快乐。",
      ],
      [
        "Dear pupils and parents,",
        "Our eighth reading festival, “Growing up with books”, opens on {+5} and lasts two weeks:\n1. Grades 1 and 2: picture books read together at home, and a reading passbook;\n2. Grades 3 and 4: recommendation cards for “The book I love most”;\n3. Grades 5 and 6: a book discussion and an essay written on the spot;\n4. Whole school: book swap and second-hand book market.",
        "The market is on the afternoon of the last day. Please choose one to three used books that suit children of your age, write your name and class inside, and hand them to your class teacher.",
        "Let us put our phones away and enjoy reading with our children.",
      ],
    ],
  },
  {
    ago: 7,
    at: "09:45",
    category: kinds.events,
    author: offices.science,
    signed: true,
    title: ["校园科技节作品征集", "Call for entries: school science fair"],
    body: [
      [
        "各班：",
        "本届科技节以“节能与环保”为主题，现面向三至六年级征集作品，分科技小发明、科幻画和科学小实验视频三类。每班每类推荐不超过三件，须由学生独立或与一名同学合作完成。",
        "作品请贴好标签（班级、姓名、作品名称、指导教师），于{+8}放学前送到科学实验室。视频不超过三分钟，发送给本班科学老师。",
        "{+12}午间在一楼大厅展出，欢迎一、二年级小朋友来投票选出“我最喜欢的作品”。",
      ],
      [
        "To all classes,",
        "This year's theme is “Saving energy, protecting nature”. Grades 3 to 6 may enter inventions, science-fiction drawings, or a video of an experiment. Each class sends in up to three entries of a kind, made by one pupil or two together.",
        "Please label each entry with class, name, title and teacher, and bring it to the science laboratory by the end of {+8}. Videos last three minutes at most and go to your science teacher.",
        "The entries are shown in the ground-floor hall at midday on {+12}. Grades 1 and 2 are warmly invited to vote for their favourite.",
      ],
    ],
  },
  {
    ago: 8,
    at: "08:15",
    category: kinds.events,
    author: offices.moral,
    signed: true,
    title: ["三年级参观市博物馆活动通知", "Grade 3 visit to the city museum"],
    body: [
      [
        "三年级家长：",
        "为丰富学生的社会实践，学校定于{+5}组织三年级学生参观市博物馆。7:50在操场集合乘车，预计15:30返校，之后按正常时间放学。",
        "请为孩子准备：校服、轻便运动鞋、水杯、笔和记录本；午餐由学校统一配送，不需另带零食和现金。晕车的学生请提前告知班主任。",
        "参加活动遵循自愿原则，请于{+2}前回复班主任。不参加的学生到校自习，由老师看护。",
      ],
      [
        "Dear parents of Grade 3,",
        "Grade 3 visits the city museum on {+5}. Pupils meet on the playground at 7:50 and are back at about 15:30; school then ends at the usual time.",
        "Please give your child the school uniform, comfortable trainers, a water bottle, a pen and a notebook. Lunch is delivered by the school, so no snacks or money are needed. Tell the class teacher if your child gets travel-sick.",
        "The visit is voluntary. Please tell the class teacher by {+2}. Children who stay at school are looked after in the study room.",
      ],
    ],
  },
  {
    ago: 10,
    at: "10:00",
    category: kinds.events,
    author: offices.pe,
    signed: true,
    title: ["秋季田径运动会通知", "Autumn sports day"],
    body: [
      [
        "各班、各位家长：",
        "学校定于{+6}举行秋季田径运动会，8:20举行入场式。一、二年级项目为30米迎面接力、沙包投准和亲子跳绳；三至六年级项目为60米、200米、跳远、垒球和4×100米接力。",
        "每人限报两项，每项每班男女各三人。报名表于{+2}放学前交体育组，逾期不再增补。",
        "当天全体学生穿校服、运动鞋，自备饮用水和小毛巾。身体不适或有心脏病、哮喘等情况的学生请勿报名，由班主任安排为班级服务。",
        "如遇雨天，运动会顺延一天举行。",
      ],
      [
        "To all classes and parents,",
        "Autumn sports day is on {+6}; the parade begins at 8:20. Grades 1 and 2 have a 30-metre shuttle relay, beanbag throwing and skipping with parents. Grades 3 to 6 compete over 60 and 200 metres, in the long jump, softball throw and 4 × 100-metre relay.",
        "Each pupil may enter two events, and each class three boys and three girls in each. Hand in the list to the PE Department by the end of {+2}; late entries cannot be taken.",
        "Everyone wears the school uniform and trainers, and brings water and a small towel. Children who are unwell, or have a heart condition or asthma, do not compete; their class teacher finds them another task.",
        "In case of rain, sports day moves to the day after.",
      ],
    ],
  },
  {
    ago: 5,
    at: "13:40",
    category: kinds.events,
    author: offices.academic,
    title: ["六年级毕业纪念册班级合影安排", "Class photographs for Grade 6"],
    body: [
      [
        "六年级各班：",
        "毕业纪念册班级合影定于{+3}上午在教学楼前台阶拍摄：6（1）班9:20，6（2）班9:40，6（3）班10:20，6（4）班10:40。请穿整套校服，佩戴红领巾，任课老师一同参加。",
        "如遇下雨改在体育馆，时间不变。",
      ],
      [
        "To all classes of Grade 6,",
        "Class photographs for the leavers' book are taken on {+3} on the steps of the teaching building: Class 6 (1) at 9:20, 6 (2) at 9:40, 6 (3) at 10:20 and 6 (4) at 10:40. Wear the full uniform with the red scarf. Subject teachers, please join your classes.",
        "In the event of rain we meet in the gymnasium at the same times.",
      ],
    ],
  },
  {
    ago: 15,
    at: "09:55",
    category: kinds.events,
    author: offices.pioneers,
    signed: true,
    title: ["一年级新队员入队仪式邀请", "Grade 1 joins the Young Pioneers: an invitation"],
    body: [
      [
        "亲爱的一年级家长：",
        "经过一段时间的学习，首批一年级新队员将于{+4}上午9:00在操场举行入队仪式。诚邀您到场，亲手为孩子系上红领巾。",
        "请家长8:40前从1号门刷身份证入校，将车辆停放在校外。仪式约40分钟，结束后孩子回班上课。",
      ],
      [
        "Dear parents of Grade 1,",
        "The first children of Grade 1 join the Young Pioneers on {+4} at 9:00 on the playground. You are warmly invited to come and tie your child's red scarf yourself.",
        "Please enter by Gate 1 with your ID card before 8:40, and park outside the school. The ceremony takes about 40 minutes; lessons continue afterwards.",
      ],
    ],
  },
  {
    ago: 17,
    at: "08:35",
    category: kinds.events,
    author: offices.academic,
    title: ["“规范汉字”书法比赛获奖名单", "Results of the calligraphy competition"],
    body: [
      [
        "本次书法比赛共收到三至六年级作品186件，经评审，评出一等奖12名、二等奖24名、三等奖36名。其中五年级李思涵、六年级周子墨的作品将推荐参加区级展览。",
        "获奖作品即日起在艺术楼二楼走廊展出两周，欢迎老师和同学们参观。奖状在下周一升旗仪式上颁发。",
      ],
      [
        "Grades 3 to 6 sent in 186 works. The jury awarded 12 first, 24 second and 36 third prizes. The works of Li Sihan (Grade 5) and Zhou Zimo (Grade 6) go forward to the district exhibition.",
        "The winning works hang on the second floor of the arts building for two weeks; everyone is welcome. Certificates are presented at next Monday's flag ceremony.",
      ],
    ],
  },
  {
    ago: 9,
    at: "16:45",
    category: kinds.library,
    author: offices.library,
    title: ["“图书馆周”邀你来闯关", "Library week: come and follow the trail"],
    body: [
      [
        "从{mon}起的一周是我校图书馆周。每天中午12:40至13:20，同学们可以领取闯关卡，学习查找图书、认识索书号、给旧书“治病”，集满四枚印章可兑换一枚书签。",
        "本周起高年级每人可借三本书，低年级两本，借期两周。逾期未还的图书请尽快归还，也可在一楼自助机上办理续借。",
      ],
      [
        "Library week begins on {mon}. Every day that week, from 12:40 to 13:20, pupils can pick up a trail card, learn to find a book, read a shelf mark and mend an old book. Four stamps earn a bookmark.",
        "From this week older pupils may borrow three books and younger ones two, for two weeks. Please return overdue books soon, or renew them at the machine on the ground floor.",
      ],
    ],
  },
  {
    ago: 3,
    at: "13:50",
    category: kinds.events,
    author: offices.pe,
    title: ["秋季运动会成绩公布", "Sports day results"],
    body: [
      [
        "秋季运动会圆满结束，各年级团体第一名为：1（3）班、2（2）班、3（1）班、4（4）班、5（2）班、6（1）班。5（2）班和3（1）班获“精神文明班级”称号。",
        "共有三人打破校纪录，成绩已张贴在体育馆门口。感谢全体运动员、裁判老师和家长志愿者！如对成绩有疑问，请于三天内向体育组反映。",
      ],
      [
        "Thank you for a fine sports day. First in their grades are Classes 1 (3), 2 (2), 3 (1), 4 (4), 5 (2) and 6 (1). Classes 5 (2) and 3 (1) also win the fair play award.",
        "Three school records fell; all results hang at the gymnasium door. Thanks to every athlete, referee and volunteer parent. Please raise any question about a result with the PE Department within three days.",
      ],
    ],
  },
];
