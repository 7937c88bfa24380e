const DAY = 86_400_000;

/** Bilingual text, as the wire carries it. */
const both = (chinese: string, english: string) => `${chinese}|||${english}`;

interface Template {
  readonly category: string;
  readonly author: string;
  readonly title: (subject: Subject) => string;
  readonly content: (subject: Subject) => string;
}

interface Subject {
  readonly chinese: string;
  readonly english: string;
}

const subject = (chinese: string, english: string): Subject => ({ chinese, english });

/** Whom a unit's notices are for; ten each. */
const subjects: Readonly<Record<string, readonly Subject[]>> = {
  "1": [
    subject("各小学", "primary schools"),
    subject("各初中", "middle schools"),
    subject("各高中", "high schools"),
    subject("各幼儿园", "kindergartens"),
    subject("城区学校", "town schools"),
    subject("乡镇学校", "village schools"),
    subject("新任教师", "new teachers"),
    subject("骨干教师", "lead teachers"),
    subject("班主任", "class teachers"),
    subject("机关科室", "the bureau's offices"),
  ],
  "2": [
    subject("一年级", "Grade 1"),
    subject("二年级", "Grade 2"),
    subject("三年级", "Grade 3"),
    subject("四年级", "Grade 4"),
    subject("五年级", "Grade 5"),
    subject("六年级", "Grade 6"),
    subject("七年级", "Grade 7"),
    subject("八年级", "Grade 8"),
    subject("九年级", "Grade 9"),
    subject("全体教职工", "all staff"),
  ],
  "3": [
    subject("七年级", "Grade 7"),
    subject("八年级", "Grade 8"),
    subject("九年级", "Grade 9"),
    subject("高一年级", "Grade 10"),
    subject("高二年级", "Grade 11"),
    subject("高三年级", "Grade 12"),
    subject("住校生", "boarders"),
    subject("走读生", "day pupils"),
    subject("校队队员", "school teams"),
    subject("全体教职工", "all staff"),
  ],
};

