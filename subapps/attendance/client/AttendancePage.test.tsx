import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { Answer } from "../../../src/subapp/sdk/contract";
import type { PortalCall } from "../../../src/subapp/sdk/createPortal";
import { fakePortal } from "../../../test/fakePortal";
import { contract } from "../contract";
import { mount } from "./main";

const TODAY = "2026-10-15";
const FIFTH = { code: "5（2）班", name: "5（2）班|||Class 5(2)" };
const FIRST = { code: "5（1）班", name: "5（1）班|||Class 5(1)" };
const NO_CLOCKING = {
  at: "",
  way: null,
  lateBy: 0,
  missed: 0,
  reason: "",
  received: "",
  clockings: 0,
  by: "",
  saidAt: "",
};

const pupil = (id: string, name: string, status: string, more: object = {}) => ({
  id,
  name,
  status,
  ...NO_CLOCKING,
  ...more,
});
const PUPILS = [
  pupil("1", "李思涵", "present", { at: `${TODAY} 07:50:00`, way: "face", clockings: 2 }),
  pupil("2", "王浩然", "late", {
    at: `${TODAY} 08:05:00`,
    way: "offline",
    lateBy: 5,
    received: `${TODAY} 08:20:00`,
    clockings: 1,
  }),
  pupil("3", "张欣怡", "waiting"),
  pupil("4", "赵宇轩", "leave", {
    reason: "感冒|||A cold",
    by: "周明",
    saidAt: `${TODAY} 07:49:30`,
    at: `${TODAY} 07:35:00`,
    way: "hand",
  }),
];
const ROLL = {
  date: TODAY,
  class: FIFTH,
  half: "whole",
  note: "",
  limit: "08:00",
  before: "2026-10-14",
  closed: null,
  pupils: PUPILS,
};
const CLOSED = { at: `${TODAY} 08:30:00`, by: "王雅琴" };
const figures = { total: 4, present: 1, late: 1, absent: 0, leave: 1, waiting: 1, closed: false };
const ABOUT = { today: TODAY, classes: [FIFTH, FIRST], own: [], manages: false };
const MONTH = {
  month: "2026-10",
  class: FIFTH,
  days: [14, 15, 16, 17].map((day) => ({
    date: `2026-10-${day}`,
    half: day === 17 ? "none" : "whole",
    note: "",
  })),
  pupils: [
    {
      id: "1",
      name: "李思涵",
      marks: ["present", "late", null, "off"],
      present: 1,
      late: 1,
      leave: 0,
      missed: 0,
    },
    {
      id: "2",
      name: "王浩然",
      marks: ["absent", "leave", null, "off"],
      present: 0,
      late: 0,
      leave: 1,
      missed: 3,
    },
  ],
};
const WEEK = {
  monday: "2026-10-12",
  person: { id: "1", name: "李思涵" },
  className: FIFTH.name,
  days: [12, 13, 14, 15, 16].map((day) => ({
    date: `2026-10-${day}`,
    half: day === 12 ? "none" : "whole",
    note: day === 12 ? "运动会|||Sports day" : "",
    ...NO_CLOCKING,
    status: day === 12 ? "off" : day === 13 ? "absent" : day === 16 ? null : "present",
    at: day > 13 && day < 16 ? `2026-10-${day} 07:50:00` : "",
    way: "face",
  })),
};
const RULES = {
  from: "",
  morning: "08:00",
  afternoon: "14:00",
  week: ["whole", "whole", "morning", "whole", "whole", "none", "none"],
  coming: [{ from: "2026-11-02", morning: "07:50", afternoon: "14:00", week: Array(7).fill("whole") }],
  spells: [
    { id: "s1", starts: "2026-10-01", ends: "2026-10-07", half: "none", name: "国庆节|||National Day" },
  ],
};
const clockedAs = (id: string, name: string, more: object = {}) => ({
  undo: `u-${id}`,
  person: { id, name },
  className: FIFTH.name,
  at: `${TODAY} 08:10:00`,
  first: `${TODAY} 08:10:00`,
  status: "late",
  lateBy: 10,
  ...more,
});
const ok = (data: unknown): Answer => ({ ok: true, data });
const failed = (status: number | null, text = "没有网络|||No network"): Answer => ({
  ok: false,
  status,
  text,
});

interface Options {
  readonly at?: string;
  readonly about?: object;
  readonly answers?: Readonly<Record<string, (call: PortalCall) => Answer>>;
  readonly known?: { userId: string; name: string; time: string; proof: string } | { refused: string };
}

const seen: string[] = [];
Element.prototype.scrollIntoView = function (this: HTMLElement) {
  seen.push(this.textContent);
};

let unmount: () => void = () => undefined;

