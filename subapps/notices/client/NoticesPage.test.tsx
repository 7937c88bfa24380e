import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { fakePortal } from "../../../test/fakePortal";
import type { Answer } from "../../../src/subapp/sdk/contract";
import { mount } from "./main";

const notice = (number: number) => ({
  id: String(number),
  title: `通知${number}|||Notice ${number}`,
  content: `第一行 ${number}\n<b>第二行</b>`,
  author: "教务处",
  category: "教务|||Academic",
  publishedAt: "2026-11-21 07:05:00",
  read: number % 2 === 0,
});
const page = (start: number, total: number): Answer => ({
  ok: true,
  data: {
    list: Array.from({ length: Math.min(10, total - (start - 1) * 10) }, (_unused, index) =>
      notice((start - 1) * 10 + index + 1),
    ),
    total,
    unread: 2,
  },
});

interface Shown {
  readonly wide?: boolean;
  /** The answer to a notice that is marked as read. */
  readonly read?: Answer | Promise<Answer>;
  readonly codes?: readonly string[];
  readonly timeZone?: string;
  readonly at?: string;
  readonly one?: (id: string) => Answer;
}

/** Shows the sub-application over a platform whose list is answered by the test's function, and which accepts the rest. */
async function show(
  answer: (start: number, size: number) => Answer | Promise<Answer>,
  {
    wide = true,
    read = SUCCESS,
    codes = [],
    timeZone = "Asia/Shanghai",
    at = "",
    one = (id) => ({ ok: true, data: notice(Number(id)) }),
  }: Shown = {},
) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: wide, onchange: null }) as unknown as MediaQueryList;
  const fake = fakePortal({
    app: "notices",
    codes,
    timeZone,
    at,
    answer: ({ method, path, data }) => {
      if (method !== "get") return read;
      return path.endsWith("/one")
        ? one((data as { id: string }).id)
        : answer((data as { start: number }).start, (data as { size: number }).size);
    },
  });
  const main = document.body.appendChild(document.createElement("main"));
  const instance = await act(async () => mount(main, fake.portal));
  unmount = () => {
    act(() => instance.unmount());
    main.remove();
    expect(fake.crashes).toEqual([]);
  };
  return { main, ...fake };
}

/** For what is fetched when it is first drawn. */
const LATE = { timeout: 20_000 };

const SUCCESS: Answer = { ok: true, data: null };
const FAILURE: Answer = { ok: false, status: 500, text: "出错了|||It broke" };

/** Notes what was brought into sight; jsdom has no layout. */
const broughtBack = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = function (this: Element) {
    broughtBack(this.textContent);
  };
});

let unmount: () => void = () => undefined;
afterEach(() => unmount());

const list = () => screen.getByRole("list", { name: "通知列表" });

it("lists one page of notices, with unread ones marked, and sets its title [VIEW-05]", async () => {
  const { titles, sent, searchKeys } = await show((start) => page(start, 31));
  expect(within(list()).getAllByRole("listitem")).toHaveLength(10);
  expect(screen.getByText("共 31 条，2 条未读")).toBeVisible();
  expect(within(list()).getAllByRole("img", { name: "未读" })).toHaveLength(5);
  expect(titles).toContain("通知公告");
  expect(sent.at(-1)).toEqual({
    app: "notices",
    method: "get",
    path: "/api/notice/list",
    data: { start: 1, size: 10 },
    quiet: true,
  });
  expect(searchKeys).toContainEqual(["notices", expect.arrayContaining(["公示", "announcements"])]);
});

const unreadMarks = () => within(list()).queryAllByRole("img", { name: "未读" }).length;

it("marks an opened notice as read, once, and refreshes the portal's badge [VIEW-05, DESK-03]", async () => {
  const { sent, refreshed } = await show((start) => page(start, 3));
  expect(unreadMarks()).toBe(2);
  await userEvent.click(screen.getByRole("link", { name: /通知1/ }));
  await userEvent.click(screen.getByRole("link", { name: /通知1/ }));
  await userEvent.click(screen.getByRole("link", { name: /通知2/ }));
  expect(unreadMarks()).toBe(1);
  expect(sent.filter(({ method }) => method === "post")).toEqual([
    { app: "notices", method: "post", path: "/api/notice/read", data: { id: "1" }, quiet: true, json: true },
  ]);
  expect(refreshed).toEqual(["unread"]);
});

