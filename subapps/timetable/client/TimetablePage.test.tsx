import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { Answer, PortalChild } from "../../../src/subapp/sdk/contract";
import type { PortalCall } from "../../../src/subapp/sdk/createPortal";
import { fakePortal } from "../../../test/fakePortal";
import app from "../app.json";
import { contract } from "../contract";
import { mount } from "./main";

const MONDAY = "2026-11-23";
const named = (id: string, name: string) => ({ id, name });
const LI = named("7", "李老师|||Ms Li");
const ROOM = named("r1", "教学楼 B302|||Room B302");
const CLASS = named("2-5-2", "5（2）班|||Class 5(2)");

const lesson = (number: number, more: object = {}) => ({
  key: `l${number}.${MONDAY}`,
  lesson: `l${number}`,
  planned: MONDAY,
  date: MONDAY,
  period: number,
  from: `${MONDAY} 0${7 + number}:00:00`,
  to: `${MONDAY} 0${7 + number}:40:00`,
  subject: named("maths", "数学|||Mathematics"),
  tone: number,
  class: CLASS,
  teacher: LI,
  room: ROOM,
  mark: "none",
  note: "",
  reason: "",
  weekly: { weekday: 1, period: number, from: "2026-09-01", teacher: LI, room: ROOM },
  ...more,
});

const SUBSTITUTED = lesson(2, {
  mark: "substitute",
  note: "代王老师|||For Mr Wang",
  reason: "病假|||Sick leave",
});
const ABOUT = {
  start: { kind: "me", of: "" },
  own: true,
  children: [],
  classes: [CLASS, named("2-5-3", "5（3）班|||Class 5(3)")],
  rooms: [ROOM],
  teachers: [LI, named("8", "周老师|||Mr Zhou")],
  subjects: [named("maths", "数学|||Mathematics")],
  periods: [1, 2, 3].map((period) => ({ period, from: `0${7 + period}:00`, to: `0${7 + period}:40` })),
};
const WEEK = {
  monday: MONDAY,
  shown: { kind: "class", id: "2-5-2" },
  title: CLASS.name,
  term: { name: "第一学期|||Term 1", week: 13 },
  days: [],
  lessons: [lesson(1), SUBSTITUTED],
};
const CLASH = { what: "teacher", text: "周老师已有课|||Mr Zhou already teaches" };
const ok = (data: unknown): Answer => ({ ok: true, data });

interface Options {
  readonly codes?: readonly string[];
  readonly at?: string;
  readonly wide?: boolean;
  /** The day of November that it is. */
  readonly today?: number;
  readonly about?: object;
  readonly chosen?: PortalChild;
  /** Answers in place of the usual ones, by path. */
  readonly answers?: Readonly<Record<string, (call: PortalCall) => Answer>>;
}

/** Shows the timetable on Monday, 23 November 2026, or another day of that month, 08:10 at the school. */
async function show({
  codes = [],
  at = `/week?date=${MONDAY}`,
  wide = true,
  today = 23,
  about = ABOUT,
  chosen,
  answers = {},
}: Options = {}) {
  jest.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 10, today, 0, 10));
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: wide, onchange: null }) as unknown as MediaQueryList;
  const usual: Readonly<Record<string, unknown>> = {
    [contract.about.path]: about,
    [contract.week.path]: WEEK,
    [contract.clashes.path]: [CLASH],
    [contract.taken.path]: { teachers: ["8"], rooms: [] },
    [contract.change.path]: { undo: "u1" },
    [contract.undo.path]: null,
  };
  const fake = fakePortal({
    app: "timetable",
    codes,
    at,
    chosen: chosen ?? null,
    answer: (call) => answers[call.path]?.(call) ?? ok(usual[call.path] ?? null),
  });
  const main = document.body.appendChild(document.createElement("main"));
  // As the portal does, which brings to the front what it mounts before anything is drawn.
  const instance = await act(async () => {
    const mounted = await mount(main, fake.portal);
    mounted.setActive(true);
    return mounted;
  });
  unmount = () => {
    act(() => instance.unmount());
    main.remove();
    expect(fake.crashes).toEqual([]);
  };
  const asked = (path: string) => fake.sent.filter((call) => call.path === path).map(({ data }) => data);
  return { main, instance, asked, ...fake };
}

let unmount: () => void = () => undefined;
afterEach(() => {
  unmount();
  jest.restoreAllMocks();
});

const grid = () => screen.findByRole("grid");
const first = /^正在上课，数学，5（2）班，李老师，教学楼 B302，08:00–08:40$/;
const second = /数学，5（2）班，李老师，教学楼 B302，09:00–09:40，代课，代王老师/;

