import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../stories/shell/SideMenu.stories";
import { readThrough } from "../../test/spoken";
import { prepareStories, storiesOf } from "../../test/stories";

const { Locked, Strip, InAnApplication, Folded, FoldedStrip, Flat } = storiesOf(stories);

beforeAll(prepareStories);

const toggle = () => screen.getByRole("button", { name: "应用菜单" });
/** The rows that the Tab key stops at. */
const stops = () => [...document.querySelectorAll('[data-row][tabindex="0"]')];
const fold = (name: string) => screen.getByRole("button", { name });

describe("the side menu", () => {
  it("opens for the keyboard, walks a category by arrows, and closes by Escape or when it is left [DESK-06, A11Y-02]", async () => {
    await Strip.run();
    await userEvent.tab();
    expect(toggle()).toHaveFocus();
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "今日" })).toHaveFocus();
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowDown}");
    expect(fold("常用应用")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
    expect(screen.getByRole("link", { name: /^作业/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(fold("常用应用")).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowRight}{End}");
    expect(fold("常用应用")).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Home}");
    expect(screen.getByRole("link", { name: "今日" })).toHaveFocus();
    expect(stops()).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    expect(toggle()).toHaveFocus();
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab({ shift: true });
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
  });

  it("opens under a mouse, not under a finger, and closes once something is opened [DESK-06, A11Y-05]", async () => {
    await Strip.run();
    const link = screen.getByRole("link", { name: "课表" });
    await userEvent.pointer({ keys: "[TouchA]", target: fold("行政办公") });
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(document.body);
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    await userEvent.hover(link);
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(link);
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    expect(Strip.args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ code: "app-课表" }));
  });

  it("stays open while it is locked, and its button unlocks it [DESK-06]", async () => {
    await Strip.run();
    const pin = screen.getByRole("button", { name: "保持展开" });
    await userEvent.click(pin);
    expect(Strip.args.onLock).toHaveBeenLastCalledWith(true);
    expect(pin).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(screen.getByRole("link", { name: "本周" }));
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(pin);
    expect(Strip.args.onLock).toHaveBeenLastCalledWith(false);
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(pin);
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    expect(pin).toHaveAttribute("aria-pressed", "false");
  });

  it("marks the application on the screen once, where it is to be seen [DESK-06]", async () => {
    await InAnApplication.run();
    const marked = () => screen.getAllByRole("link", { current: "page" });
    expect(marked()).toHaveLength(1);
    expect(within(screen.getByRole("list", { name: "常用应用" })).getAllByRole("link")).toContain(
      marked()[0],
    );
    await userEvent.click(fold("常用应用"));
    expect(within(screen.getByRole("list", { name: "办公" })).getAllByRole("link")).toContain(marked()[0]);
  });

  it("folds a category from its heading [DESK-06]", async () => {
    await Folded.run();
    expect(fold("行政办公")).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("link", { name: "公文" })).not.toBeInTheDocument();
    await userEvent.click(fold("行政办公"));
    expect(screen.getByRole("link", { name: "公文" })).toHaveAttribute("aria-current", "page");
  });

  it("leaves a closed category's first letter in the strip, unheard, and nothing else of it [DESK-06]", async () => {
    await FoldedStrip.run();
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    const initials = screen.getAllByText("行", { selector: "[aria-hidden]" });
    expect(initials).toHaveLength(1);
    expect(initials[0]).toHaveStyle({ opacity: 1 });
    expect(screen.getByText("教", { selector: "[aria-hidden]" })).toHaveStyle({ opacity: 0 });
    await userEvent.click(toggle());
    expect(initials[0]).toHaveStyle({ opacity: 0 });
  });

  it("has no categories for those whose desktop has none [DESK-01, DESK-06]", async () => {
    await Flat.run();
    expect(screen.queryByRole("heading", { level: 2 })).not.toBeInTheDocument();
    expect(screen.getAllByRole("list")).toHaveLength(2);
  });
});

it("is heard as a menu of categories, with what is unread after each name [DESK-06, A11Y-03]", async () => {
  await Locked.run({ args: { ...Locked.args, groups: Locked.args.groups?.slice(0, 1) ?? [] } });
  const spoken = await readThrough(screen.getByRole("navigation"));
  expect(
    spoken.filter((phrase) => /^(navigation|button|heading|link|list,)/.test(phrase)).slice(0, 9),
  ).toEqual([
    "navigation, 应用菜单",
    "button, 应用菜单, 1 control, expanded",
    "button, 保持展开, pressed",
    "link, 今日, current page",
    "button, 常用应用, 1 control, expanded",
    "list, 常用应用",
    "link, 通知公告 3 条未读",
    "link, 课表",
    "link, 作业 12 条未读",
  ]);
});
