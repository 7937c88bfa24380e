import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
// The one of the stories: two of them would not see what the other has typed.
import { userEvent } from "storybook/test";
import * as stories from "../../stories/search/Search.stories";
import { success } from "../../test/fakePorts";
import { prepareStories, storiesOf } from "../../test/stories";

const {
  Empty,
  Found,
  NotInstalled,
  Ink,
  English,
  Waiting,
  Nothing,
  NotPermitted,
  NotPermittedToParent,
  Failing,
} = storiesOf(stories);

beforeAll(async () => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
  await prepareStories();
});
// The next story would find the field of the one before.
afterEach(async () => {
  while (screen.queryByRole("dialog")) {
    await userEvent.keyboard("{Escape}");
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
});
beforeEach(() => {
  window.location.hash = "#/";
  jest.clearAllMocks();
});

const field = () => screen.getByRole("combobox", { name: /^(搜索|Search)/ });
const option = async (words: RegExp) =>
  waitFor(() => {
    const found = screen.queryAllByRole("option").find(({ textContent }) => words.test(textContent));
    if (!found) throw new Error(`no option ${String(words)}`);
    return found;
  });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const groupNames = () =>
  screen
    .queryAllByRole("group")
    .map((group) => document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent);
/** The row that the field says is chosen, which must be the one that the list says is. */
const chosen = () => {
  const id = field().getAttribute("aria-activedescendant");
  const row = id === null ? null : document.getElementById(id);
  expect(screen.queryAllByRole("option", { selected: true })).toEqual(row ? [row] : []);
  return row?.textContent ?? null;
};

it("begins with what was opened last, what is on top, and what one can do [DESK-10]", async () => {
  await Empty.run();
  expect(field()).toHaveFocus();
  expect(groupNames()).toEqual(["最近使用", "我的应用", "操作"]);
  expect(options()).toEqual(["作业", "通知公告", "课表", "使用深色", "退出登录"]);
  expect(chosen()).toBeNull();
  expect(Empty.args.onAsk).not.toHaveBeenCalled();
});

it("finds by pinyin, marks what fits and what is hidden, and adds what applications find [DESK-10, VIEW-09]", async () => {
  await Found.run();
  await waitFor(() => expect(options()[0]).toBe("通知公告"));
  expect(await screen.findByRole("option", { name: /消防演练/ })).toHaveAttribute(
    "href",
    "#/viewport?app=notices&fileId=notices&at=/?notice=1",
  );
  expect(groupNames()).toEqual(["应用", "通知公告"]);
  expect(screen.getByText("通知", { selector: "mark" })).toBeInTheDocument();
  expect(await option(/问卷调查/)).toHaveTextContent("已隐藏");
  expect(Found.args.onAsk).toHaveBeenLastCalledWith(expect.stringMatching(/q=tz/));
});

it("has what is not installed below all else, even where the name is exactly what was typed [DESK-15, DESK-10]", async () => {
  await NotInstalled.run();
  await option(/消防演练/);
  expect(groupNames()).toEqual(["应用", "通知公告", "即将开通"]);
  expect(options().at(-1)).toBe("通知");
  expect(chosen()).toMatch(/^通知公告/);
});

it("shows the words around what stands in a text, in another language where it stands there alone [DESK-10, I18N-05]", async () => {
  await Ink.run();
  const marks = await screen.findAllByText("drill", { selector: "mark" });
  expect(marks.map((mark) => mark.closest("[role=option]")?.querySelector(".words")?.textContent)).toEqual([
    "消防演练安全办Fire drill",
    "值班调整教导处There is a fire drill on Wednesday: come ten minutes early.",
  ]);
  for (const mark of marks) expect(mark.closest("[lang]")).toHaveAttribute("lang", "en");
});

it("speaks English, and counts what it has found aloud [DESK-10, A11Y-03]", async () => {
  await English.run();
  expect(await screen.findByRole("option", { name: "Fire drill Safety Office" })).toBeInTheDocument();
  expect(
    screen.getByRole("option", {
      name: "Changes of duties Academic Office There is a fire drill on Wednesday: come ten minutes early.",
    }),
  ).toBeInTheDocument();
  expect(screen.getAllByText(/^fire$/i, { selector: "mark" })).toHaveLength(2);
  await waitFor(() => expect(document.getElementById("announcer")).toHaveTextContent("2 results"));
});

describe("by keyboard alone", () => {
  it("chooses with the arrows and by pages, while Home and End stay with the text [DESK-10, A11Y-02]", async () => {
    await Empty.run();
    await userEvent.keyboard("{ArrowDown}");
    expect(chosen()).toBe("作业");
    await userEvent.keyboard("{ArrowUp}");
    expect(chosen()).toBe("退出登录");
    await userEvent.keyboard("{PageUp}");
    expect(chosen()).toBe("作业");
    await userEvent.keyboard("{PageDown}");
    expect(chosen()).toBe("退出登录");
    expect(fireEvent.keyDown(field(), { key: "Home" })).toBe(true);
    expect(fireEvent.keyDown(field(), { key: "ArrowDown" })).toBe(false);
  });

  it("opens the first one by Enter, once, and gives the focus back [DESK-10, A11Y-02]", async () => {
    await Failing.run();
    await waitFor(() => expect(chosen()).toBe("课表"));
    await userEvent.keyboard("{Enter}");
    expect(window.location.hash).toBe("#/viewport?app=timetable&fileId=timetable");
    expect(Failing.args.onOpen).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "搜索 Search" })).toHaveFocus();
  });

  it("opens another window by Ctrl Enter, and stays [DESK-10]", async () => {
    await Failing.run();
    await waitFor(() => expect(chosen()).toBe("课表"));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(Failing.args.onWindow).toHaveBeenCalledWith(expect.stringMatching(/#\/viewport\?app=timetable/));
    expect(Failing.args.onOpen).not.toHaveBeenCalled();
    expect(field()).toBeInTheDocument();
  });

  it("does what an action says once it is closed [DESK-10]", async () => {
    await Empty.run();
    await userEvent.type(field(), "夜间");
    expect(options()).toContain("使用深色夜间");
    await userEvent.keyboard("{Enter}");
    expect(Empty.args.onAction).toHaveBeenCalledWith("dark");
  });

  it("takes the letters that follow where it is opened again before it has faded out [DESK-10, A11Y-02]", async () => {
    await Empty.run();
    fireEvent.keyDown(field(), { key: "Escape" });
    fireEvent.click(screen.getByText("搜索 Search"));
    await userEvent.keyboard("作业");
    expect(screen.getAllByRole("combobox").map((each) => (each as HTMLInputElement).value)).toEqual(["作业"]);
    expect(field()).toHaveFocus();
  });

  it("clears by Escape, and closes by the next one [A11Y-02]", async () => {
    await Empty.run();
    await userEvent.type(field(), "作业{Escape}");
    expect(field()).toHaveValue("");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

it("waits for letters that an input method has not settled [DESK-10]", async () => {
  await Empty.run();
  fireEvent.compositionStart(field());
  const typing = createEvent.input(field(), { target: { value: "ke" } });
  Object.defineProperty(typing, "isComposing", { value: true });
  fireEvent(field(), typing);
  expect(field()).toHaveValue("ke");
  fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
  expect(groupNames()).toEqual(["最近使用", "我的应用", "操作"]);
  fireEvent.compositionEnd(field(), { target: { value: "课" } });
  expect(field()).toHaveValue("课");
  expect(options()).toContain("课表");
  // Safari tells of the Enter that ends the composition after its end.
  fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 });
  expect(field()).toBeVisible();
  fireEvent.keyDown(field(), { key: "Enter", keyCode: 13 });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("shows what is there while applications are asked, and says when nothing is found [VIEW-09]", async () => {
  await Waiting.run();
  expect(await option(/校园云盘/)).toBeInTheDocument();
  expect(screen.getByText("正在各应用中搜索…")).toBeInTheDocument();
});

it("says that nothing was found, and what one may try [DESK-10]", async () => {
  await Nothing.run();
  expect(await screen.findByText("没有找到“zzqq”。")).toBeInTheDocument();
  expect(field()).toHaveAttribute("aria-expanded", "false");
});

it("does not wait for applications that one letter does not ask [DESK-10]", async () => {
  await Empty.run();
  await userEvent.type(field(), "？");
  expect(await screen.findByText("没有找到“？”。")).toBeInTheDocument();
  await userEvent.clear(field());
  await userEvent.type(field(), "t");
  await waitFor(() => expect(document.getElementById("announcer")).toHaveTextContent(/\d 个结果/));
  expect(screen.queryByText("正在各应用中搜索…")).toBeNull();
  expect(Empty.args.onAsk).not.toHaveBeenCalled();
});

it("explains why an application cannot be seen: the role or the code, and whom to ask [MORE-07]", async () => {
  await NotPermitted.run();
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText("还有 2 个应用您没有访问权限", { exact: false })).toBeInTheDocument();
  const [duty, finance] = dialog.getAllByRole("listitem");
  expect(duty).toHaveTextContent("值班安排只对教师和教职工开放。 可联系陈志强和周敏老师。");
  expect(finance).toHaveTextContent("财务您的账号没有所需的权限。权限：finance_read。 可联系学校的管理员。");
});

it("names no code to a parent, and each person to ask once [MORE-07, I18N-06]", async () => {
  await NotPermittedToParent.run();
  const [duty, finance] = within(screen.getByRole("dialog")).getAllByRole("listitem");
  expect(duty).toHaveTextContent(
    /^Duty Roster\s?It’s for teachers and staff\. Questions\? Ask Chen Zhiqiang and Zhou Min\.$/,
  );
  expect(finance).toHaveTextContent(
    /^Finance\s?Your account doesn’t have the permission it needs\. Questions\? Ask your school’s administrator\.$/,
  );
});

it("explains why an application of the person's own does not work [MORE-02, MORE-07]", async () => {
  const health = { notices: { kind: "unreachable" } } as const;
  await NotPermitted.run({
    args: { ...NotPermitted.args, query: "通知", closed: success([]), health },
  });
  const dialog = within(screen.getByRole("dialog"));
  const [notices] = dialog.getAllByRole("listitem");
  expect(notices).toHaveTextContent("通知公告暂时连接不上它的文件，打开后可以重试。");
});

it("says nothing of an application that fails, nor of closed ones on a platform that knows no such call [REL-01, MORE-07]", async () => {
  await Failing.run();
  await waitFor(() => expect(screen.queryByText("正在各应用中搜索…")).toBeNull());
  await act(() => Promise.resolve());
  expect(groupNames()).toEqual(["应用"]);
  expect(screen.queryByText(/不能打开/)).toBeNull();
});