/** Shows Attendance on Thursday, 15 October 2026. */
async function show({ at = "", about = ABOUT, answers = {}, known }: Options = {}) {
  const usual: Readonly<Record<string, unknown>> = {
    [contract.about.path]: about,
    [contract.classes.path]: {
      date: TODAY,
      half: "whole",
      list: [FIFTH, FIRST].map((each) => ({ ...each, ...figures })),
    },
    [contract.roll.path]: ROLL,
    [contract.month.path]: MONTH,
    [contract.week.path]: WEEK,
    [contract.rules.path]: RULES,
    [contract.correct.path]: { undo: "c1" },
    [contract.close.path]: { absent: 1, told: 1 },
    [contract.clockByHand.path]: clockedAs("3", "张欣怡"),
    [contract.clockByFace.path]: clockedAs("1", "李思涵", { undo: "", status: "present", lateBy: 0 }),
  };
  const fake = fakePortal({
    app: "attendance",
    at,
    user: { userId: "2001", userType: 2, unitId: "2", unitType: 2, realName: "王雅琴", avatar: null },
    answer: (call) => answers[call.path]?.(call) ?? ok(usual[call.path] ?? null),
    ...(known && { known }),
  });
  const main = document.body.appendChild(document.createElement("main"));
  const instance = await act(async () => mount(main, fake.portal));
  // What is read again then arrives within it.
  await act(() => {
    instance.setActive(true);
    return Promise.resolve();
  });
  unmount = () => {
    act(() => instance.unmount());
    main.remove();
    expect(fake.crashes).toEqual([]);
  };
  const asked = (path: string) => fake.sent.filter((call) => call.path === path).map(({ data }) => data);
  return { main, asked, ...fake };
}

afterEach(() => {
  unmount();
  unmount = () => undefined;
  localStorage.clear();
});

const row = async (name: string) => (await screen.findByText(name)).closest("li") ?? document.body;

it("shows the roll with words beside colours, when and how each came, and the classes at a glance, in both languages [FACE-09, A11Y-01, I18N-05, I18N-06]", async () => {
  const { main, language, titles } = await show();
  expect(await row("王浩然")).toHaveTextContent(/08:05 老师离线登记 · 迟到 5 分钟 · 08:20 联网后补传/);
  expect(await row("李思涵")).toHaveTextContent(/07:50 刷脸 · 共 2 次打卡，以最早为准/);
  // Of a pupil who is away an earlier clocking says nothing.
  expect(await row("赵宇轩")).not.toHaveTextContent("07:35");
  expect(await row("赵宇轩")).toHaveTextContent(/感冒 · 07:49 周明登记/);
  expect(screen.getByText("已到 2/4 · 迟到 1 · 未到校 1 · 请假 1")).toBeVisible();
  expect(screen.getByRole("button", { name: /5（1）班.*已到 2\/4/ })).toBeVisible();
  expect(titles).toContain("考勤");
  expect(screen.queryByRole("button", { name: "考勤规则" })).toBeNull();
  expect(await axe(main)).toHaveNoViolations();
  act(() => language.set("en"));
  expect(await row("张欣怡")).toHaveTextContent("Not arrived");
  expect(screen.getByText("2 of 4 present · 1 late · 1 not arrived · 1 excused")).toBeVisible();
  // Pupils are called by their names in pinyin, with the Chinese beside them [I18N-06].
  expect(await row("Li Sihan")).toHaveTextContent(/^Li Sihan 李思涵/);
  expect(screen.getByText("李思涵")).toHaveAttribute("lang", "zh-CN");
  expect(await row("Zhao Yuxuan")).toHaveTextContent(/Zhou Ming/);
});

const states = async (name: string) =>
  within(await row(name))
    .getAllByRole("radio")
    .map((radio) => radio.getAttribute("aria-checked") === "true");
const press = async (status: string, name: string) =>
  userEvent.click(await screen.findByRole("radio", { name: `${status}，${name}` }));

it("marks each pupil by one press, in the four states, none of them for a pupil without a mark [FACE-09, A11Y-01, A11Y-03]", async () => {
  const { asked, said, refreshed } = await show();
  expect(await states("张欣怡")).toEqual([false, false, false, false]);
  expect(await row("张欣怡")).toHaveTextContent("未到校");
  expect(await states("王浩然")).toEqual([false, true, false, false]);
  const group = within(await row("张欣怡")).getByRole("radiogroup", { name: "张欣怡" });
  expect(
    within(group)
      .getAllByRole("radio")
      .map(({ textContent }) => textContent),
  ).toEqual(["已到", "迟到", "请假", "缺勤"]);
  await press("缺勤", "张欣怡");
  expect(await states("张欣怡")).toEqual([false, false, false, true]);
  await waitFor(() => expect(said).toContain("张欣怡：缺勤"));
  expect(asked(contract.correct.path)).toEqual([{ person: "3", date: TODAY, status: "absent" }]);
  expect(asked(contract.correcting.path)).toEqual([]);
  expect(refreshed).toEqual(["attendance", "unread"]);
  // What is chosen already is no news.
  await press("请假", "赵宇轩");
  expect(asked(contract.correct.path)).toHaveLength(1);
});

it("keeps everything in its place when a state is pressed: nothing comes before the list, and the way back has a place of its own [FACE-09]", async () => {
  const { main, notified, asked } = await show();
  await row("张欣怡");
  const undo = screen.getByRole("button", { name: "撤销" });
  expect(undo).toHaveAttribute("aria-disabled", "true");
  const shape = () => [...main.querySelectorAll("main > *, main > * > *")].map(({ tagName }) => tagName);
  const before = shape();
  const elements = main.querySelectorAll("*:not(li *)").length;
  await press("已到", "张欣怡");
  const after = await screen.findByRole("button", { name: "撤销：张欣怡：已到" });
  expect(after).toBe(undo);
  expect(shape()).toEqual(before);
  expect(main.querySelectorAll("*:not(li *)")).toHaveLength(elements);
  expect(notified).toEqual([]);
  await userEvent.click(undo);
  await waitFor(() => expect(asked(contract.undo.path)).toEqual([{ id: "c1" }]));
  expect(screen.getByRole("button", { name: "撤销" })).toHaveAttribute("aria-disabled", "true");
});

