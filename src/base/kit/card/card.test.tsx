import userEvent from "@testing-library/user-event";
import { render, screen, within } from "@testing-library/react";
import { useState } from "react";
import * as stories from "../../../../stories/kit/card/DashboardCard.stories";
import { KitPage } from "../../../../test/KitPage";
import { readThrough } from "../../../../test/spoken";
import { prepareStories, storiesOf } from "../../../../test/stories";
import { DashboardCard, type CardState } from "./DashboardCard";

beforeAll(prepareStories);

const { WithFigure, FigureWithoutWhole, Loading, Empty, Failed, MoreThanTheWhole } = storiesOf(stories);

const card = () => screen.getByRole("region");

it("says its number with its whole in one phrase, and its bar says nothing [WID-05, A11Y-03]", async () => {
  await WithFigure.run();
  expect(await readThrough(card())).toEqual([
    "region, 今日考勤, not busy",
    "heading, 今日考勤, level 2",
    "link, 高一(3)班",
    "group, 今日考勤",
    "paragraph",
    "46，共 50 人已到",
    "end of paragraph",
    "paragraph",
    "请假 2 · 迟到 1 · 未到 1",
    "end of paragraph",
    "end of group, 今日考勤",
    "end of region, 今日考勤, not busy",
  ]);
});

it("says a number without a whole as it is [WID-05]", async () => {
  await FigureWithoutWhole.run();
  expect(await readThrough(screen.getByRole("group"))).toEqual([
    "group, 本周借阅",
    "paragraph",
    "1,280 册",
    "end of paragraph",
    "end of group, 本周借阅",
  ]);
});

it("says once that it is loading, and is busy [WID-05, A11Y-03]", async () => {
  await Loading.run();
  expect(await readThrough(card())).toEqual([
    "region, 今日考勤, busy",
    "heading, 今日考勤, level 2",
    "link, 高一(3)班",
    "group, 今日考勤",
    "status",
    "正在加载…",
    "end of status",
    "end of group, 今日考勤",
    "end of region, 今日考勤, busy",
  ]);
});

it("says what is missing and what to do about it, and says a failure as an alert [WID-05, A11Y-03]", async () => {
  await Empty.run();
  expect(await readThrough(screen.getByRole("group"))).toContain("今天没有课，不需要点名。");
  expect(screen.getByRole("button", { name: /查看课表/ })).toBeVisible();
  await Failed.run();
  expect(await readThrough(within(card()).getByRole("alert"))).toEqual([
    "alert",
    "paragraph",
    "加载失败",
    "end of paragraph",
    "button, 重试",
    "end of alert",
  ]);
});

it("fills its bar by the share, and never beyond its end [WID-05]", async () => {
  const share = () => card().querySelector<HTMLElement>("[style*=share]")?.style.getPropertyValue("--share");
  await WithFigure.run();
  expect(share()).toBe("0.92");
  await MoreThanTheWhole.run();
  expect(share()).toBe("1");
  await FigureWithoutWhole.run();
  expect(share()).toBeUndefined();
});

it("keeps the focus while it tries again [WID-05, A11Y-02]", async () => {
  const Retried = () => {
    const [state, setState] = useState<CardState>({
      status: "error",
      onRetry: () => setState({ status: "loading" }),
    });
    return <DashboardCard title="考勤" state={state} />;
  };
  render(
    <KitPage>
      <Retried />
    </KitPage>,
  );
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(screen.getByRole("group", { name: "考勤" })).toHaveFocus();
});

it("opens its way on", async () => {
  const onOpen = jest.fn((event: unknown) => event);
  const { container } = render(
    <KitPage>
      <DashboardCard title="考勤" action={{ text: "全部", href: "#/all", onOpen: () => onOpen(1) }} />
    </KitPage>,
  );
  const link = within(container).getByRole("link", { name: "全部" });
  await userEvent.click(link);
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(link).toHaveAttribute("href", "#/all");
});
