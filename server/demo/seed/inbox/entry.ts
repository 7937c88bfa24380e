/**
 * A message of the demo about an application that large platforms offer; it is read in the message centre. Those that are installed
 * tell people of what they have themselves, in their own seeds, which alone give them to-dos: what people are asked to do can be done.
 */
export interface SeedMessage {
  /** Bilingual, as the wire carries words. */
  readonly words: string;
  readonly module: string;
  /** The code of its application. */
  readonly app: string;
  /** When it came: a time of the last school day that has come to it, or of one so many school days earlier. */
  readonly came: Came;
  /** The id of the child that it is about. */
  readonly child?: string;
  readonly importance: 1 | 2 | 3 | 4 | 5;
  /** Its paragraphs. */
  readonly content?: readonly string[];
  readonly read?: true;
}

const MODULES = {
  approvals: "审批中心|||Approval Centre",
  bus: "校车|||School Bus",
  canteen: "食堂订餐|||Canteen",
  clubs: "社团活动|||Clubs",
  documents: "公文流转|||Official Documents",
  surveys: "问卷调查|||Surveys",
  exams: "考务管理|||Examinations",
  grades: "成绩查询|||Grades",
  health: "健康晨检|||Health Checks",
  homework: "作业|||Homework",
  marking: "网上阅卷|||Online Marking",
  meetings: "会议管理|||Meetings",
  repairs: "报修服务|||Repairs",
  reporting: "数据上报|||Data Reporting",
  training: "继续教育|||Teacher Training",
  "data-review": "数据审核|||Data Review",
  "district-exams": "考试管理|||District Exams",
  inspection: "教育督导|||School Inspection",
  permits: "行政审批|||Permits",
  petitions: "信访办理|||Petitions",
  "school-safety": "校园安全|||School Safety",
} as const;

/** A time of a school day as `08:20`, alone or after the number of school days ago. */
export type Came = string | readonly [ago: number, time: string];

type App = keyof typeof MODULES;
type More = Partial<Pick<SeedMessage, "child" | "content" | "read">>;

/** A message; `words` are bilingual. */
export const message = (
  importance: SeedMessage["importance"],
  app: App,
  came: Came,
  words: string,
  more: More = {},
): SeedMessage => ({ words, module: MODULES[app], app, came, importance, ...more });
