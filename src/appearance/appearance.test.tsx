import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { calls } from "../../contract/calls";
import * as stories from "../../stories/appearance/Appearance.stories";
import { failure, success } from "../../test/fakePorts";
import { prepareStories, storiesOf } from "../../test/stories";
import { LOOK_NAMES } from "../../theme/lookNames";

const composed = storiesOf(stories);
const { Opened, OwnColor, LayoutForced, NotSaved, GarbageThemes } = composed;

beforeAll(prepareStories);
afterEach(() => jest.clearAllMocks());

const radio = (name: string) => screen.getByRole("radio", { name });
const all = (group: string) => within(screen.getByRole("group", { name: group })).getAllByRole("radio");
const chosen = () => screen.getAllByRole<HTMLInputElement>("radio").filter(({ checked }) => checked);
const sent = (onCall: unknown) =>
  (onCall as jest.Mock<void, [string, string]>).mock.calls
    .filter(([path]) => path === calls.setTheme.path)
    .map(([, form]) => form);
const appliedBy = (onApply: unknown) => (onApply as jest.Mock<void, [string]>).mock.lastCall?.[0];
const inDialog = () => within(screen.getAllByRole("dialog").at(-1) ?? document.body);
const previewed = () => screen.getByRole("region", { name: /^预览：/ }).getAttribute("aria-label");

const SCROLLING = ".MuiDialogContent-root";