const templates: readonly Template[] = [
  {
    category: both("教务", "Academic"),
    author: "教务处|||Academic Office",
    title: (to) => both(`${to.chinese}期中练习安排`, `Midterm practice for ${to.english}`),
    content: (to) =>
      both(
        `${to.chinese}期中练习定于下周三、周四进行，请带齐文具，提前十分钟进入考场。成绩将在一周内公布，可在“成绩查询”中查看。`,
        `The midterm practice for ${to.english} takes place next Wednesday and Thursday. Bring your stationery and be in the room ten minutes early. Results appear in Grades within a week.`,
      ),
  },
  {
    category: both("活动", "Events"),
    author: "德育处|||Moral Education Office",
    title: (to) => both(`${to.chinese}秋季研学活动通知`, `Autumn field trip: ${to.english}`),
    content: (to) =>
      both(
        `${to.chinese}将于本月下旬前往湿地公园研学。请穿校服和运动鞋，自备饮用水，上午七点四十在操场集合。`,
        `${to.english} visits the wetland park later this month. Wear the school uniform and trainers, bring water, and meet on the playground at 7:40.`,
      ),
  },
  {
    category: both("安全", "Safety"),
    author: "安全办|||Safety Office",
    title: (to) => both(`消防疏散演练（${to.chinese}）`, `Fire drill (${to.english})`),
    content: (to) =>
      both(
        `本周五第三节课进行消防疏散演练，${to.chinese}按指定路线撤离至操场，听到警报后请勿奔跑、不带书包。`,
        `A fire drill takes place in the third lesson this Friday. ${to.english} leaves by its marked route to the playground; when the alarm sounds, walk and leave bags behind.`,
      ),
  },
  {
    category: both("后勤", "Facilities"),
    author: "总务处|||General Affairs Office",
    title: (to) => both(`${to.chinese}教室空调检修`, `Air-conditioning service: ${to.english}`),
    content: (to) =>
      both(
        `本周末对${to.chinese}所用房间的空调进行清洗检修，请提前收好桌面物品，周一恢复正常使用。`,
        `The air conditioning in the rooms of ${to.english} is cleaned and serviced this weekend. Please clear the desks; everything is back in use on Monday.`,
      ),
  },
  {
    category: both("健康", "Health"),
    author: "校医室|||School Clinic",
    title: (to) => both(`${to.chinese}视力筛查`, `Eye tests: ${to.english}`),
    content: (to) =>
      both(
        `${to.chinese}视力筛查安排在本月第二周，请佩戴日常眼镜。结果会记入健康档案，并通知家长。`,
        `Eye tests for ${to.english} are in the second week of this month. Bring the glasses you usually wear. Results go into the health record, and parents are told.`,
      ),
  },
  {
    category: both("教务", "Academic"),
    author: "教务处|||Academic Office",
    title: (to) => both(`${to.chinese}选修课报名开始`, `Electives open for ${to.english}`),
    content: (to) =>
      both(
        `${to.chinese}选修课今日起开放报名，每人至多选两门，名额满即止，周日二十点截止。`,
        `Elective courses open today for ${to.english}: two each at most, while places last, until Sunday 20:00.`,
      ),
  },
  {
    category: both("家校", "Home and school"),
    author: "年级组|||Grade Team",
    title: (to) => both(`${to.chinese}家长会邀请`, `Parents' evening: ${to.english}`),
    content: (to) =>
      both(
        `诚邀家长参加${to.chinese}家长会，将介绍本学期教学安排并与任课教师单独交流，请在“问卷调查”中选择时间段。`,
        `Parents are warmly invited to the ${to.english} evening: the plan of this term, and time alone with each teacher. Choose your slot in Surveys.`,
      ),
  },
  {
    category: both("图书馆", "Library"),
    author: "图书馆|||Library",
    title: (to) => both(`${to.chinese}图书归还提醒`, `Books due back: ${to.english}`),
    content: (to) =>
      both(
        `${to.chinese}借阅的图书请在本周内归还，可在图书馆一楼自助机办理续借。`,
        `Books borrowed by ${to.english} are due back this week; renew them at the machine on the library's ground floor.`,
      ),
  },
  {
    category: both("活动", "Events"),
    author: "体育组|||PE Department",
    title: (to) => both(`${to.chinese}趣味运动会`, `Sports day: ${to.english}`),
    content: (to) =>
      both(
        `${to.chinese}趣味运动会下周二下午举行，项目有接力、拔河和跳长绳，请各班周五前上交名单。`,
        `Sports day for ${to.english} is next Tuesday afternoon, with a relay, tug of war and rope jumping. Classes hand in their lists by Friday.`,
      ),
  },
  {
    category: both("信息", "IT"),
    author: "信息中心|||IT Centre",
    title: (to) => both(`${to.chinese}云盘空间调整`, `More drive space: ${to.english}`),
    content: (to) =>
      both(
        `${to.chinese}的校园云盘空间已扩容，请及时清理不再使用的文件，重要资料建议保留两份。`,
        `The school drive of ${to.english} has grown. Please remove files you no longer need, and keep two copies of what matters.`,
      ),
  },
  {
    category: both("假期", "Holidays"),
    author: "校办公室|||School Office",
    title: (to) => both(`${to.chinese}放假与返校安排`, `Holiday dates: ${to.english}`),
    content: (to) =>
      both(
        `${to.chinese}放假与返校时间见校历，假期请注意交通与用水安全，返校当日照常上课。`,
        `The school calendar shows the holiday of ${to.english}. Take care on the road and near water; lessons start as usual on the day of return.`,
      ),
  },
  {
    category: both("食堂", "Canteen"),
    author: "食堂|||Canteen",
    title: (to) => both(`${to.chinese}订餐时间变更`, `New meal times: ${to.english}`),
    content: (to) =>
      both(
        `下周起${to.chinese}午餐时间调整为十一点五十，订餐请在前一日十八点前完成。`,
        `From next week lunch for ${to.english} is at 11:50. Order by 18:00 the day before.`,
      ),
  },
];

/** One notice of the demo platform. */
export interface SeedNotice {
  readonly id: string;
  readonly unit_id: string;
  readonly title: string;
  readonly content: string;
  readonly author: string;
  readonly category: string;
  readonly published_at: number;
}

/** 120 notices for a school, newest first, each about 20 hours older than the one before. */
export function noticesOf(unit: string, now: number): readonly SeedNotice[] {
  const pairs = (subjects[unit] ?? []).flatMap((to, row) =>
    templates.map((template, column) => ({ template, to, order: (row * 7 + column * 11) % 120 })),
  );
  return pairs
    .map((pair, index) => ({ ...pair, rank: pair.order * pairs.length + index }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ template, to }, index) => ({
      id: `${unit}-${String(index + 1).padStart(3, "0")}`,
      unit_id: unit,
      title: template.title(to),
      content: template.content(to),
      author: template.author,
      category: template.category,
      published_at: now - Math.round(((index + 0.2) * DAY * 5) / 6),
    }));
}
