import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../stories/desktop/Desktop.stories";
import { prepareStories, storiesOf } from "../../test/stories";
import { applyTheme } from "../../theme/applyTheme";
import { LOOK_NAMES, WHOLE_LOOKS } from "../../theme/lookNames";
import { ICON_STYLES } from "../base/core/apps/apps";

const {
  Teacher,
  Student,
  Coming,
  BesideTheSideMenu,
  ArrangedBesideTheSideMenu,
  SixtyApplications,
  Recent,
  Dots,
  DotsInEnglish,
  WithoutPictures,
  Failed,
  Empty,
  Loading,
} = storiesOf(stories);

beforeAll(prepareStories);

/** The looks that show the coloured icons: that of colours, and those for which the platform draws none. */
const COLORED = LOOK_NAMES.filter((look) =>
  ICON_STYLES.every((style) => style === "color" || style !== look),
);

const linksIn = (name: string) => within(screen.getByRole("list", { name })).getAllByRole("link");
/** A tile of the person's own applications. */
const tile = (name: RegExp) =>
  within(screen.getByRole("region", { name: "我的应用" })).getByRole("link", { name });
const app = () => document.getElementById("app") ?? document.body;

/** Lays the links of a list out in rows of three, which jsdom does not. */
function layOut(name: string) {
  linksIn(name).forEach((link, index) => {
    Object.defineProperty(link, "offsetTop", { value: Math.floor(index / 3) * 100, configurable: true });
  });
}