describe("the appearance dialog", () => {
  it("is 680 px wide, can be moved, and offers the unit's themes, the looks and the colours [THEME-05, WID-01]", async () => {
    await Opened.run();
    expect(screen.getByRole("button", { name: "移动对话框" })).toBeInTheDocument();
    expect(screen.getByRole("dialog", { name: "主题" })).toHaveStyle({ "inline-size": "min(42.5rem, 100%)" });
    // One of the others is a look, which stands among the looks alone, and one is no theme.
    expect(all("学校的主题")).toHaveLength(2);
    expect(all("主题")).toHaveLength(LOOK_NAMES.length);
    expect(all("颜色")).toHaveLength(5);
    expect(chosen().map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      "纯色",
      "默认",
      "跟随系统",
      "顶部",
    ]);
  });

  it("wears each choice at once, has the platform keep it, and puts all back [THEME-01, THEME-05, THEME-07]", async () => {
    await Opened.run({ args: { ...Opened.args, theme: "lotus" } });
    const { onCall, onApply } = Opened.args;
    expect(screen.getByRole("button", { name: "撤销更改" })).toBeDisabled();
    await userEvent.click(radio("水墨"));
    expect(appliedBy(onApply)).toBe("ink");
    await userEvent.click(radio("育才绿"));
    await userEvent.click(radio("深色"));
    expect(await screen.findByText("已保存，您的所有设备都会使用。")).toBeInTheDocument();
    expect(sent(onCall)).toEqual(["type=color&theme=ink", "type=color&theme=%232f7d6b"]);
    await userEvent.click(screen.getByRole("button", { name: "撤销更改" }));
    expect(appliedBy(onApply)).toBe("lotus");
    expect(radio("跟随系统")).toBeChecked();
    await waitFor(() => expect(sent(onCall).at(-1)).toBe("type=color&theme=lotus"));
  });

  it("wears a theme from the address again when all is put back, and keeps the one from before [THEME-01]", async () => {
    await Opened.run({ args: { ...Opened.args, theme: "lotus", themeAsked: "red" } });
    const { onCall, onApply } = Opened.args;
    expect(radio("红色")).toBeChecked();
    await userEvent.click(radio("水墨"));
    await userEvent.click(screen.getByRole("button", { name: "撤销更改" }));
    expect(appliedBy(onApply)).toBe("red");
    await waitFor(() => expect(sent(onCall).at(-1)).toBe("type=color&theme=lotus"));
  });

  it("shows what is pointed at before it is chosen [THEME-05]", async () => {
    await Opened.run();
    expect(previewed()).toBe("预览：默认");
    await userEvent.hover(radio("卡通").closest("label") ?? document.body);
    expect(previewed()).toBe("预览：卡通");
    expect(screen.getAllByText("文字清晰")).toHaveLength(2);
    expect(screen.getAllByText("链接和按钮清晰")).toHaveLength(2);
    expect(screen.getAllByTitle(/^对比度 [\d.]+:1$/)).toHaveLength(4);
    await userEvent.unhover(radio("卡通").closest("label") ?? document.body);
    expect(previewed()).toBe("预览：默认");
  });

  it("shows a picked colour in the preview alone, and wears it when the person says so [THEME-05]", async () => {
    await OwnColor.run();
    const { onCall, onApply } = OwnColor.args;
    expect(previewed()).toBe("预览：#F5E663");
    expect(sent(onCall)).toEqual([]);
    const field = screen.getByRole("slider", { name: "饱和度和亮度" });
    fireEvent.keyDown(field, { key: "ArrowLeft", shiftKey: true });
    const picked = previewed()?.slice(-7).toLowerCase() ?? "";
    expect(picked).not.toBe("#f5e663");
    await userEvent.click(screen.getByRole("button", { name: "使用这种颜色" }));
    expect(appliedBy(onApply)).toBe(picked);
    expect(radio("自选")).toBeChecked();
    expect(screen.getByRole("button", { name: picked.toUpperCase() })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(screen.getByRole("button", { name: "#7A3FB0" })).toBeInTheDocument();
    // Another colour leaves it on offer.
    await userEvent.click(radio("绿色"));
    expect(radio("自选")).toBeInTheDocument();
  });

  it("says why there is no choice of layouts while a look forces one, and makes none [DESK-06, A11Y-02]", async () => {
    await LayoutForced.run();
    const layouts = all("布局");
    expect(layouts).toHaveLength(2);
    for (const layout of layouts) expect(layout).toHaveAccessibleDescription(/固定使用顶部布局/);
    await userEvent.click(radio("左侧"));
    expect(radio("左侧")).not.toBeChecked();
    await userEvent.click(radio("绿色"));
    await userEvent.click(radio("左侧"));
    expect(radio("左侧")).toBeChecked();
  });

  it("says that the platform did not keep a theme, which stays, and tries again [THEME-05, REL-03]", async () => {
    await NotSaved.run();
    const { onCall, onApply } = NotSaved.args;
    const alert = inDialog().getByRole("alert");
    expect(alert).toHaveTextContent(/没有保存到学校平台/);
    // Not in the part that scrolls: it is in sight wherever the theme was chosen.
    expect(screen.getByRole("radio", { name: "红色" }).closest(SCROLLING)).not.toBeNull();
    expect(alert.closest(SCROLLING)).toBeNull();
    expect(document.querySelector("[data-toast]")).toBeNull();
    expect(appliedBy(onApply)).toBe("red");
    expect(radio("红色")).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    await waitFor(() => expect(sent(onCall)).toHaveLength(2));
    expect(sent(onCall)[1]).toBe("type=color&theme=red");
  });

  it("works without a theme of the unit, and shows the administrator's part to administrators alone [THEME-05]", async () => {
    await GarbageThemes.run();
    expect(screen.queryByRole("group", { name: "学校的主题" })).not.toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "设置全校主题" })).not.toBeInTheDocument();
    expect(all("主题")).toHaveLength(LOOK_NAMES.length);
  });
});

