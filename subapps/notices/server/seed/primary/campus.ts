import { kinds, type MonthNotice } from "../noticeText";
import { offices } from "./offices";

/** Buildings, meals, buses, clothes, computers. */
export const campus: readonly MonthNotice[] = [
  {
    ago: 1,
    at: "16:30",
    category: kinds.facilities,
    author: offices.affairs,
    title: ["失物招领", "Lost property"],
    body: [
      [
        "门卫室近期收到：蓝色保温杯2个、儿童手表1块、校服外套5件、近视眼镜1副、跳绳3根、钥匙一串。请丢失物品的同学于每天12:30至13:00到门卫室认领，保留至{+10}。",
        "请家长在校服和水杯上写好孩子的班级和姓名。",
      ],
      [
        "Handed in at the gatehouse: two blue flasks, a child's watch, five uniform jackets, a pair of glasses, three skipping ropes and a bunch of keys. Collect yours between 12:30 and 13:00; we keep them until {+10}.",
        "Parents, please label jackets and bottles with name and class.",
      ],
    ],
  },
  {
    ago: 3,
    at: "11:15",
    category: kinds.it,
    author: offices.it,
    title: ["校园网络和云盘维护公告", "Network and drive maintenance"],
    body: [
      [
        "因核心交换机升级，{sat}8:00至14:00校园网络和云盘暂停使用，门户和手机端可能短暂无法访问，校园监控和电话不受影响。",
        "需要在周末备课的老师请提前把资料下载到本机。周一如遇无法上网，请拨打信息中心内线8016。",
      ],
      [
        "The core switch is replaced on {sat}. From 8:00 to 14:00 the school network and Drive are off, and the portal may be unreachable for short times. Security cameras and telephones keep working.",
        "If you prepare lessons at the weekend, please download your files beforehand. Should you be offline on Monday, call the IT Centre on extension 8016.",
      ],
    ],
  },
  {
    ago: 4,
    at: "09:05",
    category: kinds.home,
    author: offices.affairs,
    signed: true,
    title: ["冬季校服征订和换装通知", "Winter uniforms: ordering and change-over"],
    body: [
      [
        "各位家长：",
        "天气转冷，从{mon}起学生可穿冬季校服，升旗仪式当天须统一着装。早晚温差大时，可在校服内加穿毛衣或羽绒内胆。",
        "需要新购或增订的家长，请于{+4}前将尺码和数量告知班主任，自愿购买，多退少补。样衣放在一楼接待室，每天16:00至17:00可以试穿。",
        "提倡循环利用：高年级同学穿小的校服洗净后可送到总务处，供有需要的同学领取。",
      ],
      [
        "Dear parents,",
        "It is getting colder. From {mon} pupils may wear the winter uniform, and all wear it at the flag ceremony. On cold days a jumper or a thin down jacket goes underneath.",
        "If you wish to order, please give size and number to the class teacher by {+4}. Buying is voluntary, and sizes can be exchanged. Samples can be tried on in the reception room on the ground floor from 16:00 to 17:00.",
        "Please pass on uniforms that have become too small: washed, they are welcome at the General Affairs Office.",
      ],
    ],
  },
  {
    ago: 5,
    at: "08:25",
    category: kinds.facilities,
    author: offices.affairs,
    title: ["校车2号线临时改道", "School bus 2: temporary diversion"],
    body: [
      [
        "因澄湖路管道施工，校车2号线从{+2}起临时改道，约两周：取消“澄湖花园”站，改在“文化广场东门”上下车，早晨到站时间为7:12，下午为16:48，其余站点时间不变。",
        "请家长提前五分钟到站，低年级学生须有人接送。如有疑问请联系随车老师。",
      ],
      [
        "Because of roadworks in Chenghu Road, school bus 2 takes another route for about two weeks, starting on {+2}. The Chenghu Garden stop moves to the east gate of Culture Square, at 7:12 in the morning and 16:48 in the afternoon. All other times stay the same.",
        "Please be at the stop five minutes early. Younger children must be brought and collected. The teacher on the bus answers your questions.",
      ],
    ],
  },
  {
    ago: 7,
    at: "14:20",
    category: kinds.facilities,
    author: offices.affairs,
    title: ["周末停电通知", "Power cut at the weekend"],
    body: [
      [
        "接供电公司通知，因线路检修，{sat}7:00至17:00学校全面停电，电梯、门禁和网络同时停用。",
        "请各办公室周五下班前关闭电脑和电器，清空冰箱；如有周末活动请改期，确需入校的请联系值班室。",
      ],
      [
        "The power company is working on the line: the whole school is without power on {sat} from 7:00 to 17:00. Lifts, door locks and the network are off as well.",
        "Please switch off computers and appliances and empty the fridges on Friday. Move weekend activities to another day; if you have to come in, speak to the duty room.",
      ],
    ],
  },
  {
    ago: 12,
    at: "09:10",
    category: kinds.canteen,
    author: offices.canteen,
    title: ["家长陪餐日报名", "Lunch with your child: sign-up"],
    body: [
      [
        "各位家长：",
        "本月家长陪餐日定于{+5}，11:20入校，参观后厨和留样间，随后与孩子一起用餐并填写评价表。每班两个名额，请向班主任报名。",
        "餐费按学生标准15元收取，请携带健康证明或体检报告（六个月内），参观时佩戴学校提供的口罩和帽子。",
      ],
      [
        "Dear parents,",
        "This month's lunch with parents is on {+5}. Arrive at 11:20, see the kitchen and the food sample store, eat with your child, and fill in the feedback form. There are two places for each class; please ask your class teacher.",
        "Lunch costs 15 yuan, as for pupils. Bring a health certificate or check-up from the last six months, and wear the mask and cap we provide.",
      ],
    ],
  },
  {
    ago: 13,
    at: "16:20",
    category: kinds.facilities,
    author: offices.affairs,
    title: ["教室空调清洗检修", "Air-conditioning service in classrooms"],
    body: [
      [
        "{sat}、{sun}对各班教室和专用教室的空调进行清洗、检修。请各班周五放学前收好桌面和窗台上的物品，把绿植移到教室后面。",
        "冬季室温低于10℃时可开启空调，设定温度不高于20℃，并注意每节课间开窗通风。",
      ],
      [
        "The air conditioning in all classrooms and special rooms is cleaned and serviced on {sat} and {sun}. Please clear desks and window sills before you go home on Friday, and move plants to the back.",
        "Heating may be switched on when a room is colder than 10 °C, and set to 20 °C at most. Open the windows in every break.",
      ],
    ],
  },
  {
    ago: 15,
    at: "14:05",
    category: kinds.safety,
    author: offices.safety,
    title: ["家长和来访人员入校须知", "Visiting the school"],
    body: [
      [
        "为保障校园安全，家长和来访人员入校须提前与老师约定，由老师在门户提交来访申请，凭身份证在1号门登记，领取访客证后由老师到门口接入。",
        "上课期间不办理送物品入校；忘带的学习用品、衣物可放在门卫室的班级收纳架上，外卖和零食请勿送入。",
      ],
      [
        "To keep the school safe, visitors arrange their visit with a teacher, who registers it in the portal. Show your ID card at Gate 1, take a visitor's badge, and the teacher meets you there.",
        "Nothing is taken to classrooms during lessons. Forgotten books and clothes can be left on the class shelves in the gatehouse; please send no snacks or takeaway food.",
      ],
    ],
  },
];