it("offers to take a change back in the part of the page alone where it was made [FACE-09]", async () => {
  await show();
  await press("已到", "张欣怡");
  await screen.findByRole("button", { name: "撤销：张欣怡：已到" });
  await userEvent.click(screen.getByRole("button", { name: "打卡" }));
  expect(await screen.findByRole("button", { name: "撤销" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(screen.getByRole("button", { name: "月度考勤" }));
  await screen.findByRole("table");
  expect(screen.queryByRole("button", { name: /^撤销/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "点名" }));
  expect(await screen.findByRole("button", { name: "撤销：张欣怡：已到" })).toBeVisible();
});

it("leaves the earlier state where a press is refused, and says so at the pupil and aloud [FACE-09, REL-01, A11Y-03]", async () => {
  let refused = true;
  const { said } = await show({
    answers: { [contract.correct.path]: () => (refused ? failed(409) : ok({ undo: "c1" })) },
  });
  await row("王浩然");
  await press("缺勤", "王浩然");
  expect(await within(await row("王浩然")).findByText("未保存")).toBeVisible();
  expect(await states("王浩然")).toEqual([false, true, false, false]);
  expect(said).toContain("王浩然：缺勤，未保存");
  expect(screen.getByRole("button", { name: "撤销" })).toHaveAttribute("aria-disabled", "true");
  refused = false;
  await press("缺勤", "王浩然");
  await waitFor(() => expect(said).toContain("王浩然：缺勤"));
  expect(within(await row("王浩然")).queryByText("未保存")).toBeNull();
});

/** A platform that is away until it is told to be back. */
async function showAway(more: Options = {}) {
  const platform = { away: true };
  const shown = await show({
    ...more,
    answers: {
      [contract.correct.path]: () => (platform.away ? failed(503) : ok({ undo: "c1" })),
      [contract.roll.path]: ({ data }) =>
        ok((data as { class: string }).class === FIRST.code ? { ...ROLL, class: FIRST, pupils: [] } : ROLL),
      ...more.answers,
    },
  });
  return { ...shown, platform };
}

it("keeps a press that could not be saved on another class, through a reload, and until the network is back [FACE-09, REL-01, A11Y-02]", async () => {
  const { platform, said } = await showAway();
  await press("缺勤", "张欣怡");
  expect(await within(await row("张欣怡")).findByText("未保存")).toBeVisible();
  expect(await states("张欣怡")).toEqual([false, false, false, true]);
  expect(said).toContain("张欣怡：缺勤，未保存");
  // A second try that fails as well leaves it, and its button.
  await userEvent.click(screen.getByRole("button", { name: "重新保存：张欣怡" }));
  expect(screen.getByRole("radio", { name: "缺勤，张欣怡" })).toHaveFocus();
  await waitFor(() => expect(said.filter((words) => words === "张欣怡：缺勤，未保存")).toHaveLength(2));
  expect(screen.getByRole("button", { name: "重新保存：张欣怡" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^5（1）班/ }));
  expect(await screen.findByText(/张欣怡（5（2）班，10月15日）：缺勤/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^5（2）班/ }));
  expect(await states("张欣怡")).toEqual([false, false, false, true]);
  expect(screen.queryByText(/张欣怡（5（2）班/)).toBeNull();
  unmount();
  const later = await showAway();
  expect(await states("张欣怡")).toEqual([false, false, false, true]);
  expect(platform.away).toBe(true);
  later.platform.away = false;
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(later.said).toContain("张欣怡：缺勤"));
  expect(within(await row("张欣怡")).queryByText("未保存")).toBeNull();
  expect(later.asked(contract.correct.path).at(-1)).toEqual({ person: "3", date: TODAY, status: "absent" });
  unmount();
  await showAway();
  expect(await states("张欣怡")).toEqual([false, false, false, false]);
});

it("finishes no register over what is not saved: it is saved first, or named with the way to save it [FACE-09, MSG-01, REL-01]", async () => {
  const { asked, platform } = await showAway({
    answers: { [contract.closing.path]: () => ok({ absent: 1, sending: null }) },
  });
  await press("缺勤", "张欣怡");
  await within(await row("张欣怡")).findByText("未保存");
  await userEvent.click(screen.getByRole("button", { name: "结束点名" }));
  const question = await screen.findByRole("dialog", { name: "1 名学生的考勤未保存" });
  expect(question).toHaveTextContent("张欣怡：缺勤");
  expect(asked(contract.closing.path)).toEqual([]);
  platform.away = false;
  await userEvent.click(within(question).getByRole("button", { name: "重新保存" }));
  const dialog = await screen.findByRole("dialog", { name: "结束点名？" });
  expect(asked(contract.correct.path).at(-1)).toEqual({ person: "3", date: TODAY, status: "absent" });
  await userEvent.click(within(dialog).getByRole("button", { name: "结束点名" }));
  await waitFor(() => expect(asked(contract.close.path)).toHaveLength(1));
});

it("saves a waiting press of a finished register after the question alone, as parents would be notified [FACE-09, MSG-01]", async () => {
  const { asked, platform } = await showAway({
    answers: { [contract.correcting.path]: () => ok({ sending: SENDING }) },
  });
  await press("缺勤", "张欣怡");
  await within(await row("张欣怡")).findByText("未保存");
  platform.away = false;
  const tries = asked(contract.correct.path).length;
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(asked(contract.correcting.path)).toHaveLength(1));
  expect(asked(contract.correct.path)).toHaveLength(tries);
  await userEvent.click(screen.getByRole("button", { name: "重新保存：张欣怡" }));
  await userEvent.click(await screen.findByRole("button", { name: "更改并通知（2）" }));
  await waitFor(() => expect(asked(contract.correct.path)).toHaveLength(tries + 1));
});