describe("a theme for everyone", () => {
  it("is offered to administrators, with the last one and who set it [THEME-05]", async () => {
    await composed.Administrator.run();
    expect(
      screen.getByText(/^陈志强于 10月15日 周四 .* 为所有人设置了“荷韵”，可在 10月16日 周五 /),
    ).toBeInTheDocument();
  });

  it("shows the login page and three desktops side by side, light or dark, with figures [THEME-05]", async () => {
    await composed.SyncPreview.run();
    const steps = within(screen.getByRole("dialog", { name: "设置全校主题：荷韵" }));
    const names = () => steps.getAllByRole("img").map((picture) => picture.getAttribute("aria-label"));
    expect(names()).toEqual(["登录页，浅色", "教师桌面，浅色", "学生桌面，浅色", "家长桌面，浅色"]);
    await userEvent.click(steps.getByRole("radio", { name: "深色" }));
    expect(names()[0]).toBe("登录页，深色");
    expect(steps.getByText("文字清晰")).toBeInTheDocument();
  });

  it.each([
    ["SyncConfirmation", "将更改 412 人的主题。", true],
    ["SyncCountUnknown", "平台没有说明将更改多少人的主题。", false],
  ] as const)(
    "says before it is set how many people change: %s [THEME-05]",
    async (name, words, undoable) => {
      await composed[name].run();
      expect(screen.getByText(words)).toBeInTheDocument();
      expect(screen.queryByText(/24 小时内可以撤销/) !== null).toBe(undoable);
      expect(sent(composed[name].args.onCall)).toEqual([]);
      await userEvent.click(screen.getByRole("button", { name: "应用到全校" }));
      await screen.findByText(/^已为所有人设置“荷韵”/);
      expect(screen.getAllByRole("dialog").at(-1)).toContainElement(document.activeElement as HTMLElement);
      expect(sent(composed[name].args.onCall)).toEqual(["type=default_color&theme=lotus"]);
    },
  );

  it("that changes no one is the school's for those who join later, and says so in each step [THEME-05, REL-03]", async () => {
    const { SyncForLater } = composed;
    await SyncForLater.run({ args: { ...SyncForLater.args, setTheme: failure(500) } });
    expect(screen.getByRole("heading", { name: "将“荷韵”设为学校主题？" })).toBeInTheDocument();
    expect(screen.getByText("目前没有人需要更改。")).toBeInTheDocument();
    expect(screen.getByText(/^以后加入的人会使用这个主题/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "设为学校主题" }));
    expect(await inDialog().findByRole("alert")).toHaveTextContent(/.+学校主题可能已经设置，可以放心重试。$/);
  });

  it("that is refused changes nothing, and says so [THEME-05, REL-03]", async () => {
    const { SyncFailed } = composed;
    await SyncFailed.run({ args: { ...SyncFailed.args, setTheme: failure(403) } });
    expect(inDialog().getByRole("alert")).toHaveTextContent(/.+！所有人的主题都没有改变。$/);
    expect(screen.getByRole("button", { name: "重试" })).toBeEnabled();
  });

  it("that may have come through says why it failed, and that it can be tried again [THEME-05, REL-03]", async () => {
    await composed.SyncFailed.run();
    expect(inDialog().getByRole("alert")).toHaveTextContent(/.+可能已有人的主题改变，可以放心重试。$/);
    expect(screen.getByRole("button", { name: "重试" })).toHaveFocus();
  });

  it("is undone from where it was set, and the focus stays in the dialog [THEME-05, A11Y-02]", async () => {
    await composed.SyncUndone.run();
    expect(screen.getByText("已撤销，所有人恢复原来的主题。")).toBeInTheDocument();
    expect(inDialog().getAllByRole("status")).toHaveLength(1);
    expect(screen.getByRole("dialog", { name: /^设置全校主题/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it("that was changed meanwhile cannot be undone, and says so [THEME-05]", async () => {
    await composed.SyncUndoRefused.run();
    expect(inDialog().getByRole("alert")).toHaveTextContent(/没有撤销成功/);
  });

  it("is not offered as long as the role is not known [THEME-05, SEC-04]", async () => {
    for (const adminRole of [failure(403), success(null)]) {
      await Opened.run({ args: { ...Opened.args, adminRole } });
      expect(screen.queryByRole("heading", { name: "设置全校主题" })).not.toBeInTheDocument();
    }
  });
});
