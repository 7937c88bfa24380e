import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../stories/header/Header.stories";
import { prepareStories, storiesOf } from "../../test/stories";

const composed = storiesOf(stories);
const { OnTheDesktop, AllApplications, AllApplicationsFlat } = composed;
const { LogoFails, PersonMenu, WithoutPersonMenu, Quiet, InAnApplication, Dots } = composed;
const { WithoutItsApplications } = composed;

beforeAll(prepareStories);

/** jsdom lays nothing out; the width of every element is what the test says. */
function widthOf(pixels: number) {
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(pixels);
}
afterEach(() => jest.restoreAllMocks());

const bar = () => screen.getByRole("navigation", { name: "应用" });
const pinned = () => within(bar()).getAllByRole("link").slice(1);

describe("the header", () => {
  it("pins ten applications at most, however wide it is [DESK-04]", async () => {
    widthOf(3000);
    await OnTheDesktop.run();
    expect(pinned()).toHaveLength(10);
    expect(within(bar()).getByRole("button", { name: "更多" })).toBeInTheDocument();
  });

  it("pins fewer when it is narrow, at about 60 px each [DESK-04]", async () => {
    widthOf(360);
    await OnTheDesktop.run();
    expect(pinned()).toHaveLength(4);
  });

  it("answers many changes of its width once in 50 ms [DESK-12]", async () => {
    const resized: (() => void)[] = [];
    class Observer implements ResizeObserver {
      constructor(changed: ResizeObserverCallback) {
        resized.push(() => changed([], this));
      }
      readonly observe = () => undefined;
      readonly unobserve = () => undefined;
      readonly disconnect = () => undefined;
    }
    const idle = window.ResizeObserver;
    window.ResizeObserver = Observer;
    widthOf(3000);
    await OnTheDesktop.run();
    jest.useFakeTimers();
    const resize = (pixels: number) => {
      widthOf(pixels);
      act(() => resized.forEach((changed) => changed()));
    };
    resize(2999);
    resize(360);
    expect(pinned()).toHaveLength(10);
    act(() => jest.advanceTimersByTime(49));
    expect(pinned()).toHaveLength(10);
    act(() => jest.advanceTimersByTime(1));
    expect(pinned()).toHaveLength(4);
    jest.useRealTimers();
    window.ResizeObserver = idle;
  });

  it("shows all applications in a panel of 780 px, grouped, for teachers [DESK-04]", async () => {
    await AllApplications.run();
    const panel = screen.getByRole("dialog", { name: "全部应用" });
    expect(panel).toHaveStyle({ width: "min(48.75rem, calc(100vw - 1.5rem))" });
    expect(within(panel).getAllByRole("heading", { level: 2 })).toHaveLength(4);
  }, 30_000);

  it("shows all applications in a panel of 672 px, flat, for others [DESK-04]", async () => {
    await AllApplicationsFlat.run();
    const panel = screen.getByRole("dialog", { name: "全部应用" });
    expect(panel).toHaveStyle({ width: "min(42rem, calc(100vw - 1.5rem))" });
    await waitFor(() => expect(within(panel).getAllByRole("link", { hidden: true })).toHaveLength(60), {
      timeout: 10_000,
    });
    expect(within(panel).queryByRole("heading", { hidden: true })).not.toBeInTheDocument();
  }, 30_000);

  it("welcomes by name, counts on the bell and leads to the desktop [DESK-04]", async () => {
    await OnTheDesktop.run();
    const banner = screen.getByRole("banner");
    expect(within(banner).getByRole("button", { name: /^欢迎，林晓燕/ })).toBeInTheDocument();
    expect(within(banner).getByRole("button", { name: /^消息 ?4 条未读$/ })).toHaveAttribute(
      "aria-haspopup",
      "dialog",
    );
    expect(screen.getByRole("link", { name: /^消息 ?4 条未读$/, hidden: true })).toHaveAttribute(
      "href",
      "#/messages",
    );
    expect(within(bar()).getByRole("link", { name: "今日" })).toHaveAttribute("aria-current", "page");
  });

  it("leads phones to its four pages, of which the one on the screen is marked, and to the top of it [DESK-08, A11Y-02]", async () => {
    const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    await Quiet.run();
    const foot = document.querySelector<HTMLElement>("nav[aria-label='快捷导航']") ?? document.body;
    const links = within(foot).getAllByRole("link", { hidden: true });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["#/", "#/apps", "#/messages", "#/me"]);
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["page", null, null, null]);
    expect(links.at(-1)?.textContent).toBe("我的（免打扰中）");
    links.slice(0, 2).forEach((link) => fireEvent.click(link));
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it("shows the search's key as the keyboard has it [DESK-10]", async () => {
    await OnTheDesktop.run();
    expect(screen.getByText("Ctrl K")).toBeInTheDocument();
    await composed.OnAMac.run();
    expect(screen.getByText("⌘ K")).toBeInTheDocument();
  });

  it("marks what is unread by dots where so configured, on the bell, in the bar and on a phone [DESK-03, MSG-02]", async () => {
    widthOf(3000);
    await Dots.run();
    const marked = [/^(作业|消息) ?有未读$/].flatMap((name) => [
      ...screen.getAllByRole("link", { name, hidden: true }),
      ...screen.getAllByRole("button", { name, hidden: true }),
    ]);
    expect(marked.map((each) => each.textContent)).toEqual(["作业有未读", "消息有未读", "消息有未读"]);
    for (const link of marked) expect(link.querySelector("[data-dot]")).toBeEmptyDOMElement();
  });

  it("marks the application on the screen [DESK-04]", async () => {
    widthOf(3000);
    await InAnApplication.run();
    expect(within(bar()).getByRole("link", { name: /通知公告/ })).toHaveAttribute("aria-current", "page");
    expect(within(bar()).getByRole("link", { name: "今日" })).not.toHaveAttribute("aria-current");
  });

  it("puts the school's first letter in the place of a logo that fails [DESK-01]", async () => {
    await LogoFails.run();
    const home = screen.getByRole("link", { name: /育才实验学校/ });
    fireEvent.error(home.querySelector("img") ?? home);
    expect(await within(home).findByText("育")).toBeInTheDocument();
  });

  it("says a name that is too long for its line in whole, to the pointer and in the link's name [DESK-01, A11Y-03]", async () => {
    await composed.LongNames.run();
    const name = "中国人民大学附属中学丰台实验学校国际部（西校区）";
    expect(screen.getByTitle(name)).toHaveTextContent(name);
    expect(screen.getByRole("link", { name: new RegExp(name) })).toHaveAttribute("href", "#/");
  });

  it("is mere words where there is nothing in the person's menu [DESK-05]", async () => {
    await WithoutPersonMenu.run();
    expect(screen.queryByRole("button", { name: /林晓燕/ })).not.toBeInTheDocument();
    expect(screen.getByText("欢迎，林晓燕")).toBeInTheDocument();
  });

  it("marks quiet on the person's button, in its name too, which says whose it is and what it opens [MORE-03, A11Y-03]", async () => {
    await OnTheDesktop.run();
    expect(screen.getByRole("button", { name: /^欢迎，林晓燕/ }).querySelector("[data-quiet]")).toBeNull();
    await Quiet.run();
    const person = screen.getByRole("button", { name: /^欢迎，林晓燕.*（个人菜单） ?（免打扰中）$/ });
    expect(person.querySelector("[data-quiet]")).toBeVisible();
  });

  it("has the person's menu below their name, and gives the focus back [MORE-03, A11Y-02]", async () => {
    await PersonMenu.run();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: /^欢迎，林晓燕/ })).toHaveFocus());
  });

  it("leaves its applications out where they stand elsewhere [DESK-06]", async () => {
    await WithoutItsApplications.run();
    const header = within(screen.getByRole("banner"));
    expect(header.queryByRole("navigation")).not.toBeInTheDocument();
    expect(header.getByRole("button", { name: /^消息/ })).toBeInTheDocument();
  });
});
