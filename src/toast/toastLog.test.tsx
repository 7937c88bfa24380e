import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../stories/toast/ToastLog.stories";
import { readThrough } from "../../test/spoken";
import { prepareStories, storiesOf } from "../../test/stories";

const { Shown, Held, Empty, QuietForAClass } = storiesOf(stories);

beforeAll(prepareStories);

const log = () => screen.findByRole("dialog", { name: "提示记录" });
const entries = () => screen.getAllByRole("listitem").map((item) => item.querySelector("p")?.textContent);

describe("the toast log", () => {
  it("holds what was shown by days, newest first, in the language of now [MORE-03]", async () => {
    await Shown.run();
    const days = within(await log())
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent);
    expect(days).toEqual(["免打扰", "今天", "昨天", "11月21日 周六"]);
    expect(entries()).toEqual(["保存成功！", "网络错误", "明天 15:00 起系统维护。", "许可证还有 7 天到期。"]);
  });

  it("marks what came during quiet and has not been seen, and counts it [MORE-03]", async () => {
    await Held.run();
    await log();
    expect(screen.getByText("2 条未读")).toBeVisible();
    const held = screen.getByText("教研会改到周四。").closest("li") ?? document.body;
    expect(within(held).getByText("未读")).toBeVisible();
    expect(within(held).getByText("免打扰时收到")).toBeVisible();
    expect(within(held).getByText("共 2 次")).toBeVisible();
    expect(screen.getAllByText("未读")).toHaveLength(2);
  });

  it("begins quiet and ends it, says so, and keeps the focus there [MORE-03, A11Y-02, A11Y-03]", async () => {
    await Shown.run();
    await log();
    await userEvent.click(screen.getByRole("button", { name: "一节课（45 分钟）" }));
    expect(screen.getByText("免打扰到 10:45。", { selector: "p" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("免打扰到 10:45。");
    const end = screen.getByRole("button", { name: "结束免打扰" });
    expect(end).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("status")).toHaveTextContent("免打扰已结束。");
    expect(screen.getByRole("button", { name: "一节课（45 分钟）" })).toHaveFocus();
  });

  it("is quiet until the lesson that runs has ended, and says when that is [MORE-03]", async () => {
    await Shown.run({ args: { ...Shown.args, lesson: 25 } });
    await log();
    const untilItsEnd = await screen.findByRole("button", { name: "到这节课下课（10:25）" });
    expect(screen.getByRole("button", { name: "两节课（80 分钟）" })).toBeVisible();
    await userEvent.click(untilItsEnd);
    expect(screen.getByText("免打扰到 10:25。", { selector: "p" })).toBeVisible();
  });

  it("lets the person choose how long toasts stay, by the arrow keys too [MORE-03, A11Y-05, A11Y-02]", async () => {
    await Shown.run();
    const choice = within(await log()).getByRole("radiogroup", { name: "提示停留多久" });
    const radio = (name: RegExp) => within(choice).getByRole("radio", { name });
    expect(radio(/^一般/)).toBeChecked();
    act(() => radio(/^一般/).focus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(radio(/^直到我关闭/)).toBeChecked());
  });

  it("is read from its settings to its oldest entry [A11Y-03]", async () => {
    await Held.run();
    const phrases = await readThrough(await log());
    expect(phrases).toEqual(
      expect.arrayContaining([
        "heading, 提示记录, level 2",
        "region, 免打扰",
        "heading, 免打扰, level 3",
        "button, 一节课（45 分钟）",
        "radiogroup, 提示停留多久",
        "heading, 今天, level 3",
        "image, 成功",
        "未读",
      ]),
    );
    const at = (phrase: string) => phrases.indexOf(phrase);
    expect(at("导出完成。")).toBeLessThan(at("教研会改到周四。"));
    expect(at("heading, 今天, level 3")).toBeLessThan(at("导出完成。"));
  });

  it("is there with all other entries when one of them cannot be drawn [MORE-03, REL-03]", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const came = [{ ago: 1, severity: "info", text: null as never } as const, ...(Shown.args.came ?? [])];
    await Shown.run({ args: { came } });
    await waitFor(() => expect(entries()).toHaveLength(5));
    expect(entries()).toContain("保存成功！");
    expect(entries().filter((words) => words?.startsWith("这部分内容无法显示"))).toHaveLength(1);
    log.mockRestore();
  });

  it("says kindly that nothing has come [MORE-03]", async () => {
    await Empty.run();
    expect(within(await log()).getByText(/^还没有提示/)).toBeVisible();
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("says until when it is quiet [MORE-03]", async () => {
    await QuietForAClass.run();
    expect(within(await log()).getByText("免打扰到 10:45。")).toBeVisible();
  });
});