it("leaves a notice unread if the platform refused to mark it, and still shows it [REL-01]", async () => {
  const { refreshed } = await show((start) => page(start, 3), { read: FAILURE });
  await userEvent.click(screen.getByRole("link", { name: /通知1/ }));
  expect(screen.getByRole("article")).toHaveTextContent("通知1");
  expect(unreadMarks()).toBe(2);
  expect(refreshed).toEqual([]);
});

it("marks a notice as read from the list, says so, and leaves the focus at its row [VIEW-06, DESK-03, A11Y-02, A11Y-03]", async () => {
  const { sent, said, refreshed } = await show((start) => page(start, 3));
  const button = screen.getByRole("button", { name: "标为已读：通知3" });
  await userEvent.click(button);
  expect(sent.at(-1)).toMatchObject({
    method: "post",
    path: "/api/notice/read",
    data: { id: "3" },
    quiet: false,
  });
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /通知3/ })).toHaveFocus();
  expect(said).toContain("已标为已读：通知3");
  expect(refreshed).toEqual(["unread"]);
  expect(screen.queryByRole("article")).toBeNull();
});

it("counts a notice as read once, however often it is marked before the answer [VIEW-06, DESK-03]", async () => {
  let answer: (value: Answer) => void = () => undefined;
  const read = new Promise<Answer>((resolve) => (answer = resolve));
  await show((start) => page(start, 3), { read });
  const button = screen.getByRole("button", { name: "标为已读：通知3" });
  await userEvent.click(button);
  await userEvent.click(button);
  await act(() => {
    answer(SUCCESS);
    return read;
  });
  expect(screen.getByText("共 3 条，1 条未读")).toBeVisible();
});

it("leaves the button of a notice whose mark was refused [VIEW-06, REL-01]", async () => {
  const { said } = await show((start) => page(start, 3), { read: FAILURE });
  await userEvent.click(screen.getByRole("button", { name: "标为已读：通知3" }));
  expect(screen.getByRole("button", { name: "标为已读：通知3" })).toBeVisible();
  expect(said).toEqual([]);
});

describe("all notices, whatever page is shown,", () => {
  const many = (start: number, size: number): Answer => ({
    ok: true,
    data: {
      list: Array.from({ length: Math.min(size, 401 - (start - 1) * size) }, (_unused, index) =>
        notice((start - 1) * size + index + 1),
      ),
      total: 401,
    },
  });
  afterEach(() => jest.restoreAllMocks());

  it("are downloaded as a table with their state [VIEW-06, WID-06]", async () => {
    let fields: (readonly [string, string])[] = [];
    jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
      fields = [...this.querySelectorAll("input")].map(({ name, value }) => [name, value] as const);
    });
    const { sent } = await show(many);
    await userEvent.click(screen.getByRole("button", { name: "下载表格" }));
    expect(sent.slice(-2).map(({ data }) => data)).toEqual([
      { start: 1, size: 400 },
      { start: 2, size: 400 },
    ]);
    const { title, data = "" } = Object.fromEntries(fields);
    expect(title).toBe("通知公告");
    expect(data).toContain("<th>标题</th><th>类别</th><th>发布人</th><th>发布时间</th><th>状态</th>");
    expect(data.split("<tr>")).toHaveLength(401 + 2);
    expect(data).toMatch(/<td>通知401<\/td><td>教务<\/td><td>教务处<\/td><td>[^<]+<\/td><td>未读<\/td>/);
  });

  it("are printed as a table [VIEW-06, WID-06]", async () => {
    const printed: string[] = [];
    window.print = () => void printed.push(document.querySelector(".print-sheet")?.textContent ?? "");
    await show(many);
    await userEvent.click(screen.getByRole("button", { name: "打印" }));
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain("通知公告");
    expect(printed[0]).toContain("通知401");
    window.dispatchEvent(new Event("afterprint"));
  });

  it("are neither downloaded nor printed where a call failed, of which the portal has said so [VIEW-06, REL-01]", async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
    const print = (window.print = jest.fn());
    const { notified } = await show((start, size) => (size === 400 ? FAILURE : many(start, size)));
    await userEvent.click(screen.getByRole("button", { name: "下载表格" }));
    await userEvent.click(screen.getByRole("button", { name: "打印" }));
    expect(submit).not.toHaveBeenCalled();
    expect(print).not.toHaveBeenCalled();
    expect(notified).toEqual([]);
  });
});

