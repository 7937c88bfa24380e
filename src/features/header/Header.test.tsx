import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../../stories/header/Header.stories";
import { prepareStories, storiesOf } from "../../../test/stories";
import { WHOLE_LOOKS } from "../../../theme/lookNames";

const composed = storiesOf(stories);
const { OnTheDesktop, AllApplications, AllApplicationsFlat, Appearance, FullScreen } = composed;
const { LogoFails, PersonMenu, WithoutPersonMenu, Quiet, InAnApplication, Dots, OneLanguage } = composed;
const { AppearanceChanging, AppearanceLayoutForced, WithoutItsApplications } = composed;

beforeAll(prepareStories);

/** jsdom lays nothing out; the width of every element is what the test says. */
function widthOf(pixels: number) {
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(pixels);
}
afterEach(() => jest.restoreAllMocks());

/** An appearance of this theme. */
const appearanceOf = (value: string) => ({
  value,
  scheme: "light" as const,
  ownColor: null,
  onOwnColor: () => undefined,
  onTryTheme: () => undefined,
  onTheme: () => undefined,
  onScheme: () => undefined,
  layout: { name: "top", forced: false, unit: null },
  onLayout: () => undefined,
});

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
    expect(within(panel).getAllByRole("link", { hidden: true })).toHaveLength(60);
    expect(within(panel).queryByRole("heading", { hidden: true })).not.toBeInTheDocument();
  }, 30_000);

  it("welcomes by name, counts on the bell and leads to the desktop [DESK-04]", async () => {
    await OnTheDesktop.run();
    const banner = screen.getByRole("banner");
    expect(within(banner).getByRole("button", { name: "欢迎，林晓燕" })).toBeInTheDocument();
    const [bell] = within(banner).getAllByRole("link", { name: /通知公告 ?12 条未读/ });
    expect(bell).toHaveAttribute("href", "#/viewport?app=notices&fileId=notices");
    expect(within(bar()).getByRole("link", { name: "桌面" })).toHaveAttribute("aria-current", "page");
  });

  it("marks what is unread by dots where so configured, on the bell, in the bar and on a phone [DESK-03, MSG-02]", async () => {
    widthOf(3000);
    await Dots.run();
    const marked = screen.getAllByRole("link", { name: /有未读$/, hidden: true });
    expect(marked.map((link) => link.textContent)).toEqual([
      "作业有未读",
      "通知公告有未读",
      "通知公告有未读",
    ]);
    for (const link of marked) expect(link.querySelector("[data-dot]")).toBeEmptyDOMElement();
  });

  it("opens notices in a window of their own where they ask for one, from the bell as from a tile [DESK-04]", async () => {
    const { bell } = OnTheDesktop.args;
    await OnTheDesktop.run({
      args: { ...OnTheDesktop.args, bell: bell ? { ...bell, newWindow: true } : null },
    });
    const [link] = within(screen.getByRole("banner")).getAllByRole("link", { name: /通知公告 ?12 条未读/ });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  });

  it("marks the application on the screen [DESK-04]", async () => {
    widthOf(3000);
    await InAnApplication.run();
    expect(within(bar()).getByRole("link", { name: /通知公告/ })).toHaveAttribute("aria-current", "page");
    expect(within(bar()).getByRole("link", { name: "桌面" })).not.toHaveAttribute("aria-current");
  });

  it("puts the school's first letter in the place of a logo that fails [DESK-01]", async () => {
    await LogoFails.run();
    const home = screen.getByRole("link", { name: /育才实验学校/ });
    fireEvent.error(home.querySelector("img") ?? home);
    expect(await within(home).findByText("育")).toBeInTheDocument();
  });

  it("says whether the page fills the screen and what its button does [DESK-12]", async () => {
    const toggle = jest.fn();
    await FullScreen.run({ args: { ...FullScreen.args, fullscreen: { active: true, toggle } } });
    const button = screen.getByRole("button", { name: "退出全屏" });
    // The name alone tells the state: a button that is pressed as well would say the opposite.
    expect(button).not.toHaveAttribute("aria-pressed");
    await userEvent.click(button);
    expect(toggle).toHaveBeenCalledTimes(1);
  });

  it("is mere words where there is nothing in the person's menu [DESK-05]", async () => {
    await WithoutPersonMenu.run();
    expect(screen.queryByRole("button", { name: /林晓燕/ })).not.toBeInTheDocument();
    expect(screen.getByText("欢迎，林晓燕")).toBeInTheDocument();
  });

  it("marks quiet on the person's button, in its name too [MORE-03, A11Y-03]", async () => {
    await OnTheDesktop.run();
    expect(screen.getByRole("button", { name: "欢迎，林晓燕" }).querySelector("[data-quiet]")).toBeNull();
    await Quiet.run();
    const person = screen.getByRole("button", { name: /^欢迎，林晓燕 ?，免打扰中$/ });
    expect(person.querySelector("[data-quiet]")).toBeVisible();
  });

  it("has the person's menu below their name, and gives the focus back [MORE-03, A11Y-02]", async () => {
    await PersonMenu.run();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: /^欢迎，林晓燕/ })).toHaveFocus());
  });

  it("switches to the other language at once, by a button in that language's words [I18N-03]", async () => {
    const onLanguage = jest.fn();
    await OnTheDesktop.run({ args: { ...OnTheDesktop.args, onLanguage } });
    const button = screen.getByRole("button", { name: "Switch to English" });
    expect(button).toHaveAttribute("lang", "en");
    await userEvent.click(button);
    expect(onLanguage).toHaveBeenCalledWith("en");
  });

  it("offers to switch among the site's languages alone, and among all where its list is none [I18N-01]", async () => {
    await OneLanguage.run();
    expect(screen.queryByRole("button", { name: "Switch to English" })).not.toBeInTheDocument();
    await OnTheDesktop.run({ args: { ...OnTheDesktop.args, languages: null } });
    expect(screen.getByRole("button", { name: "Switch to English" })).toBeInTheDocument();
  });

  it("applies a look, a colour and a scheme as soon as each is chosen [THEME-01, THEME-07]", async () => {
    const chosen: string[] = [];
    const appearance = {
      value: "#457cd6",
      scheme: "light" as const,
      ownColor: null,
      onOwnColor: (value: string) => chosen.push(`own ${value}`),
      onTryTheme: (value: string) => chosen.push(`try ${value}`),
      onTheme: (value: string) => chosen.push(value),
      onScheme: (value: string) => chosen.push(value),
      layout: { name: "top", forced: false, unit: "studio" },
      onLayout: (value: string) => chosen.push(value),
    };
    await Appearance.run({ args: { ...Appearance.args, appearance } });
    const panel = within(screen.getByRole("dialog", { name: "外观" }));
    expect(panel.getByRole("radio", { name: "默认" })).toBeChecked();
    await userEvent.click(panel.getByRole("radio", { name: "水墨" }));
    await userEvent.click(panel.getByRole("radio", { name: "红色" }));
    await userEvent.click(panel.getByRole("radio", { name: "深色" }));
    expect(chosen).toEqual(["ink", "red", "dark"]);
    expect(panel.getByRole("radio", { name: "顶部" })).toBeChecked();
    await userEvent.click(panel.getByRole("radio", { name: "左侧" }));
    await userEvent.click(panel.getByRole("radio", { name: "学校版式" }));
    expect(chosen.slice(3)).toEqual(["left", "studio"]);
  });

  it.each([
    ["#457cd6", "默认"],
    ["green", "绿色"],
    ["#7a3fb0", "自选"],
    ["ink", "水墨"],
    ["cartoon", "卡通"],
  ])(
    "shows looks and colours as one choice, of which %s is the one made [THEME-01, A11Y-02]",
    async (value, name) => {
      await Appearance.run({ args: { ...Appearance.args, appearance: { ...appearanceOf(value) } } });
      const all = within(screen.getByRole("group", { name: "风格" })).getAllByRole("radio");
      expect(all).toHaveLength(6 + WHOLE_LOOKS.length);
      expect(new Set(all.map((radio) => radio.getAttribute("name"))).size).toBe(1);
      expect(all.filter((radio) => (radio as HTMLInputElement).checked)).toEqual([
        screen.getByRole("radio", { name }),
      ]);
    },
  );

  it("walks looks and colours by one set of arrow keys, and keeps the colour picked last on offer [THEME-01, A11Y-02]", async () => {
    await AppearanceChanging.run();
    const radio = (name: string) => screen.getByRole("radio", { name });
    const picker = screen.getByLabelText<HTMLInputElement>("选取颜色");
    const opened = jest.fn();
    picker.addEventListener("click", opened);
    radio("绿色").focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(radio("自选")).toBeChecked();
    expect(opened).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(picker).toHaveFocus();
    fireEvent.input(picker, { target: { value: "#123456" } });
    await userEvent.click(radio("荷韵"));
    await userEvent.tab({ shift: true });
    expect(picker).not.toHaveFocus();
    expect(radio("自选")).not.toBeChecked();
    await userEvent.click(radio("自选"));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(radio("自选")).toBeChecked();
    expect(picker).toHaveValue("#123456");
    expect(AppearanceChanging.args.appearance?.onTheme).toHaveBeenLastCalledWith("#123456");
  });

  it("keeps a colour of one's own when something else is chosen, and offers it after a reload [THEME-01]", async () => {
    const onOwnColor = jest.fn();
    const appearance = (value: string, ownColor: string | null) => ({
      args: { ...Appearance.args, appearance: { ...appearanceOf(value), ownColor, onOwnColor } },
    });
    await Appearance.run(appearance("#123456", null));
    await userEvent.click(screen.getByRole("radio", { name: "荷韵" }));
    expect(onOwnColor.mock.calls).toEqual([["#123456"]]);
    await Appearance.run(appearance("lotus", "#123456"));
    expect(screen.getByLabelText("选取颜色")).toHaveValue("#123456");
    await userEvent.click(screen.getByRole("radio", { name: "红色" }));
    expect(onOwnColor).toHaveBeenCalledTimes(1);
    await Appearance.run(appearance("lotus", "no colour"));
    expect(screen.getByLabelText("选取颜色")).toHaveValue("#7a4fb5");
  });

  it("says why there is no choice of layouts while a look forces one, and makes none [DESK-06, A11Y-02]", async () => {
    await AppearanceLayoutForced.run();
    const layouts = within(screen.getByRole("group", { name: "布局" })).getAllByRole("radio");
    expect(layouts).toHaveLength(2);
    for (const radio of layouts) expect(radio).toHaveAccessibleDescription(/固定使用顶部布局/);
    await userEvent.click(screen.getByRole("radio", { name: "左侧" }));
    expect(screen.getByRole("radio", { name: "左侧" })).not.toBeChecked();
    expect(AppearanceLayoutForced.args.appearance?.onLayout).not.toHaveBeenCalled();
  });

  it("leaves its applications out where they stand elsewhere [DESK-06]", async () => {
    await WithoutItsApplications.run();
    const header = within(screen.getByRole("banner"));
    expect(header.queryByRole("navigation")).not.toBeInTheDocument();
    expect(header.getByRole("link", { name: /通知公告/ })).toBeInTheDocument();
  });
});