/** Chooses from a list of the toolbar. */
async function choose(list: string, option: string) {
  await userEvent.click(await screen.findByRole("combobox", { name: list }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

it("shows the week as a table, says what is given now and what has changed, in both languages [VIEW-07]", async () => {
  const { main, language, titles, searchKeys } = await show();
  const table = within(await grid());
  expect(table.getAllByRole("columnheader")).toHaveLength(6);
  expect(table.getAllByRole("rowheader")).toHaveLength(3);
  expect(table.getByRole("columnheader", { current: "date" })).toHaveTextContent("今天");
  expect(table.getByRole("button", { name: first })).toBeVisible();
  expect(table.getByRole("button", { name: second })).toHaveTextContent("代课");
  expect(screen.getByRole("heading", { name: "5（2）班课表" })).toBeVisible();
  expect(screen.getByText("第一学期 · 第 13 周")).toBeVisible();
  expect(screen.queryByRole("button", { name: "排课" })).toBeNull();
  expect(titles).toContain(app.name["zh-CN"]);
  expect(JSON.stringify(searchKeys)).toContain("substitutions");
  expect(await axe(main)).toHaveNoViolations();
  act(() => language.set("en"));
  expect(await screen.findByRole("button", { name: /^Now, Mathematics, Class 5\(2\), Ms Li/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /Cover, For Mr Wang/ })).toBeVisible();
});

it("keeps whose and which week in the address, and turns pages there by keys too [VIEW-08, A11Y-02]", async () => {
  const { asked, gone } = await show({ about: { ...ABOUT, classes: ABOUT.classes.toReversed() } });
  const table = await grid();
  expect(asked(contract.week.path)).toEqual([{ kind: "me", of: "", date: MONDAY }]);
  await userEvent.click(screen.getByRole("button", { name: "班级" }));
  expect(asked(contract.week.path).at(-1)).toEqual({ kind: "class", of: "2-5-2", date: MONDAY });
  await choose("班级", "5（3）班");
  await userEvent.click(screen.getByRole("button", { name: "下一周" }));
  expect(gone.map(([at]) => at)).toEqual([
    `/week?kind=class&of=2-5-2&date=${MONDAY}`,
    `/week?kind=class&of=2-5-3&date=${MONDAY}`,
    "/week?kind=class&of=2-5-3&date=2026-11-30",
  ]);
  // Back leads out of the timetable, and not through every week that was looked at.
  expect(gone.map(([, replaces]) => replaces)).toEqual([false, false, true]);
  expect(asked(contract.week.path).at(-1)).toEqual({ kind: "class", of: "2-5-3", date: "2026-11-30" });
  await waitFor(() => expect(screen.getByRole("grid")).toBeVisible());
  act(() => within(screen.getByRole("grid")).getAllByRole("button")[0]?.focus());
  await userEvent.keyboard("{PageUp}");
  expect(gone.at(-1)?.[0]).toBe(`/week?kind=class&of=2-5-3&date=${MONDAY}`);
  // Another week is another table, in which the keys go on.
  await waitFor(() =>
    expect(screen.getByRole("grid")).toContainElement(document.activeElement as HTMLElement),
  );
  expect(table).not.toBeInTheDocument();
  await userEvent.keyboard("d");
  expect(screen.getByRole("region", { name: /^11月23日/ })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

it("keeps the keys in weeks without lessons [A11Y-02]", async () => {
  const { gone } = await show({
    answers: {
      [contract.week.path]: ({ data }) => {
        const { date } = data as { date: string };
        return ok(date === MONDAY ? WEEK : { ...WEEK, monday: date, lessons: [] });
      },
    },
  });
  await grid();
  act(() => screen.getByRole("button", { name: first }).focus());
  await userEvent.keyboard("{PageDown}");
  expect(await screen.findByRole("group", { name: "这一周没有课" })).toHaveFocus();
  await userEvent.keyboard("{PageUp}");
  await waitFor(() => expect(screen.getByRole("button", { name: first })).toHaveFocus());
  expect(gone).toHaveLength(2);
});

it("shows as a day one that the week shows: Page Down from a Saturday leads to no Saturday [VIEW-08]", async () => {
  const { gone } = await show({ at: "/week?date=2026-11-28" });
  await grid();
  await userEvent.click(screen.getByRole("button", { name: "日" }));
  expect(gone.at(-1)?.[0]).toMatch(/^\/day\?/);
  expect(gone.at(-1)?.[0]).not.toContain("2026-11-28");
});

it("moves in the table by arrows, and opens a lesson whose address can be sent [VIEW-08, A11Y-02]", async () => {
  const { gone } = await show();
  await grid();
  const button = screen.getByRole("button", { name: first });
  expect(button).toHaveAttribute("tabindex", "0");
  act(() => button.focus());
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("button", { name: second })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("gridcell", { name: "空，11月24日星期二第2节" })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{Enter}");
  const dialog = within(await screen.findByRole("dialog", { name: "数学" }));
  expect(dialog.getByText("病假")).toBeVisible();
  expect(dialog.queryByRole("button", { name: "停课" })).toBeNull();
  expect(gone.at(-1)).toEqual([`/week?date=${MONDAY}&lesson=l2.${MONDAY}`, false]);
});

it("opens the lesson that the address names, and forgets it when the details are closed, with the focus on it [VIEW-08, A11Y-02]", async () => {
  const { gone } = await show({ at: `/day?date=${MONDAY}&lesson=l1.${MONDAY}` });
  const dialog = within(await screen.findByRole("dialog", { name: "数学" }));
  expect(dialog.getByText("11月23日星期一 第1节 08:00–08:40")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "关闭" }));
  await waitFor(() => expect(gone).toEqual([[`/day?date=${MONDAY}`, true]]));
  await waitFor(() => expect(screen.getByRole("button", { name: first })).toHaveFocus());
});

it("is a list of the day on a phone, and says when there is nothing [VIEW-07]", async () => {
  const { main } = await show({ at: "", wide: false });
  const day = within(await screen.findByRole("region", { name: /^11月23日星期一 ?今天$/ }));
  expect(day.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.queryByRole("grid")).toBeNull();
  expect(await axe(main)).toHaveNoViolations();
  await userEvent.click(screen.getByRole("button", { name: "后一天" }));
  expect(await screen.findByText("没有课")).toBeVisible();
});

/** What was scrolled to, by its day. */
function heardScrolls() {
  const days: (string | undefined)[] = [];
  Element.prototype.scrollIntoView = function (this: HTMLElement) {
    days.push(this.dataset["day"]);
  };
  return days;
}

it("comes with today in sight where a week is a list, and leads back to it from wherever one is [VIEW-07, A11Y-02]", async () => {
  const days = heardScrolls();
  const weekOf: NonNullable<Options["answers"]>[string] = ({ data }) =>
    ok({ ...WEEK, monday: (data as { date: string }).date });
  const { gone } = await show({
    at: "/week",
    wide: false,
    today: 25,
    answers: { [contract.week.path]: weekOf },
  });
  const today = await screen.findByRole("region", { name: /今天$/ });
  expect(days).toEqual(["2026-11-25"]);
  expect(today).not.toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "下一周" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: /今天$/ })).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "上一周" }));
  await screen.findByRole("region", { name: /今天$/ });
  expect(days).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "今天" }));
  expect(gone.at(-1)?.[0]).toBe("/week");
  await waitFor(() => expect(screen.getByRole("region", { name: /今天$/ })).toHaveFocus());
  expect(days).toHaveLength(2);
});

