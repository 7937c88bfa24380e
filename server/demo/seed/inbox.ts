/** What waits in everybody's message centre; all but the last are unread. */
export const messages = [
  {
    memo: "今天 15:30 在三楼会议室召开例会|||Staff meeting today at 15:30, third floor",
    importance: 4,
    module: "会议管理|||Meetings",
    hours: 1,
  },
  {
    memo: "您有一份问卷待填写：课后服务满意度|||A survey is waiting for you: after-school care",
    importance: 3,
    module: "问卷调查|||Surveys",
    hours: 5,
  },
  {
    memo: "校车 2 号线明日推迟十分钟发车|||School bus 2 leaves ten minutes later tomorrow",
    importance: 2,
    module: "校车|||School Bus",
    hours: 20,
  },
  {
    memo: "暴雨黄色预警，请注意出行安全|||Yellow rainstorm warning: take care on the way",
    importance: 5,
    module: "通知公告|||Notices",
    hours: 26,
  },
  {
    memo: "云盘空间已使用 80%|||80% of your drive space is used",
    importance: 1,
    module: "校园云盘|||School Drive",
    hours: 50,
  },
] as const;

/** What everybody has to do. */
export const todos = [
  {
    title: "审批：外出培训申请|||Approve: leave for training",
    module: "审批中心|||Approval Centre",
    hours: 2,
    url: null,
  },
  { title: "提交本周周记|||Hand in this week's journal", module: "作业|||Homework", hours: 8, url: null },
  {
    title: "确认期中练习名单|||Confirm the midterm list",
    module: "考务管理|||Examinations",
    hours: 30,
    url: null,
  },
  {
    title: "填写健康晨检|||Fill in the morning health check",
    module: "健康晨检|||Health Checks",
    hours: 31,
    url: null,
  },
] as const;

/** Unread counts by application; one beyond 99 so that `99+` shows. */
export const unread = [
  { code: "homework", num: 3 },
  { code: "approvals", num: 128 },
  { code: "surveys", num: 1 },
] as const;