it("prints the notice that is open, under its title [VIEW-06]", async () => {
  let paper = "";
  window.print = () => void (paper = document.querySelector(".print-sheet")?.textContent ?? "");
  await show((start) => page(start, 3), { at: "/?notice=2" });
  await userEvent.click(within(screen.getByRole("article")).getByRole("button", { name: "打印" }));
  expect(paper.match(/通知2/g)).toHaveLength(1);
  expect(paper).toContain("第一行 2");
  window.dispatchEvent(new Event("afterprint"));
});

it("opens a notice beside the list as text, never as HTML, with the focus on its heading [VIEW-05, SEC-02, A11Y-02]", async () => {
  await show((start) => page(start, 3));
  await userEvent.click(screen.getByRole("link", { name: /通知2/ }));
  const article = screen.getByRole("article");
  expect(within(article).getByRole("heading", { name: "通知2" })).toHaveFocus();
  expect(article).toHaveTextContent("<b>第二行</b>");
  expect(article.querySelector("b")).toBeNull();
  expect(screen.getByRole("link", { name: /通知2/ })).toHaveAttribute("aria-current", "true");
});

it("gives the focus back to a notice's row beside it when Back closes it, or to the first row of another page [VIEW-05, A11Y-02]", async () => {
  const { place } = await show((start) => page(start, 31));
  await userEvent.click(screen.getByRole("link", { name: /通知2/ }));
  act(() => place.set({ ...place.get(), at: "" }));
  expect(screen.getByRole("link", { name: /通知2/ })).toHaveFocus();
  act(() => place.set({ ...place.get(), at: "/?page=2&notice=2" }));
  expect(await screen.findByRole("heading", { name: "通知2" })).toHaveFocus();
  act(() => place.set({ ...place.get(), at: "/?page=2" }));
  expect(screen.getByRole("link", { name: /通知11/ })).toHaveFocus();
});

it("takes the list's place on a narrow screen and gives the focus back [VIEW-05]", async () => {
  await show((start) => page(start, 3), { wide: false });
  await userEvent.click(screen.getByRole("link", { name: /通知2/ }));
  expect(screen.queryByRole("list", { name: "通知列表" })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "通知2" })).toHaveFocus();
  await userEvent.click(screen.getByRole("link", { name: "返回列表" }));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(screen.getByRole("link", { name: /通知2/ })).toHaveFocus();
});

it("changes the page, announces it once it is loaded, and has the number pressed still in sight [VIEW-05, A11Y-02, A11Y-03]", async () => {
  broughtBack.mockClear();
  const { said } = await show((start) => page(start, 31));
  expect(said).toEqual([]);
  const paging = screen.getByRole("navigation", { name: "通知分页" });
  await userEvent.click(within(paging).getByText("4"));
  expect(within(list()).getAllByRole("listitem")).toHaveLength(1);
  expect(list()).toHaveTextContent("通知31");
  expect(said).toEqual(["第 4 页，共 4 页"]);
  expect(broughtBack.mock.calls).toEqual([["4"]]);
});

it("shows what the address names: a page, and a notice that is on none of it [VIEW-08]", async () => {
  const { sent, gone } = await show((start) => page(start, 31), { at: "/?page=2&notice=30" });
  expect(list()).toHaveTextContent("通知11");
  expect(screen.getByRole("article")).toHaveTextContent("通知30");
  expect(sent.filter(({ path }) => path.endsWith("/one"))).toHaveLength(1);
  await userEvent.click(screen.getByRole("link", { name: /通知12/ }));
  await userEvent.click(within(screen.getByRole("navigation", { name: "通知分页" })).getByText("1"));
  expect(gone).toEqual([
    ["/?page=2&notice=12", false],
    ["", false],
  ]);
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
});