describe("the desktop", () => {
  it("has a teacher's frequent applications on top, and folds the others to a line for each category [DESK-01, DESK-14]", async () => {
    const onTurn = jest.fn();
    await Teacher.run({ args: { ...Teacher.args, onTurn } });
    expect(linksIn("我的应用")).toHaveLength(7);
    const all = within(screen.getByRole("region", { name: /全部应用/ }));
    const lines = all.getAllByRole("button", { expanded: false });
    expect(lines.map((line) => line.textContent)).toEqual(["教务管理 7", "学生事务 5"]);
    expect(all.getByRole("button", { expanded: true })).toHaveAccessibleName("行政办公 6");
    expect(linksIn("行政办公 6")).toHaveLength(6);
    await userEvent.click(lines[1] ?? document.body);
    expect(onTurn).toHaveBeenLastCalledWith(["administration", "student"]);
    await userEvent.click(all.getByRole("button", { expanded: true }));
    expect(onTurn).toHaveBeenLastCalledWith([]);
    await userEvent.click(all.getByRole("button", { name: "展开全部" }));
    expect(onTurn).toHaveBeenLastCalledWith(["administration", "affairs", "student"]);
  });

  it("leaves all applications to the side menu where there is one, until they are arranged [DESK-06, MORE-01]", async () => {
    const all = () => screen.getByRole("region", { name: /全部应用/ });
    await BesideTheSideMenu.run();
    expect(all()).toHaveAttribute("data-beside", "true");
    expect(screen.getByText("已隐藏 1 个应用")).toBeVisible();
    await ArrangedBesideTheSideMenu.run();
    expect(all()).toHaveAttribute("data-beside", "false");
  });

  it("has what is not installed in one closed group after all others, which nothing arranges [DESK-15]", async () => {
    const coming = Coming.args.coming ?? [];
    await Coming.run();
    const headings = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
    expect(headings.at(-1)).toBe(`即将开通 ${coming.length}`);
    const line = screen.getByRole("button", { name: `即将开通 ${coming.length}`, expanded: false });
    expect(screen.queryByRole("link", { name: "食堂订餐" })).not.toBeInTheDocument();
    await userEvent.click(line);
    const group = within(screen.getByRole("list", { name: /^即将开通/ }));
    expect(group.getAllByRole("link").map((link) => link.textContent)).toEqual(
      coming.map(({ name }) => name),
    );
    expect(group.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: "更多" }).length).toBeGreaterThan(0);
  });

  it("says of a folded category how much is unread in it [DESK-14, A11Y-03]", async () => {
    await SixtyApplications.run({ args: { ...SixtyApplications.args, open: [] } });
    const folded = screen.getByRole("button", { name: "分类2 7 216 条未读" });
    expect(within(folded).getByText("99+")).toBeVisible();
  });

  it("names the applications opened last below those on top [DESK-07]", async () => {
    await Recent.run();
    const recent = within(screen.getByRole("list", { name: "最近使用" })).getAllByRole("link");
    expect(recent.map((link) => link.textContent)).toEqual(["成绩", "公文"]);
  });

  it("has the pinned applications first, then those opened last, then all [DESK-14]", async () => {
    await Recent.run();
    const pinned = screen.getByRole("list", { name: "我的应用" });
    const recent = screen.getByRole("list", { name: "最近使用" });
    const all = screen.getByRole("region", { name: /全部应用/ });
    expect(pinned.compareDocumentPosition(recent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(recent.compareDocumentPosition(all)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("leads from every row of a card to the thing itself, and says how much is unread as its tile does [DESK-14, VIEW-08]", async () => {
    await Teacher.run();
    const card = within(screen.getByRole("region", { name: /最新通知 3 条未读/ }));
    expect(card.getByRole("link", { name: "运动会安排调整" })).toHaveAttribute(
      "href",
      "#/viewport?app=notices&fileId=notices&at=/?notice=1",
    );
    expect(within(tile(/通知公告/)).getByText("3")).toBeVisible();
    expect(card.getByRole("link", { name: "3 条未读" })).toHaveAttribute(
      "href",
      "#/viewport?app=notices&fileId=notices",
    );
  });

  it("shows everybody else one flat list of applications, none of them twice [DESK-01, DESK-14]", async () => {
    await Student.run();
    expect(linksIn("我的应用")).toHaveLength(8);
    const others = within(screen.getByRole("list", { name: /^其他应用/ })).getAllByRole("link");
    const hrefs = [...linksIn("我的应用"), ...others].map((link) => link.getAttribute("href"));
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(screen.queryByRole("heading", { name: "常用应用" })).not.toBeInTheDocument();
  });

  it("greets by the time of day, with date, term and week [DESK-01]", async () => {
    await Teacher.run();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("早上好，林老师");
    expect(screen.getByText(/11月21日星期六/).closest("p")).toHaveTextContent("第一学期 第 12 周");
  });

  it("shows 99+ and lets the true count be heard [DESK-03, A11Y-03]", async () => {
    await Teacher.run();
    const attendance = tile(/考勤 ?120 条未读/);
    expect(within(attendance).getByText("99+")).toHaveAttribute("aria-hidden", "true");
  });

  it("shows and says no number where a dot is wanted [DESK-03, MSG-02, A11Y-03]", async () => {
    await Dots.run();
    expect(tile(/^作业 ?有未读$/).querySelector("[data-dot]")).toBeEmptyDOMElement();
    expect(within(screen.getByRole("list", { name: "我的应用" })).queryByText(/12/)).not.toBeInTheDocument();
  });

  it("says of a dot in English that something is unread [DESK-03, A11Y-03]", async () => {
    await DotsInEnglish.run();
    expect(await screen.findAllByRole("link", { name: /^作业 ?unread$/ })).toHaveLength(1);
  });

  it("puts the name's first letter in the place of a picture that fails or is missing [DESK-02]", async () => {
    await WithoutPictures.run();
    expect(within(tile(/作业/)).getByText("作")).toBeInTheDocument();
    const timetable = tile(/课表/);
    const picture = timetable.querySelector("img");
    expect(picture).toHaveAttribute("data-looks", COLORED.join(" "));
    expect(timetable.querySelector("[data-letter]")).toHaveAttribute("data-looks", "ink lotus cartoon");
    fireEvent.error(picture ?? timetable);
    expect(timetable.querySelector("img")).not.toBeInTheDocument();
    expect(timetable.querySelector("[data-letter]")).toHaveAttribute("data-looks", LOOK_NAMES.join(" "));
  });

  it("draws the line of an application on a tile, and its first letter where the drawing does not come [DESK-02]", async () => {
    await Teacher.run();
    const drawing = tile(/课表/).querySelector("use");
    expect(drawing).toHaveAttribute("href", "/story/glyphs.svg#calendar-days");
    fireEvent.error(drawing ?? document.body);
    expect(within(tile(/课表/)).getByText("课")).toBeInTheDocument();
  });

  it("holds the pictures of all looks, so that a change of look mutates nothing in the page [THEME-06, DESK-02]", async () => {
    await WithoutPictures.run();
    const looks = [...tile(/校历/).querySelectorAll("img")].map((image) => image.dataset["looks"]);
    expect(looks).toEqual([COLORED.join(" "), "ink", "lotus", "cartoon"]);
    const observer = new MutationObserver(() => undefined);
    observer.observe(app(), { subtree: true, childList: true, attributes: true, characterData: true });
    act(() => {
      for (const value of [...WHOLE_LOOKS, "#7a3fb0"]) {
        applyTheme({ value, scheme: "dark" }, document.documentElement);
      }
    });
    expect(observer.takeRecords()).toEqual([]);
    observer.disconnect();
  });

  it("is one tab stop per group, walked by arrow keys, Home and End [A11Y-02, A11Y-03]", async () => {
    await Teacher.run();
    layOut("我的应用");
    const links = linksIn("我的应用");
    expect(links.map((link) => link.tabIndex)).toEqual([0, -1, -1, -1, -1, -1, -1]);
    const user = userEvent.setup();
    links[0]?.focus();
    await user.keyboard("{ArrowRight}");
    expect(links[1]).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(links[4]).toHaveFocus();
    await user.keyboard("{End}");
    expect(links[6]).toHaveFocus();
    await user.keyboard("{Home}");
    expect(links[0]).toHaveFocus();
    await user.keyboard("{ArrowRight}{Tab}");
    expect(screen.getByRole("button", { name: "展开全部" })).toHaveFocus();
    await user.tab({ shift: true });
    expect(links[1]).toHaveFocus();
  });

  it("tells of what could not be loaded and tries again [REL-01]", async () => {
    const retry = jest.fn();
    await Failed.run({ args: { ...Failed.args, apps: { status: "error", retry } } });
    await userEvent.click(screen.getAllByRole("button", { name: "重试" }).at(-1) ?? document.body);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it("says kindly that there are no applications yet [DESK-01]", async () => {
    await Empty.run();
    expect(await screen.findByRole("heading", { name: "还没有可用的应用" })).toBeInTheDocument();
  });

  it("keeps the applications' place while they load, unheard [DESK-01]", async () => {
    await Loading.run();
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
    expect(app().querySelector('[aria-busy="true"]')).toBeInTheDocument();
  });

  it("tells who opens an application which one it was [DESK-09]", async () => {
    const onOpen = jest.fn();
    await Teacher.run({ args: { ...Teacher.args, onOpen } });
    await userEvent.click(tile(/云盘/));
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ code: "app-云盘" }));
  });
});
