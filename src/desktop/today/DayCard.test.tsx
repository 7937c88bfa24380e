import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../../stories/desktop/DayCard.stories";
import { prepareStories, storiesOf } from "../../../test/stories";

const { Next, OfChild, Running, Early, Over, Free, None, Failed, English } = storiesOf(stories);

beforeAll(prepareStories);

const card = (name: string | RegExp) => within(screen.getByRole("region", { name }));

describe("the card of the day", () => {
  it("says what is next, in how many minutes, when and where [DESK-14]", async () => {
    await Next.run();
    const next = card("下一节 · 还有 12\u00a0分钟");
    expect(next.getByRole("link", { name: "八（3）班 · 数学" })).toHaveAttribute(
      "href",
      "#/viewport?app=plan&fileId=plan&at=/day?lesson=10%3A15",
    );
    expect(next.getByText(/^10:15.11:00$/)).toBeVisible();
    expect(next.getByText("教学楼 B302")).toBeVisible();
  });

  it("names the child whose day it is [DESK-14, WHO-01]", async () => {
    await OfChild.run();
    expect(screen.getByRole("heading", { name: "陈小雨 · 下一节 · 还有 12\u00a0分钟" })).toBeVisible();
  });

  it("leads to what belongs to it in applications that the person has [DESK-14, VIEW-09]", async () => {
    await Next.run();
    expect(screen.getByRole("link", { name: "点名" })).toHaveAttribute(
      "href",
      "#/viewport?app=attendance&fileId=attendance&at=/roll?lesson=3",
    );
    expect(screen.getByRole("link", { name: "课件" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "实验" })).not.toBeInTheDocument();
  });

  it("marks in words what is changed, and the one that runs [DESK-14, A11Y-03]", async () => {
    await Running.run();
    const running = card("正在上课 · 还剩 30\u00a0分钟");
    expect(
      running.getByRole("link", { name: /14:00 八（2）班 · 自习 代课 代李老师/ }).closest("li"),
    ).toHaveAttribute("aria-current", "time");
    expect(running.getByRole("link", { name: /08:55 .* 取消/ })).toBeVisible();
  });

  it("says hours where it is long, and of a day that is over or free when the next lesson is [DESK-14]", async () => {
    await Early.run();
    expect(screen.getByRole("heading", { name: "下一节 · 还有 1\u00a0小时 30\u00a0分钟" })).toBeVisible();
    await Over.run();
    const over = card("今天的课已结束");
    expect(over.getByText("11月24日星期二").closest("p")).toHaveTextContent("下一节 · 11月24日星期二");
    expect(over.getByRole("link", { name: "八（2）班 · 数学" })).toHaveAttribute(
      "href",
      "#/viewport?app=plan&fileId=plan&at=/day?lesson=08%3A00",
    );
    expect(over.getAllByRole("listitem").filter((item) => item.closest("ol"))).toHaveLength(3);
    await Free.run();
    expect(card("今天没有课").getByText("11月24日星期二")).toBeVisible();
    await None.run();
    expect(screen.queryByText(/下一节/)).toBeNull();
    expect(screen.getByRole("heading", { name: "今天没有课" })).toBeVisible();
    expect(screen.getByRole("link", { name: "完整课表" })).toHaveAttribute(
      "href",
      "#/viewport?app=plan&fileId=plan",
    );
  });

  it("speaks English [I18N-03]", async () => {
    await English.run();
    expect(screen.getByRole("heading", { name: "Next lesson · 12\u00a0minutes to go" })).toBeVisible();
  });

  it("offers to try again when the day could not be loaded [REL-01]", async () => {
    const retry = jest.fn();
    await Failed.run({ args: { ...Failed.args, day: { status: "error", retry } } });
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