it("goes to the last page where the address names one after it [VIEW-08]", async () => {
  const { gone } = await show(
    (start) => (start > 4 ? { ok: true, data: { total: 31, list: [] } } : page(start, 31)),
    { at: "/?page=99" },
  );
  expect(gone).toEqual([["/?page=4", true]]);
  expect(list()).toHaveTextContent("通知31");
  expect(screen.queryByText("还没有通知")).not.toBeInTheDocument();
});

it("says that a notice of the address is not there, or could not be loaded [VIEW-08, REL-01]", async () => {
  let answered: Answer = { ok: false, status: 500, text: "出错了|||It broke" };
  const { place } = await show((start) => page(start, 3), { at: "/?notice=99", one: () => answered });
  expect(screen.getByRole("alert")).toHaveTextContent("通知加载失败");
  answered = { ok: true, data: notice(99) };
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(screen.getByRole("article")).toHaveTextContent("通知99");
  answered = { ok: false, status: 404, text: "没有这条通知" };
  await act(() => {
    place.set({ ...place.get(), at: "/?notice=98" });
    return Promise.resolve();
  });
  expect(screen.getByText("找不到这条通知")).toBeVisible();
});

it("keeps the page, the order and the search of its management in the address [VIEW-08]", async () => {
  const { gone, sent } = await show((start) => page(start, 90), {
    codes: ["notices_publish"],
    at: "/manage?page=2&sort=-title&keyword=期中",
  });
  await screen.findByText("通知11");
  expect(sent.at(-1)?.data).toEqual({ start: 2, size: 30, sort: "title", order: "desc", keyword: "期中" });
  await userEvent.click(screen.getByRole("button", { name: /下一页/ }));
  const search = screen.getByRole("searchbox");
  await userEvent.clear(search);
  await userEvent.type(search, "a&b{Enter}");
  expect(gone).toEqual([
    ["/manage?page=3&sort=-title&keyword=期中", false],
    ["/manage?sort=-title&keyword=a%26b", false],
  ]);
});

it("asks for the text of a notice that is changed from a long page, which has none [VIEW-05, SEC-06]", async () => {
  const shortOf = ({ id, title, read }: ReturnType<typeof notice>) => ({ id, title, read });
  const rows = { list: [1, 2].map((id) => shortOf(notice(id))), total: 2, unread: 0 };
  await show(() => ({ ok: true, data: rows }), {
    codes: ["notices_publish"],
    at: "/manage",
    one: () => ({ ok: true, data: { ...notice(2), content: "全文" } }),
  });
  await userEvent.click(await screen.findByText("通知2"));
  expect((await screen.findAllByRole("textbox", { name: /^正文/ }, LATE))[0]).toHaveValue("全文");
});

it("counts a notice's files in the list, and shows them to be opened and downloaded in the reader [UP-12, A11Y-03]", async () => {
  const url = "/api/storage/show/file/f";
  const attachments = [
    { file: "f1", name: "春游 路线.pdf", size: 1_200_000, url: `${url}1` },
    { file: "f2", name: "报名表.docx", size: 20_000, url: `${url}2` },
  ];
  const all = [notice(1), { ...notice(2), attachments }, notice(3)];
  const answered: Answer = { ok: true, data: { list: all, total: 31, unread: 2 } };
  const { main } = await show(() => answered, { at: "/?notice=2" });
  expect(within(list()).getByRole("img", { name: "2 个附件" })).toBeVisible();
  const article = within(screen.getByRole("article"));
  const opened = await article.findByRole("link", { name: /^春游 路线.pdf ?（在新标签页中打开）$/ }, LATE);
  expect(opened).toHaveAttribute("href", `${url}1?name=${encodeURIComponent("春游 路线.pdf")}`);
  expect(opened).toHaveAttribute("target", "_blank");
  // What no browser shows is downloaded alone.
  expect(article.getAllByRole("link")).toHaveLength(3);
  const saved = article.getByRole("link", { name: "下载 春游 路线.pdf" });
  expect(saved).toHaveAttribute("href", `${url}1?save=true&name=${encodeURIComponent("春游 路线.pdf")}`);
  expect(article.getByText("报名表.docx")).toBeVisible();
  expect(article.getByText("1.2 MB")).toBeVisible();
  // On paper the names stay, and the buttons go.
  expect(saved).toHaveAttribute("data-no-print");
  expect(opened.closest("[data-no-print]")).toBeNull();
  expect(await axe(main)).toHaveNoViolations();
});

