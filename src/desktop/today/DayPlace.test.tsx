import { act, render, screen } from "@testing-library/react";
import { linkOf } from "../../../stories/support/apps";
import { InboxWorld } from "../../../stories/support/InboxWorld";
import { fakeClock, fakeHttp, fault, success } from "../../../test/fakePorts";
import { KitPage } from "../../../test/KitPage";
import type { GuestDay } from "../../base/core/apps/guests";
import { DayPlace } from "./DayPlace";

const DAY: GuestDay = {
  path: "/api/plan/day",
  words: {
    title: "下一节",
    none: "今天没有课",
    over: "今天的课已结束",
    all: "完整课表",
    error: "课表加载失败。",
  },
  refreshedBy: [],
};
const HOUR = 3_600_000;

const lessonOn = (day: string) => ({
  items: [{ id: day, title: `${day} 的数学`, from: `${day} 08:00:00`, to: `${day} 08:40:00` }],
});

it("shows the next day's lessons on a page that stays open, and says where they do not come [DESK-14]", async () => {
  const { clock, advance } = fakeClock(Date.parse("2026-11-23T07:00:00+08:00"));
  let online = true;
  const { http } = fakeHttp(({ url }) => {
    if (!online) return fault("network");
    const day = new Date(clock.now() + 8 * HOUR).toISOString().slice(0, 10);
    return success(url.startsWith(DAY.path) ? lessonOn(day) : null);
  });
  render(
    <KitPage>
      <InboxWorld answers={{}} ports={{ clock, http }}>
        <DayPlace day={DAY} whole={linkOf({ name: "课表", code: "plan" })} />
      </InboxWorld>
    </KitPage>,
  );
  const pass = (hours: number) => act(() => advance(hours * HOUR));
  expect(await screen.findAllByText("2026-11-23 的数学")).not.toHaveLength(0);
  pass(5);
  expect(screen.getByText("今天的课已结束")).toBeInTheDocument();
  pass(19);
  expect(await screen.findAllByText("2026-11-24 的数学")).not.toHaveLength(0);
  online = false;
  pass(24);
  expect(await screen.findByText("课表加载失败。")).toBeInTheDocument();
  expect(screen.queryByText("2026-11-24 的数学")).toBeNull();
});
