import { kinds, type MonthNotice } from "../noticeText";
import { offices } from "./offices";

/** Safety and health of the children and the staff. */
export const care: readonly MonthNotice[] = [
  {
    ago: 0,
    at: "08:05",
    category: kinds.safety,
    author: offices.safety,
    signed: true,
    title: ["消防疏散演练通知", "Fire drill"],
    body: [
      [
        "全体师生：",
        "为提高师生应对火灾的自救能力，学校定于{+3}09:40（大课间）举行消防疏散演练。安排如下：\n1. 听到警报后，任课教师立即停课，组织学生用湿毛巾捂住口鼻、弯腰有序撤离；\n2. 各班按教室门后张贴的路线下楼，靠右行走，不奔跑、不推挤、不返回取物；\n3. 到达操场指定位置后，班主任清点人数，向年级组长报告。",
        "一年级由六年级志愿者协助疏散。身体不适的学生请提前告知班主任，由校医陪同在操场等候。",
        "请各班在演练前利用班会时间学习疏散路线和注意事项。",
      ],
      [
        "To all staff and pupils,",
        "A fire drill takes place on {+3} at 09:40, in the long break:\n1. When the alarm sounds, teachers stop the lesson at once and lead their class out; cover nose and mouth with a wet towel and stay low.\n2. Follow the route shown behind your classroom door. Keep right, walk, do not push, and do not go back for your things.\n3. At your place on the playground, class teachers count their pupils and report to the head of grade.",
        "Volunteers from Grade 6 help Grade 1. Pupils who are unwell tell their class teacher beforehand and wait on the playground with the school nurse.",
        "Please go through the route and the rules in class before the drill.",
      ],
    ],
  },
  {
    ago: 0,
    at: "15:50",
    category: kinds.safety,
    author: offices.safety,
    title: ["校门口交通管理和错峰放学提醒", "Traffic at the gate and staggered home times"],
    body: [
      [
        "各位家长：",
        "近期校门口上下学时段车辆较多，存在安全隐患。请您按错峰时间接送：一、二年级15:50，三、四年级16:05，五、六年级16:20，课后服务17:40。",
        "机动车即停即走，请勿在校门两侧50米内停车或掉头；骑电动自行车请佩戴头盔；请在标有班级的等候区接孩子，不堵占盲道和消防通道。",
        "孩子们的安全，需要您多走几步路、多等几分钟。谢谢理解！",
      ],
      [
        "Dear parents,",
        "The road at our gate is very busy when school begins and ends. Please keep to the times: Grades 1 and 2 at 15:50, Grades 3 and 4 at 16:05, Grades 5 and 6 at 16:20, after-school care at 17:40.",
        "Cars may set down and drive on, but not park or turn within 50 metres of the gate. Wear a helmet on your e-bike. Meet your child in the waiting area of the class, and keep tactile paving and the fire lane clear.",
        "A few steps and a few minutes more keep our children safe. Thank you.",
      ],
    ],
  },
  {
    ago: 2,
    at: "10:10",
    category: kinds.health,
    author: offices.clinic,
    signed: true,
    title: ["预防流感致家长的一封信", "Preventing the flu: a letter to parents"],
    body: [
      [
        "尊敬的家长：",
        "近期气温变化大，已进入流感高发季节。请您配合做好以下几点：\n1. 每天上学前为孩子测量体温，38℃以上或有明显咳嗽、咽痛的，请在家休息并及时就医；\n2. 提醒孩子勤洗手，打喷嚏时用纸巾或手肘遮挡；\n3. 保证睡眠，适量运动，家中勤开窗通风。",
        "因病请假请如实告知班主任症状和就诊结果。退热满48小时且症状基本消失后方可返校，返校时到校医室复查。",
        "学校每天对教室通风、消毒，并坚持晨检和午检。让我们共同守护孩子的健康。",
      ],
      [
        "Dear parents,",
        "The weather is changing, and the flu season has begun. Please help us:\n1. Take your child's temperature every morning. With 38 °C or more, a bad cough or a sore throat, children stay at home and see a doctor.\n2. Remind your child to wash hands often, and to sneeze into a tissue or the elbow.\n3. Make sure your child gets enough sleep and exercise, and air your rooms.",
        "When you report your child ill, please tell the class teacher the symptoms and what the doctor said. Children come back 48 hours after the fever has gone and the symptoms have eased, and call at the clinic first.",
        "We air and clean the classrooms daily, and check every child's health in the morning and at noon. Together we keep our children well.",
      ],
    ],
  },
  {
    ago: 6,
    at: "10:30",
    category: kinds.health,
    author: offices.counsel,
    signed: true,
    title: ["心理健康周活动安排", "Mental health week"],
    body: [
      [
        "各班：",
        "从{mon}起的一周是我校心理健康周，主题为“和情绪做朋友”。周一国旗下讲话；周二各班心理主题班会；周三午间“解忧信箱”开箱；周四四至六年级团体游戏；周五19:00家长线上讲座“如何倾听孩子”。",
        "心理辅导室每天12:30至13:30开放，同学们可以预约，也可以把想说的话投进信箱，老师会为你保密。",
      ],
      [
        "To all classes,",
        "Mental health week begins on {mon}; its theme is “Making friends with our feelings”. Monday: talk at the flag ceremony. Tuesday: a lesson in every class. Wednesday: the worry box is opened at midday. Thursday: group games for Grades 4 to 6. Friday, 19:00: online talk for parents on how to listen to children.",
        "The Counselling Room is open every day from 12:30 to 13:30. Make an appointment, or drop a note into the box; whatever you say stays with us.",
      ],
    ],
  },
  {
    ago: 6,
    at: "16:10",
    category: kinds.safety,
    author: offices.safety,
    title: ["请完成“安全教育平台”专题学习", "Online safety course: please complete it"],
    body: [
      [
        "各位家长：",
        "请与孩子一起登录“安全教育平台”，完成“冬季安全”和“防溺水、防冰面”两个专题的学习和测试，约需20分钟，截止时间为{+5}。",
        "账号为学生姓名拼音加学号后四位，忘记密码请联系班主任重置。各班完成情况将在下周汇总。",
      ],
      [
        "Dear parents,",
        "Please log in to the safety education platform with your child and complete two courses with their tests, “Safe in winter” and “Water and ice”. They take about 20 minutes and are due on {+5}.",
        "The account is your child's name in pinyin and the last four digits of the pupil number. The class teacher can reset the password. We look at each class's progress next week.",
      ],
    ],
  },
  {
    ago: 9,
    at: "09:30",
    category: kinds.health,
    author: offices.clinic,
    signed: true,
    title: ["流感疫苗自愿接种登记", "Flu vaccination: voluntary sign-up"],
    body: [
      [
        "各位家长：",
        "社区卫生服务中心将于{+6}下午到校开展流感疫苗集中接种。接种遵循知情、自愿的原则，请于{+3}前向班主任登记，并交回签署的知情同意书。",
        "发热、对鸡蛋严重过敏或正处于疾病急性期的学生暂不接种。当天请让孩子吃好午饭、穿宽松上衣，接种后留观30分钟。未在校接种的，可自行到接种门诊预约。",
      ],
      [
        "Dear parents,",
        "The community health centre comes to school on the afternoon of {+6} to vaccinate against influenza. It is voluntary: please sign up with the class teacher by {+3}, and hand in the signed consent form.",
        "Children with a fever, a severe egg allergy or an acute illness are not vaccinated for now. Please give your child a good lunch and a loose top that day. Children are watched for 30 minutes afterwards. You may also book at a vaccination clinic.",
      ],
    ],
  },
  {
    ago: 11,
    at: "08:50",
    category: kinds.health,
    author: offices.clinic,
    title: ["视力筛查时间安排", "Eye test timetable"],
    body: [
      [
        "各班：",
        "本学期视力筛查在校医室旁的多功能室进行：{+2}上午一、二年级，下午三年级；{+3}上午四、五年级，下午六年级。戴眼镜的学生请带上眼镜，佩戴角膜塑形镜的学生请提前告知班主任。",
        "结果记入健康档案，并由班主任单独告知家长。请各班认真做好每天两次眼保健操。",
      ],
      [
        "To all classes,",
        "Eye tests take place in the room next to the clinic. {+2}: Grades 1 and 2 in the morning, Grade 3 in the afternoon. {+3}: Grades 4 and 5 in the morning, Grade 6 in the afternoon. Bring your glasses; pupils who wear lenses overnight tell their class teacher beforehand.",
        "Results go into the health record, and class teachers inform parents individually. Please do the eye exercises twice a day with care.",
      ],
    ],
  },
  {
    ago: 8,
    at: "15:05",
    category: kinds.health,
    author: offices.union,
    title: ["教职工无偿献血报名", "Blood donation for staff"],
    body: [
      [
        "各位同事：",
        "区献血车将于{+7}13:30至16:30停靠在学校2号门内。凡18至55周岁、身体健康的教职工均可自愿报名，请于{+4}前到工会赵敏老师处登记，以便错开上课时间。",
        "献血前一晚请勿饮酒、熬夜，当天正常饮食，带好身份证。献血后请多休息，下午无课的老师可提前离校。",
      ],
      [
        "Dear colleagues,",
        "The blood donation bus stands inside Gate 2 on {+7} from 13:30 to 16:30. Healthy colleagues between 18 and 55 are welcome to volunteer. Please sign up with Zhao Min at the Staff Union by {+4}, so that we can plan around lessons.",
        "Do not drink alcohol or stay up late the night before, eat as usual, and bring your ID card. Rest afterwards; if you have no lessons that afternoon you may leave early.",
      ],
    ],
  },
  {
    ago: 18,
    at: "10:40",
    category: kinds.home,
    author: offices.school,
    title: ["城乡居民医保缴费提醒", "Medical insurance: payment reminder"],
    body: [
      [
        "各位家长：",
        "新年度城乡居民基本医疗保险正在集中缴费。请已在本区参保的学生家长通过税务部门的线上渠道为孩子缴费，学校不代收任何费用，也不会发送缴费链接，请谨防诈骗。",
        "转学、户籍变动的学生如有疑问，可向户籍所在地或居住地社区咨询。",
      ],
      [
        "Dear parents,",
        "It is time to pay for next year's basic medical insurance. If your child is insured in this district, please pay through the tax office's own online service. The school collects no money and sends no payment links: beware of fraud.",
        "If your child has changed school or place of registration, please ask your community office.",
      ],
    ],
  },
  {
    ago: 20,
    at: "15:15",
    category: kinds.home,
    author: offices.parents,
    title: ["护学岗家长志愿者招募", "Volunteers wanted at the crossing"],
    body: [
      [
        "亲爱的家长朋友：",
        "为了孩子们平安上下学，家委会现招募下月护学岗志愿者。时间为早上7:35至8:05、下午15:45至16:25，每岗两人，学校提供反光背心和指挥旗。",
        "有意者请在班级家委会处报名，或直接与5（2）班家长李建国联系。陪孩子走过的这段路，会成为温暖的记忆。",
      ],
      [
        "Dear fellow parents,",
        "We are looking for volunteers to help children cross the road next month, from 7:35 to 8:05 and from 15:45 to 16:25. Two parents share each turn; the school provides reflective vests and flags.",
        "Please sign up with your class committee or with Li Jianguo, Class 5 (2). These few steps together will be a fond memory.",
      ],
    ],
  },
  {
    ago: 21,
    at: "08:55",
    category: kinds.teaching,
    author: offices.pe,
    title: ["学生体质健康测试安排", "Physical fitness tests"],
    body: [
      [
        "各班：",
        "本学期体质健康测试从{mon}开始，两周内在体育课上完成，项目包括身高体重、肺活量、50米跑、坐位体前屈、一分钟跳绳，五、六年级加测50米×8往返跑。",
        "请学生穿运动服和运动鞋。因病不能参加的，凭医院证明向体育老师申请免测或缓测。",
      ],
      [
        "To all classes,",
        "The fitness tests begin on {mon} and are completed in PE lessons within two weeks: height and weight, lung capacity, 50-metre run, sit-and-reach and one-minute skipping. Grades 5 and 6 also run eight times 50 metres.",
        "Please wear sports clothes and trainers. Pupils who cannot take part bring a doctor's note, and their PE teacher excuses them or sets another date.",
      ],
    ],
  },
];