it("shows English words and titles after a switch [VIEW-05]", async () => {
  const { language } = await show((start) => page(start, 3));
  act(() => language.set("en"));
  expect(screen.getByRole("heading", { name: "Notices" })).toBeVisible();
  const row = screen.getByRole("link", { name: /Notice 1/ });
  expect(row).toHaveTextContent("Academic");
  // The author has only a Chinese name, and it is marked as Chinese.
  expect(within(row).getByText("教务处")).toHaveAttribute("lang", "zh-CN");
  expect(within(row).getByText("Notice 1")).not.toHaveAttribute("lang");
});

it("dates a notice by the school's clock, with the zone for readers elsewhere [VIEW-05, I18N-04]", async () => {
  await show((start) => page(start, 1), { timeZone: "Pacific/Kiritimati" });
  expect(screen.getByRole("link", { name: /通知1/ })).toHaveTextContent(/11月21日 周六 07:05 GMT\+14/);
  unmount();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  await show((start) => page(start, 1), { timeZone });
  expect(screen.getByRole("link", { name: /通知1/ })).toHaveTextContent(/11月21日 周六 07:05(?!:)/);
});

it("says that there are no notices [VIEW-05]", async () => {
  const { main } = await show(() => page(1, 0));
  expect(screen.getByText("还没有通知")).toBeVisible();
  expect(await axe(main)).toHaveNoViolations();
});

it("shows a skeleton while it loads, then the platform's own words and a way to try again [VIEW-05, REL-01]", async () => {
  let fail: (answer: Answer) => void = () => undefined;
  let tries = 0;
  const failing = new Promise<Answer>((resolve) => (fail = resolve));
  await show((start) => (++tries <= 2 ? failing : page(start, 3)));
  expect(screen.getByRole("img", { name: "正在加载通知" })).toBeVisible();
  await act(() => {
    fail(FAILURE);
    return failing;
  });
  expect(screen.getByRole("alert")).toHaveTextContent("通知加载失败出错了");
  tries = 2;
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(within(list()).getAllByRole("listitem")).toHaveLength(3);
});

it("says one thing where the list has failed, also for a notice that did, and both come with one retry [REL-01]", async () => {
  let answer: Answer = FAILURE;
  await show(() => answer, { at: "/?notice=2", one: () => answer });
  expect(await screen.findByText("通知加载失败")).toBeVisible();
  expect(await screen.findAllByRole("alert")).toHaveLength(1);
  answer = page(1, 1);
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByRole("list", { name: "通知列表" })).toBeVisible();
  unmount();
  await show(() => FAILURE);
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.queryByText("选择一条通知，在这里阅读。")).toBeNull();
  unmount();
  await show(() => page(1, 0));
  expect(await screen.findByText("还没有通知")).toBeVisible();
  expect(screen.queryByText("选择一条通知，在这里阅读。")).toBeNull();
});

it("treats an invalid answer as a failure [REL-01]", async () => {
  await show(() => ({ ok: true, data: { nothing: true } }));
  expect(screen.getByRole("alert")).toHaveTextContent("通知加载失败");
});

it("offers the management of notices only to people who may publish them [ROUTE-04]", async () => {
  await show((start) => page(start, 3));
  expect(screen.queryByRole("link", { name: "管理通知" })).not.toBeInTheDocument();
  unmount();
  await show((start) => page(start, 3), { codes: ["notices_publish"] });
  expect(screen.getByRole("link", { name: "管理通知" })).toBeVisible();
});