it("forgets a press that waits once the form of the pupil saved something else [FACE-09]", async () => {
  const { asked, platform } = await showAway();
  await press("缺勤", "张欣怡");
  await within(await row("张欣怡")).findByText("未保存");
  platform.away = false;
  const drawer = await drawerOf("张欣怡");
  await userEvent.click(drawer.getByRole("radio", { name: "请假" }));
  await userEvent.click(drawer.getByRole("button", { name: "立即修改" }));
  await waitFor(() => expect(within(document.body).queryByText("未保存")).toBeNull());
  fireEvent(window, new Event("online"));
  expect(asked(contract.correct.path).at(-1)).toMatchObject({ status: "leave" });
});

it("goes along the states and from pupil to pupil by the arrows without a change, and chooses by Space [A11Y-02]", async () => {
  const { asked } = await show();
  const radio = (status: string, name: string) => screen.getByRole("radio", { name: `${status}，${name}` });
  await row("李思涵");
  // One stop of the Tab key a pupil: the chosen state, or the first.
  expect(screen.getAllByRole("radio").filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    radio("已到", "李思涵"),
    radio("迟到", "王浩然"),
    radio("已到", "张欣怡"),
    radio("请假", "赵宇轩"),
  ]);
  act(() => radio("已到", "李思涵").focus());
  await userEvent.keyboard("{ArrowLeft}");
  expect(radio("缺勤", "李思涵")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
  expect(radio("迟到", "王浩然")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{End}");
  expect(radio("缺勤", "张欣怡")).toHaveFocus();
  await userEvent.keyboard("{Home}{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(radio("已到", "李思涵")).toHaveFocus();
  expect(asked(contract.correct.path)).toEqual([]);
  await userEvent.keyboard("{ArrowDown}{ArrowDown} ");
  expect(radio("已到", "张欣怡")).toHaveFocus();
  await waitFor(() => expect(asked(contract.correct.path)).toHaveLength(1));
  expect(asked(contract.correct.path)).toEqual([{ person: "3", date: TODAY, status: "present" }]);
});

const drawerOf = async (name: string) => {
  await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^更改考勤：${name}，`) }));
  return within(await screen.findByRole("dialog"));
};

it("names the state of a pupil on the way to its change, so that Tab alone tells the register [FACE-09, A11Y-03]", async () => {
  const absent = pupil("5", "孙浩", "absent");
  await show({ answers: { [contract.roll.path]: () => ok({ ...ROLL, pupils: [absent] }) } });
  expect(await screen.findByRole("button", { name: "更改考勤：孙浩，缺勤" })).toBeVisible();
});

it("opens the change of a day with the state that the pupil has now [FACE-09]", async () => {
  const absent = pupil("5", "孙浩", "absent");
  await show({
    answers: { [contract.roll.path]: () => ok({ ...ROLL, pupils: [...PUPILS, absent] }) },
  });
  for (const [name, status] of [
    ["李思涵", "已到"],
    ["王浩然", "迟到"],
    ["赵宇轩", "请假"],
    ["孙浩", "缺勤"],
  ] as const) {
    const drawer = await drawerOf(name);
    expect(drawer.getByRole("radio", { checked: true })).toHaveAccessibleName(status);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
  const drawer = await drawerOf("张欣怡");
  expect(drawer.queryByRole("radio", { checked: true })).toBeNull();
  expect(drawer.getByText("未到校")).toBeVisible();
});

it("changes a day in a drawer with a reason, and takes that back by Ctrl Z [FACE-09, A11Y-02]", async () => {
  const { asked, refreshed } = await show();
  const drawer = await drawerOf("张欣怡");
  await userEvent.click(drawer.getByRole("radio", { name: "请假" }));
  await userEvent.type(drawer.getByRole("textbox", { name: /^原因/ }), "看病");
  await userEvent.click(drawer.getByRole("button", { name: "立即修改" }));
  await waitFor(() =>
    expect(asked(contract.correct.path)).toEqual([
      { person: "3", date: TODAY, status: "leave", reason: "看病" },
    ]),
  );
  expect(refreshed).toEqual(["attendance", "unread"]);
  await screen.findByRole("button", { name: "撤销：已将张欣怡更改为：请假" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(document.body);
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  await waitFor(() => expect(asked(contract.undo.path)).toEqual([{ id: "c1" }]));
});

const SENDING = {
  count: 2,
  about: ["张欣怡"],
  title: "更正：张欣怡10月15日已到校|||Correction: Zhang Xinyi did come to school",
  text: ["之前的缺勤通知作废。|||The message about the absence no longer holds."],
};

it("asks before a change of a finished register notifies parents, and shows what they will read [FACE-09, MSG-01]", async () => {
  const closed = { at: `${TODAY} 08:30:00`, by: "王雅琴" };
  let undoing = ok({ sending: null });
  const pupils = PUPILS.map((each) => (each.id === "3" ? { ...each, status: "absent", missed: 2 } : each));
  const { asked } = await show({
    answers: {
      [contract.roll.path]: () => ok({ ...ROLL, closed, pupils }),
      [contract.correcting.path]: () => ok({ sending: SENDING }),
      [contract.undoing.path]: () => undoing,
    },
  });
  await press("已到", "张欣怡");
  const question = await screen.findByRole("dialog", { name: "更改考勤并通知 2 位家长？" });
  expect(question).toHaveTextContent("更正：张欣怡10月15日已到校");
  expect(question).toHaveTextContent("之前的缺勤通知作废。");
  await userEvent.click(within(question).getByRole("button", { name: "取消" }));
  expect(asked(contract.correct.path)).toEqual([]);
  expect(await states("张欣怡")).toEqual([false, false, false, true]);
  await press("已到", "张欣怡");
  await userEvent.click(await screen.findByRole("button", { name: "更改并通知（2）" }));
  await waitFor(() => expect(asked(contract.correct.path)).toHaveLength(1));
  // From one excuse to another is no news to parents, so that nothing is asked.
  await press("请假", "王浩然");
  await waitFor(() => expect(asked(contract.correct.path)).toHaveLength(2));
  expect(asked(contract.correcting.path)).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: /^撤销：王浩然/ }));
  await waitFor(() => expect(asked(contract.undo.path)).toHaveLength(1));
  expect(asked(contract.undoing.path)).toEqual([{ id: "c1" }]);
  // Where it is too late, it is offered no more.
  await press("已到", "王浩然");
  const offered = await screen.findByRole("button", { name: "撤销：王浩然：已到" });
  undoing = failed(409, "之后又有改动|||Changed since");
  await userEvent.click(offered);
  await waitFor(() => expect(screen.queryByRole("button", { name: "撤销：王浩然：已到" })).toBeNull());
  expect(asked(contract.undo.path)).toHaveLength(1);
});

it("can still take a change back when the network failed at first, and says no more of it when it is too late [FACE-09, REL-01]", async () => {
  let undone = failed(null);
  const { asked } = await show({ at: "/clock", answers: { [contract.undo.path]: () => undone } });
  await userEvent.click(await screen.findByRole("button", { name: "为张欣怡打卡" }));
  await userEvent.click(await screen.findByRole("button", { name: "撤销：张欣怡：迟到" }));
  await waitFor(() => expect(asked(contract.undo.path)).toHaveLength(1));
  undone = failed(409, "之后又有改动|||Changed since");
  await userEvent.click(screen.getByRole("button", { name: "撤销：张欣怡：迟到" }));
  expect(await screen.findByRole("button", { name: "撤销" })).toHaveAttribute("aria-disabled", "true");
});

it("keeps the focus on what turns the day at its end too [A11Y-02]", async () => {
  const { gone } = await show({ at: "/roll?date=2026-10-14" });
  await row("张欣怡");
  const after = screen.getByRole("button", { name: "后一天" });
  act(() => after.focus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(after).toHaveAttribute("aria-disabled", "true"));
  expect(after).toHaveFocus();
  const turns = gone.length;
  await userEvent.keyboard("{Enter}");
  expect(gone).toHaveLength(turns);
});

it("passes the focus between the buttons that open and close the camera [FACE-09, A11Y-02]", async () => {
  await show({ at: "/clock" });
  const camera = await screen.findByRole("button", { name: "打开摄像头" });
  act(() => camera.focus());
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "关闭摄像头" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "打开摄像头" })).toHaveFocus();
});

it("finishes the register after a question that says how many parents will read what, and leaves the focus on the line that says so [FACE-09, MSG-01, A11Y-02]", async () => {
  let sending: object | null = { ...SENDING, title: "张欣怡未到校|||Zhang Xinyi did not come to school" };
  let closed: object | null = null;
  const { asked } = await show({
    answers: {
      [contract.closing.path]: () => ok({ absent: 1, sending }),
      [contract.roll.path]: () => ok({ ...ROLL, closed }),
      [contract.close.path]: () => {
        closed = CLOSED;
        return ok({ absent: 1, told: 0 });
      },
    },
  });
  await row("张欣怡");
  const finish = async () => {
    await userEvent.click(screen.getByRole("button", { name: "结束点名" }));
    return within(await screen.findByRole("dialog", { name: "结束点名？" }));
  };
  const dialog = await finish();
  expect(dialog.getByText(/1 名学生将记为缺勤。系统会立即通知 2 位家长/)).toBeVisible();
  expect(dialog.getByText("张欣怡未到校")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "取消" }));
  expect(asked(contract.close.path)).toEqual([]);
  sending = null;
  const alone = await finish();
  expect(alone.getByText(/不会通知家长/)).toBeVisible();
  await userEvent.click(alone.getByRole("button", { name: "结束点名" }));
  await waitFor(() => expect(asked(contract.close.path)).toEqual([{ class: FIFTH.code, date: TODAY }]));
  // The button is gone.
  await waitFor(() => expect(screen.getByText(/已结束点名 ·/).closest("[role=status]")).toHaveFocus());
});

it("calls who is not there by one word at a time: not arrived before a register is finished, absent after it [FACE-09, I18N-05]", async () => {
  const list = [
    { ...FIFTH, ...figures, leave: 0, absent: 1 },
    { ...FIRST, ...figures, absent: 2, waiting: 0, closed: true },
  ];
  const { language } = await show({
    answers: { [contract.classes.path]: () => ok({ date: TODAY, half: "whole", list }) },
  });
  act(() => language.set("en"));
  const tile = (name: RegExp) => screen.findByRole("button", { name });
  expect(await tile(/Class 5\(2\)/)).toHaveTextContent("Class 5(2) 2 of 4 present 1 not arrived");
  expect(await tile(/Class 5\(1\)/)).toHaveTextContent("Class 5(1) 2 of 4 present · finished 2 absent");
});

it("has one empty state for a day without school, and a register again where a teacher said something [FACE-09]", async () => {
  const none = { half: "none", note: "运动会|||Sports day" };
  const off = PUPILS.map(({ id, name }) => pupil(id, name, "off"));
  const answers = (pupils: readonly object[]) => ({
    [contract.classes.path]: () => ok({ date: TODAY, half: "none", list: [{ ...FIFTH, ...figures }] }),
    [contract.roll.path]: () => ok({ ...ROLL, ...none, pupils }),
  });
  const { gone, language } = await show({ answers: answers(off) });
  expect(await screen.findByText("这一天不上课。")).toBeVisible();
  expect(screen.getByText("运动会")).toBeVisible();
  expect(screen.queryByText("李思涵")).toBeNull();
  expect(screen.queryByRole("list", { name: "各班概况" })).toBeNull();
  // Nobody can be checked in on such a day, by face or by hand.
  await userEvent.click(screen.getByRole("button", { name: "打卡" }));
  expect(await screen.findByText("这一天不上课。")).toBeVisible();
  expect(screen.queryByRole("button", { name: /打开摄像头|李思涵/ })).toBeNull();
  act(() => language.set("en"));
  expect(screen.getByRole("button", { name: "Go to the last school day, Wed 14 Oct" })).toBeVisible();
  act(() => language.set("zh-CN"));
  await userEvent.click(screen.getByRole("button", { name: "查看最近的上课日：10月14日 周三" }));
  expect(gone.at(-1)?.[0]).toBe("/roll?date=2026-10-14");
  unmount();
  await show({ answers: answers([...off.slice(1), pupil("1", "李思涵", "late")]) });
  expect(await row("李思涵")).toBeVisible();
});

it("says who set a state by hand and when, the person's own marks and late ones as well, and the day where that is another [FACE-09]", async () => {
  const own = { by: "王雅琴", saidAt: `${TODAY} 09:12:00` };
  const pupils = [
    pupil("1", "李思涵", "late", own),
    pupil("2", "王浩然", "absent", { ...own, saidAt: "2026-10-16 08:00:00" }),
  ];
  const { language } = await show({ answers: { [contract.roll.path]: () => ok({ ...ROLL, pupils }) } });
  expect(await row("李思涵")).toHaveTextContent("09:12 王雅琴登记");
  expect(await row("王浩然")).toHaveTextContent(/10月16日 周五 08:00.* 王雅琴登记/);
  act(() => language.set("en"));
  expect(await row("Li Sihan")).toHaveTextContent("09:12 by Wang Yaqin");
});

it("keeps class, day and month in the address, and leads to the past alone [VIEW-08, FACE-09]", async () => {
  const { asked, gone } = await show();
  await row("张欣怡");
  expect(screen.getByRole("button", { name: "后一天" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(screen.getByRole("button", { name: "前一天" }));
  await userEvent.click(screen.getByRole("button", { name: /^5（1）班/ }));
  await userEvent.click(screen.getByRole("button", { name: "月度考勤" }));
  await userEvent.click(await screen.findByRole("button", { name: "前一月" }));
  expect(gone.map(([at]) => decodeURIComponent(at))).toEqual([
    "/roll?date=2026-10-14",
    "/roll?class=5（1）班&date=2026-10-14",
    "/month?class=5（1）班&date=2026-10-14",
    "/month?class=5（1）班&date=2026-10-14&month=2026-09",
  ]);
  // Back leads out of Attendance, and not through every day that was looked at.
  expect(gone.map(([, replaces]) => replaces)).toEqual([true, false, false, true]);
  expect(asked(contract.roll.path)).toContainEqual({ class: FIRST.code, date: "2026-10-14" });
  expect(asked(contract.month.path).at(-1)).toEqual({ class: FIRST.code, month: "2026-09" });
});

it("shows the month as a sheet with a column a day of school, totals, and half days [FACE-09, WID-06, A11Y-01]", async () => {
  const { main } = await show({ at: "/month" });
  const table = within(await screen.findByRole("table"));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "姓名",
    expect.stringMatching(/^14/),
    expect.stringMatching(/^15/),
    expect.stringMatching(/^16/),
    "按时",
    "迟到",
    "请假",
    "缺勤天数",
  ]);
  const cells = within(table.getByRole("row", { name: /王浩然/ })).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual(["缺缺勤", "假请假", "", "0", "0", "1", "1.5"]);
  expect(screen.getByRole("button", { name: /下载|表格/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /打印/ })).toBeVisible();
  expect(await axe(main)).toHaveNoViolations();
});

it("clocks in by face on the class room's screen, says who and whether late, and is ready for the next one [FACE-09, FACE-03, A11Y-02]", async () => {
  const { asked, said } = await show({
    at: "/clock",
    known: { userId: "1", name: "李思涵", time: `${TODAY} 08:10:00`, proof: "p1" },
  });
  const camera = await screen.findByRole("button", { name: "打开摄像头" });
  // Its code comes late, which a click of the library does not wait for.
  await act(() => {
    camera.click();
    return Promise.resolve();
  });
  // The other button takes its place, and its focus.
  expect(screen.getByRole("button", { name: "关闭摄像头" })).toHaveFocus();
  const clocked = () => asked(contract.clockByFace.path).length;
  await waitFor(() => expect(clocked()).toBeGreaterThan(0), { timeout: 10_000 });
  expect(asked(contract.clockByFace.path)[0]).toMatchObject({
    proof: "p1",
    id: expect.any(String) as string,
  });
  await waitFor(() => expect(said).toContain("李思涵：已到"));
  expect(screen.getAllByText("李思涵").length).toBeGreaterThan(1);
  // The focus stays where the camera is, though another one is there for the next pupil.
  act(() => screen.getByRole("group", { name: "摄像头画面" }).focus());
  const before = clocked();
  await waitFor(() => expect(clocked()).toBeGreaterThan(before + 1), { timeout: 10_000 });
  expect(screen.getByRole("group", { name: "打卡" })).toContainElement(
    document.activeElement as HTMLElement | null,
  );
});

it("refuses a face that is not known in the platform's words, clocks nobody in, and offers to try again [FACE-09, FACE-03]", async () => {
  const refused =
    "没有认出您，请再试一次，或请老师登记|||You were not recognised. Please try again, or ask a teacher to check you in";
  const { asked, main } = await show({ at: "/clock", known: { refused } });
  const camera = await screen.findByRole("button", { name: "打开摄像头" });
  await act(() => {
    camera.click();
    return Promise.resolve();
  });
  await waitFor(() => expect(main).toHaveTextContent(/没有认出您.*老师登记/), { timeout: 10_000 });
  expect(screen.getByRole("button", { name: "点击重试" })).toBeVisible();
  expect(asked(contract.clockByFace.path)).toEqual([]);
});

it("clocks in by hand, by keyboard too, and can take that back [FACE-09, A11Y-02]", async () => {
  const { asked, said } = await show({ at: "/clock" });
  expect(await screen.findByRole("button", { name: "李思涵：已到" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  const search = screen.getByRole("textbox", { name: "查找姓名" });
  await userEvent.type(search, "没有的人");
  expect(screen.getByText("没有这个姓名的学生。")).toBeVisible();
  await userEvent.clear(search);
  const button = screen.getByRole("button", { name: "为张欣怡打卡" });
  act(() => button.focus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(said).toContain("张欣怡：迟到"));
  expect(asked(contract.clockByHand.path)[0]).toMatchObject({ person: "3" });
  expect(asked(contract.clockByHand.path)[0]).not.toHaveProperty("at");
  expect(screen.getByText("08:10，迟到 10 分钟")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "撤销：张欣怡：迟到" }));
  expect(asked(contract.undo.path)).toEqual([{ id: "u-3" }]);
});

it("keeps clockings without a network through a reload, says how many wait, and sends them with their own time later [FACE-09, REL-01]", async () => {
  let away = true;
  const answers = {
    [contract.clockByHand.path]: () =>
      away ? failed(null) : ok(clockedAs("3", "张欣怡", { status: "present" })),
  };
  const before = await show({ at: "/clock", answers });
  await userEvent.click(await screen.findByRole("button", { name: "为张欣怡打卡" }));
  expect(await screen.findByText("网络不通：本机有 1 条打卡等待发送。")).toBeVisible();
  expect(screen.getByText("网络不通，已保存在本机，恢复后自动发送。")).toBeVisible();
  expect(before.said).toContain("张欣怡的打卡已保存在本机，联网后发送");
  // The place of the keys is not lost, and pressing it again is nothing.
  expect(screen.getByRole("button", { name: "张欣怡：待发送" })).toHaveFocus();
  unmount();
  const { asked, said, sent } = await show({ at: "/clock", answers });
  expect(await screen.findByText("网络不通：本机有 1 条打卡等待发送。")).toBeVisible();
  away = false;
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(said).toContain("网络已恢复，1 条打卡已发送。"));
  const [first] = before.asked(contract.clockByHand.path) as { id: string }[];
  expect(asked(contract.clockByHand.path).at(-1)).toMatchObject({
    id: first?.id,
    person: "3",
    at: expect.any(Number) as number,
    now: expect.any(Number) as number,
  });
  // Sent later than it says, it would be wrong by the delay.
  expect(sent.findLast(({ path }) => path === contract.clockByHand.path)?.signal).toBeDefined();
  expect(screen.queryByText(/等待发送/)).toBeNull();
});

it("shows what another tab of the device keeps, and reads the roll again once that tab has sent it [FACE-09, REL-01]", async () => {
  const { asked } = await show({ at: "/clock" });
  const button = await screen.findByRole("button", { name: "为张欣怡打卡" });
  const elsewhere = (waiting: readonly object[]) =>
    act(() => {
      const newValue = JSON.stringify({ waiting });
      window.dispatchEvent(new StorageEvent("storage", { key: "attendance.waiting.2001", newValue }));
      return Promise.resolve();
    });
  await elsewhere([{ id: "w1", person: "3", name: "张欣怡", at: 5 }]);
  expect(button).toHaveAccessibleName("张欣怡：待发送");
  const before = asked(contract.roll.path).length;
  await elsewhere([]);
  expect(asked(contract.roll.path)).toHaveLength(before + 1);
});

it("puts aside what the platform does not take, and says why [FACE-09, REL-01]", async () => {
  const waiting = [{ id: "w1", person: "3", name: "张欣怡", at: 5, proof: "old" }];
  localStorage.setItem("attendance.waiting.2001", JSON.stringify({ waiting }));
  let away = true;
  const { asked } = await show({
    answers: {
      // The look at the camera is over; then it is sent as one by hand, with its time.
      [contract.clockByFace.path]: () => (away ? failed(null) : failed(410, "刷脸已失效|||Over")),
      [contract.clockByHand.path]: () => failed(400, "打卡已超过 24 小时|||Too old"),
    },
  });
  const send = await screen.findByRole("button", { name: "立即发送" });
  // It is tried by itself as well, whenever that is.
  away = false;
  act(() => send.click());
  expect(await screen.findByText(/张欣怡，.*打卡已超过 24 小时/)).toBeVisible();
  expect(asked(contract.clockByHand.path)).toMatchObject([{ id: "w1", at: 5 }]);
  await userEvent.click(screen.getByRole("button", { name: "移除张欣怡的打卡" }));
  await waitFor(() => expect(screen.queryByText(/没有被接受/)).toBeNull());
});

it("shows a family the child's week with reasons and days without school [FACE-09, WHO-01]", async () => {
  const about = {
    ...ABOUT,
    classes: [],
    own: [
      { id: "1", name: "李思涵" },
      { id: "9", name: "李思远" },
    ],
  };
  const { main, asked, gone } = await show({ about, at: "/week?of=9&date=2026-10-14" });
  const day = async (text: RegExp) => (await screen.findByText(text)).closest("li");
  expect(await day(/10月13日/)).toHaveTextContent("缺勤");
  expect(await day(/10月12日星期一/)).toHaveTextContent(/不上课.*运动会/);
  expect(await day(/10月15日/)).toHaveAttribute("aria-current", "date");
  // The day that the address leads to is marked, and only as long as its week was not turned to another way [VIEW-08].
  expect(await day(/10月14日/)).toHaveAttribute("aria-current", "true");
  expect(seen.at(-1)).toContain("10月14日");
  expect(asked(contract.week.path).at(-1)).toEqual({ of: "9", date: "2026-10-12" });
  expect(screen.queryByRole("button", { name: "点名" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "前一周" }));
  expect(gone.at(-1)?.[0]).toBe("/week?of=9&monday=2026-10-05");
  expect(await axe(main)).toHaveNoViolations();
});

const openRules = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "考勤规则" }));
  return within(await screen.findByRole("dialog", { name: "考勤规则" }));
};

it("shows those who manage the rules that hold, and those to come, which can be taken back [FACE-09]", async () => {
  const { asked } = await show({ about: { ...ABOUT, manages: true } });
  const dialog = await openRules();
  expect(await dialog.findByText("上午 08:00 之后、下午 14:00 之后算迟到。")).toBeVisible();
  expect(dialog.getByText("周三：仅上午上课")).toBeVisible();
  expect(dialog.getByText("国庆节")).toBeVisible();
  const coming = within(dialog.getByRole("region", { name: "11月2日星期一起" }));
  expect(coming.getByText("上午 07:50 之后、下午 14:00 之后算迟到。")).toBeVisible();
  await userEvent.click(coming.getByRole("button", { name: /^删除/ }));
  const question = within(await screen.findByRole("dialog", { name: "删除将要执行的规则" }));
  await userEvent.click(question.getByRole("button", { name: "删除" }));
  await waitFor(() => expect(asked(contract.removeRules.path)).toEqual([{ from: "2026-11-02" }]));
});

it("sets rules from a day on, tomorrow unless another is chosen, and none for days that are over [FACE-09]", async () => {
  const { asked } = await show({ about: { ...ABOUT, manages: true } });
  const dialog = await openRules();
  const [change] = await dialog.findAllByRole("button", { name: "修改" });
  await userEvent.click(change ?? document.body);
  const form = within(await screen.findByRole("dialog", { name: "迟到时间与上课日" }));
  const from = form.getByRole("textbox", { name: /开始执行日期/ });
  expect(from).toHaveValue("2026-10-16");
  const save = form.getByRole("button", { name: "立即修改" });
  await userEvent.clear(from);
  await userEvent.type(from, "2026-10-14");
  await userEvent.click(save);
  expect(await form.findByText(/不能早于.*2026-10-15/)).toBeVisible();
  expect(asked(contract.saveRules.path)).toEqual([]);
  await userEvent.clear(from);
  await userEvent.type(from, TODAY);
  await userEvent.click(save);
  await waitFor(() =>
    expect(asked(contract.saveRules.path)).toEqual([
      { from: TODAY, morning: "08:00", afternoon: "14:00", week: RULES.week.join(",") },
    ]),
  );
});

it("says what failed and reads it again, and what to do where there is nothing [FACE-09, REL-01]", async () => {
  let broken = true;
  const { asked } = await show({
    answers: { [contract.roll.path]: () => (broken ? failed(503, "请稍后|||Later") : ok(ROLL)) },
  });
  expect(await screen.findByText("考勤加载失败。")).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  await row("张欣怡");
  expect(asked(contract.roll.path).length).toBeGreaterThan(1);
  unmount();
  await show({ about: { ...ABOUT, classes: [] } });
  expect(await screen.findByText("您没有需要点名的班级。")).toBeVisible();
});