it("has the way back to today in the table of another week and in another day [VIEW-07]", async () => {
  const { gone } = await show({ at: "/week?date=2026-11-30" });
  await userEvent.click(await screen.findByRole("button", { name: "今天" }));
  expect(gone.at(-1)?.[0]).toBe("/week");
  expect(screen.getByRole("button", { name: "今天" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(screen.getByRole("button", { name: "日" }));
  await userEvent.click(screen.getByRole("button", { name: "后一天" }));
  expect(gone.at(-1)?.[0]).toBe("/day?date=2026-11-24");
  await userEvent.click(screen.getByRole("button", { name: "今天" }));
  expect(gone.at(-1)?.[0]).toBe("/day");
});

it("begins its toolbar with the time, which everybody may turn, and not with a choice that some do not have [VIEW-07]", async () => {
  await show({ about: { ...ABOUT, classes: [], rooms: [], teachers: [] } });
  await grid();
  expect(screen.queryByRole("group", { name: "谁的课表" })).toBeNull();
  const bar = screen.getByRole("button", { name: "上一周" }).parentElement;
  expect(bar?.previousElementSibling).toBeNull();
  expect(bar).toContainElement(screen.getByRole("button", { name: "今天" }));
});

it("says what went wrong and tries again, keeps what it has, and tells when there is no timetable [REL-01]", async () => {
  let answer: Answer = { ok: false, status: null, text: "网络断开|||You are offline" };
  const { portal } = await show({ answers: { [contract.week.path]: () => answer } });
  expect(await screen.findByText("课表加载失败。")).toBeVisible();
  expect(screen.getByText("网络断开")).toBeVisible();
  answer = ok({ ...WEEK, shown: null, title: "", lessons: [] });
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByText("这里还没有课表")).toBeVisible();
  expect(portal.place.get().at).toBe(`/week?date=${MONDAY}`);
});

it("does not call a week that it cannot show an earlier one [REL-01]", async () => {
  await show({
    at: `/week?kind=class&of=2-5-2&date=${MONDAY}`,
    answers: {
      [contract.about.path]: () => ({ ok: false, status: null, text: "网络断开|||You are offline" }),
    },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("课表加载失败。");
});

it("tells screen readers once that a lesson is cancelled, and why [A11Y-03]", async () => {
  const cancelled = lesson(1, { mark: "cancelled", note: "停课|||Cancelled", reason: "秋游|||Autumn trip" });
  await show({ answers: { [contract.week.path]: () => ok({ ...WEEK, lessons: [cancelled] }) } });
  expect(await screen.findByRole("button", { name: /08:40，停课，秋游$/ })).toBeVisible();
});

it("prints every day that has a lesson, and says so in the title [VIEW-07]", async () => {
  const saturday = lesson(1, { date: "2026-11-28" });
  const { main } = await show({
    answers: { [contract.week.path]: () => ok({ ...WEEK, lessons: [saturday] }) },
  });
  await grid();
  const paper = within(main.querySelector<HTMLElement>("[data-timetable]") ?? main);
  expect(paper.getAllByRole("columnheader", { hidden: true })).toHaveLength(7);
  let title = "";
  const print = jest.spyOn(window, "print").mockImplementation(() => {
    title = document.querySelector(".print-sheet")?.textContent ?? "";
  });
  await userEvent.click(screen.getByRole("button", { name: /打印/ }));
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(title).toMatch(/11月23日 – 11月28日 · 第一学期/);
});

it("names the holidays of a week, in which no lesson can be entered, and the day that follows another [VIEW-07]", async () => {
  const note = (date: string, more: object) => ({
    date,
    kind: "holiday",
    name: "国庆节|||National Day",
    follows: 0,
    ...more,
  });
  const days = [
    note("2026-11-24", {}),
    note("2026-11-25", { kind: "closed", name: "" }),
    note("2026-11-28", { kind: "makeup", name: "", follows: 2 }),
  ];
  const { language } = await show({
    codes: ["timetable_manage"],
    answers: { [contract.week.path]: () => ok({ ...WEEK, days }) },
  });
  const table = within(await grid());
  const heads = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads.slice(2)).toEqual([
    "周二11月24日国庆节",
    "周三11月25日不在学期内",
    "周四11月26日",
    "周五11月27日",
    "周六11月28日按周二上课",
  ]);
  const closed = table.getByRole("gridcell", { name: "国庆节，11月24日星期二第2节没有课" });
  expect(within(closed).queryByRole("button")).toBeNull();
  act(() => language.set("en"));
  expect(await screen.findByText("Lessons as on Tue")).toBeVisible();
});

it("names the holidays where a whole week has no lessons [VIEW-07]", async () => {
  const days = Array.from({ length: 7 }, (_, day) => ({
    date: `2026-11-${23 + day}`,
    kind: "holiday",
    name: "寒假|||Winter holidays",
    follows: 0,
  }));
  await show({ answers: { [contract.week.path]: () => ok({ ...WEEK, term: null, days, lessons: [] }) } });
  expect(await screen.findByRole("group", { name: "寒假" })).toBeVisible();
});

it("gives a parent the choice of children and of nothing else [VIEW-07, WHO-01]", async () => {
  const children = [named("c1", "李思涵"), named("c2", "李思远")];
  const { asked } = await show({ about: { ...ABOUT, children, rooms: [], teachers: [] } });
  await choose("孩子", "李思远");
  expect(screen.queryByRole("group", { name: "谁的课表" })).toBeNull();
  expect(asked(contract.week.path).at(-1)).toEqual({ kind: "me", of: "c2", date: MONDAY });
});

it("follows the child that the portal is about, in the choice too [VIEW-07, WHO-01]", async () => {
  const children = [named("c1", "李思涵"), named("c2", "李思远")];
  const childOf = (id: string) => ({ id, realName: "", gradeName: "", className: "" });
  const { asked, child } = await show({
    about: { ...ABOUT, children, rooms: [], teachers: [] },
    chosen: childOf("c2"),
  });
  const of = () => asked(contract.week.path).map((each) => (each as { of: string }).of);
  expect(await screen.findByRole("combobox", { name: "孩子" })).toHaveTextContent("李思远");
  expect(of()).toEqual(["c2"]);
  await act(() => {
    child.set(childOf("c1"));
    return Promise.resolve();
  });
  expect(screen.getByRole("combobox", { name: "孩子" })).toHaveTextContent("李思涵");
  expect(of()).toEqual(["c2", "c1"]);
});

it("shows the first of a kind that the address names alone [VIEW-08]", async () => {
  const { asked } = await show({ at: `/week?kind=class&date=${MONDAY}` });
  await grid();
  expect(asked(contract.week.path)).toEqual([{ kind: "class", of: "2-5-2", date: MONDAY }]);
  expect(screen.getByRole("combobox", { name: "班级" })).toHaveTextContent("5（2）班");
});

/** The field of a list, which shows what is chosen. */
const chosenIn = (dialog: Pick<typeof screen, "getByRole">, name: RegExp) =>
  dialog.getByRole("combobox", { name });

describe("those who may change lessons", () => {
  const codes = ["timetable_manage"];

  it("are told of clashes before they save, find the free first, and can take it back [VIEW-07, VIEW-08]", async () => {
    const { asked, refreshed, gone, notified, portal } = await show({ codes });
    await grid();
    await userEvent.click(screen.getByRole("button", { name: first }));
    await userEvent.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "安排代课" }),
    );
    const dialog = within(await screen.findByRole("dialog", { name: "安排代课" }));
    // The step of the details is taken back: neither it nor another one is left.
    expect(gone).toEqual([[`/week?date=${MONDAY}&lesson=l1.${MONDAY}`, false]]);
    expect(portal.place.get().at).toBe(`/week?date=${MONDAY}`);
    await userEvent.click(await dialog.findByRole("combobox", { name: /^教师/ }));
    const busy = await screen.findByRole("option", { name: "周老师（有课）" });
    expect(
      screen
        .getAllByRole("option")
        .map(({ textContent }) => textContent)
        .filter((name) => name.includes("老师")),
    ).toEqual(["李老师", "周老师（有课）"]);
    await userEvent.click(busy);
    expect(await dialog.findByText("周老师已有课")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "安排代课" }));
    await waitFor(() =>
      expect(asked(contract.change.path)).toEqual([
        { lesson: "l1", planned: MONDAY, kind: "substitute", reason: "", teacherId: "8" },
      ]),
    );
    expect(refreshed).toEqual(["timetable"]);
    await userEvent.click(await screen.findByRole("button", { name: "撤销" }));
    expect(asked(contract.undo.path)).toEqual([{ id: "u1" }]);
    await waitFor(() => expect(screen.queryByRole("button", { name: "撤销" })).toBeNull());
    expect(notified.at(-1)?.text).toBe("已撤销：代课已安排");
  });

  it("can still take a change back when the network failed at first, and no longer when it is too late [REL-01]", async () => {
    const refuse = (status: number | null): Answer => ({ ok: false, status, text: "不行|||No" });
    let undone = refuse(null);
    await show({ codes, answers: { [contract.undo.path]: () => undone } });
    await grid();
    await userEvent.click(screen.getByRole("button", { name: first }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "停课" }));
    const dialog = within(await screen.findByRole("dialog", { name: "停课" }));
    await userEvent.click(dialog.getByRole("button", { name: "停课" }));
    await userEvent.click(await screen.findByRole("button", { name: "撤销" }));
    undone = refuse(409);
    await userEvent.click(screen.getByRole("button", { name: "撤销" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "撤销" })).toBeNull());
  });

  it("keep a teacher who has left when they change a weekly lesson, and move it from the week on [VIEW-07]", async () => {
    const left = named("9", "吴老师|||Ms Wu");
    const old = lesson(1, { teacher: left, weekly: { ...lesson(1).weekly, teacher: left } });
    const { asked } = await show({
      codes,
      answers: { [contract.week.path]: () => ok({ ...WEEK, lessons: [old] }) },
    });
    const open = async (deed: string) => {
      await userEvent.click(await screen.findByRole("button", { name: /^正在上课，数学/ }));
      await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: deed }));
      return within(await screen.findByRole("dialog", { name: deed }));
    };
    const form = await open("修改每周安排");
    await form.findByRole("combobox", { name: /^教师/ });
    expect(chosenIn(form, /^教师/)).toHaveTextContent("吴老师");
    await userEvent.click(form.getByRole("button", { name: "取消" }));
    const move = await open("调课");
    await userEvent.click(await move.findByRole("radio", { name: "从本周起每周" }));
    fireEvent.change(move.getByLabelText(/^日期/), { target: { value: "2026-12-09" } });
    await waitFor(() =>
      expect(asked(contract.clashes.path).at(-1)).toMatchObject({ weekly: true, date: "2026-11-25" }),
    );
  });

  it("are asked before a lesson is removed, with the day in words [VIEW-07, I18N-04]", async () => {
    const { asked } = await show({ codes, answers: { [contract.remove.path]: () => ok({ undo: "u2" }) } });
    await grid();
    await userEvent.click(screen.getByRole("button", { name: first }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "删除" }));
    const sure = within(await screen.findByRole("dialog", { name: "删除" }));
    expect(sure.getByText(/从11月23日星期一起，每周的这节课都会删除/)).toBeVisible();
    await userEvent.click(sure.getByRole("button", { name: "删除" }));
    await waitFor(() => expect(asked(contract.remove.path)).toEqual([{ lesson: "l1", from: MONDAY }]));
  });

  it("keep what they entered where the platform refuses it [VIEW-07]", async () => {
    const refusal: Answer = { ok: false, status: 409, text: CLASH.text };
    await show({
      codes,
      answers: { [contract.change.path]: () => refusal, [contract.clashes.path]: () => ok([]) },
    });
    await grid();
    await userEvent.click(screen.getByRole("button", { name: first }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "停课" }));
    const dialog = within(await screen.findByRole("dialog", { name: "停课" }));
    await userEvent.type(await dialog.findByLabelText(/^原因/), "秋游");
    await userEvent.click(dialog.getByRole("button", { name: "停课" }));
    expect(await dialog.findByText("周老师已有课")).toBeVisible();
    expect(dialog.getByLabelText(/^原因/)).toHaveValue("秋游");
  });

  it("read of a clash once, where the platform refuses what the form has told already [VIEW-07]", async () => {
    const refusal: Answer = { ok: false, status: 409, text: CLASH.text };
    await show({ codes, answers: { [contract.change.path]: () => refusal } });
    await grid();
    await userEvent.click(screen.getByRole("button", { name: first }));
    const details = within(await screen.findByRole("dialog"));
    await userEvent.click(details.getByRole("button", { name: "安排代课" }));
    const dialog = within(await screen.findByRole("dialog", { name: "安排代课" }));
    await userEvent.click(await dialog.findByRole("combobox", { name: /^教师/ }));
    await userEvent.click(await screen.findByRole("option", { name: "周老师（有课）" }));
    await dialog.findByText("周老师已有课");
    await userEvent.click(dialog.getByRole("button", { name: "安排代课" }));
    expect(await dialog.findByText("有冲突，没有保存。请改动后再试。")).toBeVisible();
    expect(dialog.getAllByText(/周老师已有课/)).toHaveLength(1);
  });

  it("drag a lesson to another time, where the question begins with that time [VIEW-07]", async () => {
    await show({ codes });
    const table = await grid();
    const cell = table.querySelector(`[data-cell="2026-11-25/3"]`);
    document.elementFromPoint = () => cell;
    const button = screen.getByRole("button", { name: first });
    const pointer = (type: string, x: number) =>
      fireEvent(button, new MouseEvent(type, { bubbles: true, button: 0, clientX: x, clientY: 0 }));
    pointer("pointerdown", 0);
    pointer("pointermove", 3);
    pointer("pointermove", 30);
    pointer("pointerup", 30);
    const dialog = within(await screen.findByRole("dialog", { name: "调课" }));
    expect(await dialog.findByLabelText(/^日期/)).toHaveValue("2026-11-25");
    expect(chosenIn(dialog, /^节次/)).toHaveTextContent("3");
    expect(dialog.getByRole("radio", { name: "只这一次" })).toBeChecked();
  });

  const dragTo = (button: HTMLElement, table: HTMLElement, slot: string) => {
    const cell = table.querySelector(`[data-cell="${slot}"]`);
    document.elementFromPoint = () => cell;
    const pointer = (type: string, x: number) =>
      fireEvent(button, new MouseEvent(type, { bubbles: true, button: 0, clientX: x, clientY: 0 }));
    pointer("pointerdown", 0);
    pointer("pointermove", 30);
    pointer("pointerup", 30);
  };

  it("are told that a day is over before they change its lessons, or move one to it, and are asked where no form says so [VIEW-07]", async () => {
    const [TUESDAY, FRIDAY] = ["2026-11-24", "2026-11-27"];
    const moved = lesson(2, { key: `l2.${TUESDAY}`, planned: TUESDAY, mark: "moved" });
    const coming = lesson(3, {
      key: `l3.${FRIDAY}`,
      planned: FRIDAY,
      date: FRIDAY,
      from: `${FRIDAY} 10:00:00`,
      to: `${FRIDAY} 10:40:00`,
    });
    const { asked } = await show({
      codes,
      today: 26,
      answers: {
        [contract.week.path]: () => ok({ ...WEEK, lessons: [lesson(1), moved, coming] }),
        [contract.withdraw.path]: () => ok({ undo: "u4" }),
      },
    });
    const table = await grid();
    const lessonAt = (time: string) => screen.getByRole("button", { name: new RegExp(`，${time}`) });

    await userEvent.click(lessonAt("08:00"));
    const details = within(await screen.findByRole("dialog"));
    expect(details.getByText(/^这一天已经过去/)).toBeVisible();
    await userEvent.click(details.getByRole("button", { name: "调课" }));
    const move = within(await screen.findByRole("dialog", { name: "调课" }));
    expect(await move.findByText(/^11月23日星期一已经过去。保存后/)).toBeVisible();
    await userEvent.click(move.getByRole("radio", { name: "从本周起每周" }));
    expect(await move.findByText(/^从11月23日星期一开始，已经上过的课/)).toBeVisible();
    await userEvent.click(move.getByRole("radio", { name: "只这一次" }));
    await userEvent.click(move.getByRole("button", { name: "取消" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    dragTo(lessonAt("10:00"), table, `${MONDAY}/3`);
    const there = within(await screen.findByRole("dialog", { name: "调课" }));
    expect(await there.findByText(/^11月23日星期一已经过去，不能再去上课了/)).toBeVisible();
    const dateIs = (value: string) => fireEvent.change(there.getByLabelText(/^日期/), { target: { value } });
    dateIs("2026-11-26");
    await waitFor(() => expect(there.queryByText(/已经过去/)).toBeNull());
    dateIs(MONDAY);
    await userEvent.click(there.getByRole("button", { name: "取消" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    dragTo(lessonAt("09:00"), table, `${TUESDAY}/2`);
    const sure = within(await screen.findByRole("dialog", { name: "恢复原安排" }));
    expect(sure.getByText(/^11月24日星期二已经过去。恢复后/)).toBeVisible();
    expect(asked(contract.withdraw.path)).toEqual([]);
    await userEvent.click(sure.getByRole("button", { name: "恢复原安排" }));
    await waitFor(() => expect(asked(contract.withdraw.path)).toHaveLength(1));
  });

  it("have a moved lesson as planned again by dragging it back, and find the focus on it [VIEW-07, A11Y-02]", async () => {
    const moved = lesson(1, { mark: "moved", planned: "2026-11-24", key: "l1.2026-11-24", seen: "s1" });
    const back = { ...moved, mark: "none", date: "2026-11-24" };
    let lessons: readonly object[] = [moved, { ...moved, mark: "away", date: "2026-11-24" }];
    const { asked, refreshed } = await show({
      codes,
      answers: {
        [contract.week.path]: () => ok({ ...WEEK, lessons }),
        [contract.withdraw.path]: () => {
          lessons = [back];
          return ok({ undo: "u3" });
        },
      },
    });
    const table = await grid();
    dragTo(screen.getByRole("button", { name: /08:40，调课$/ }), table, "2026-11-24/1");
    await waitFor(() =>
      expect(asked(contract.withdraw.path)).toEqual([{ lesson: "l1", planned: "2026-11-24", seen: "s1" }]),
    );
    expect(refreshed).toEqual(["timetable"]);
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(screen.getByRole("button", { name: /08:40$/ })).toHaveFocus(), {
      timeout: 10_000,
    });
  });

  it("take the latest change back by Ctrl Z anywhere but in a field, and find the focus where it was made [VIEW-07, A11Y-02]", async () => {
    let lessons: readonly object[] = WEEK.lessons;
    const { asked } = await show({
      codes,
      answers: {
        [contract.week.path]: () => ok({ ...WEEK, lessons }),
        [contract.change.path]: () => {
          lessons = [lesson(1, { mark: "cancelled", note: "停课" }), SUBSTITUTED];
          return ok({ undo: "u1" });
        },
        [contract.undo.path]: () => {
          lessons = WEEK.lessons;
          return ok(null);
        },
      },
    });
    await grid();
    await userEvent.keyboard("{Control>}z{/Control}");
    await userEvent.click(screen.getByRole("button", { name: first }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "停课" }));
    const dialog = within(await screen.findByRole("dialog", { name: "停课" }));
    await userEvent.click(dialog.getByRole("button", { name: "停课" }));
    await waitFor(() => expect(screen.getByRole("button", { name: /08:40，停课$/ })).toHaveFocus());
    const field = document.body.appendChild(document.createElement("input"));
    act(() => field.focus());
    await userEvent.keyboard("{Control>}z{/Control}");
    field.remove();
    expect(asked(contract.undo.path)).toEqual([]);
    act(() => screen.getByRole("button", { name: "打印" }).focus());
    await userEvent.keyboard("{Meta>}z{/Meta}");
    await waitFor(() => expect(screen.getByRole("button", { name: first })).toHaveFocus());
    expect(asked(contract.undo.path)).toEqual([{ id: "u1" }]);
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(asked(contract.undo.path)).toHaveLength(1);
  });

  it("are told what another has done meanwhile, keep what they entered, and can then save it [VIEW-07]", async () => {
    let seen = "s1";
    const current = () => ok({ ...WEEK, lessons: [lesson(1, { seen })] });
    const { asked } = await show({
      codes,
      answers: {
        [contract.week.path]: current,
        [contract.change.path]: ({ data }) =>
          (data as { seen: string }).seen === seen
            ? ok({ undo: "u1" })
            : { ok: false, status: 412, text: "别人刚刚改过|||Another person has just changed this" },
      },
    });
    await grid();
    await userEvent.click(screen.getByRole("button", { name: first }));
    seen = "s2";
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "停课" }));
    const dialog = within(await screen.findByRole("dialog", { name: "停课" }));
    await userEvent.type(await dialog.findByLabelText(/^原因/), "秋游");
    await userEvent.click(dialog.getByRole("button", { name: "停课" }));
    expect(await dialog.findByText("别人刚刚改过")).toBeVisible();
    expect(dialog.getByLabelText(/^原因/)).toHaveValue("秋游");
    await userEvent.click(dialog.getByRole("button", { name: "停课" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked(contract.change.path)).toMatchObject([{ seen: "s1" }, { seen: "s2", reason: "秋游" }]);
  });

  it("enter holidays in the school's calendar, and take lines out of it [VIEW-07]", async () => {
    const entry = (more: object) => ({
      id: "e1",
      kind: "holiday",
      name: "元旦|||New Year",
      follows: 0,
      ...more,
    });
    const entries = [
      entry({ starts: "2027-01-01", ends: "2027-01-03", seen: "s1" }),
      entry({
        id: "e2",
        kind: "makeup",
        name: "",
        starts: "2027-01-09",
        ends: "2027-01-09",
        follows: 5,
        seen: "s2",
      }),
    ];
    const { asked } = await show({
      codes,
      answers: {
        [contract.entries.path]: () => ok({ entries }),
        [contract.saveEntry.path]: () => ok({ undo: "u4" }),
        [contract.removeEntry.path]: () => ok({ undo: "u5" }),
      },
    });
    await grid();
    await userEvent.click(screen.getByRole("button", { name: "校历" }));
    const calendar = within(await screen.findByRole("dialog", { name: "校历" }));
    expect(await calendar.findByText("2027年1月1日 – 2027年1月3日")).toBeVisible();
    expect(calendar.getByText("2027年1月9日星期六")).toBeVisible();
    expect(calendar.getByText("按周五上课")).toBeVisible();
    await userEvent.click(calendar.getByRole("button", { name: "添加假期" }));
    const form = within(await screen.findByRole("dialog", { name: "添加假期" }));
    await userEvent.type(await form.findByLabelText(/^名称/), "运动会");
    fireEvent.change(form.getByLabelText(/^第一天/), { target: { value: "2026-12-03" } });
    fireEvent.change(form.getByLabelText(/^最后一天/), { target: { value: "2026-12-02" } });
    const save = form.getByRole("button", { name: "立即新增" });
    await userEvent.click(save);
    expect(await form.findByText("不能早于第一天")).toBeVisible();
    fireEvent.change(form.getByLabelText(/^最后一天/), { target: { value: "2026-12-04" } });
    await userEvent.click(save);
    await waitFor(() =>
      expect(asked(contract.saveEntry.path)).toEqual([
        { kind: "holiday", name: "运动会", starts: "2026-12-03", ends: "2026-12-04" },
      ]),
    );
    await userEvent.click(await calendar.findByRole("button", { name: "删除：元旦" }));
    const sure = within(await screen.findByRole("dialog", { name: "删除假期" }));
    await userEvent.click(sure.getByRole("button", { name: "删除" }));
    await waitFor(() => expect(asked(contract.removeEntry.path)).toEqual([{ id: "e1", seen: "s1" }]));
    await waitFor(() => expect(calendar.getByRole("button", { name: "添加假期" })).toHaveFocus());
  });

  it("enter a lesson in a free cell by the keyboard [VIEW-07, A11Y-02]", async () => {
    await show({ codes });
    await grid();
    act(() => screen.getByRole("button", { name: /^空，11月25日星期三第2节/ }).focus());
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "排课" }));
    await dialog.findByRole("combobox", { name: /^班级/ });
    expect(chosenIn(dialog, /^班级/)).toHaveTextContent("5（2）班");
    expect(chosenIn(dialog, /^星期/)).toHaveTextContent("三");
    expect(chosenIn(dialog, /^节次/)).toHaveTextContent("2");
  });
});

it("reads the lessons again when it comes back to the front [REL-01]", async () => {
  const { instance, asked } = await show();
  await grid();
  const before = asked(contract.week.path).length;
  act(() => instance.setActive(false));
  act(() => instance.setActive(true));
  await waitFor(() => expect(asked(contract.week.path)).toHaveLength(before + 1));
});
