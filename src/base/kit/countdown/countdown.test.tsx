import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KitPage } from "../../../../test/KitPage";
import { manualTimer } from "../../../../test/manualTimer";
import { readThrough } from "../../../../test/spoken";
import { Countdown } from "./Countdown";

function setUp(props: Partial<React.ComponentProps<typeof Countdown>> = {}) {
  let now = 5_000;
  const { start, pass } = manualTimer();
  const onEnd = jest.fn();
  const { container, unmount } = render(
    <KitPage>
      <Countdown
        label="时间到后自动提交"
        seconds={95}
        onEnd={onEnd}
        extendBy={60}
        ports={{ now: () => now, timer: start }}
        {...props}
      />
    </KitPage>,
  );
  /** Lets time pass second by second, as a clock does. */
  const wait = (seconds: number) =>
    act(() => {
      for (let second = 0; second < seconds; second += 1) {
        now += 1000;
        pass(1000);
      }
    });
  /** A computer that slept: much time, and one look at the clock. */
  const sleep = (seconds: number) =>
    act(() => {
      now += seconds * 1000;
      pass(1000);
    });
  return { container, unmount, onEnd, wait, sleep };
}

const timer = () => screen.getByRole("timer").textContent;
const spoken = () => screen.getByRole("status").textContent;

it("is read with what happens, what is left, and how to hold it [A11Y-05, A11Y-03]", async () => {
  const { container } = setUp();
  expect(await readThrough(container)).toEqual([
    "group, 时间到后自动提交",
    "paragraph",
    "时间到后自动提交",
    "end of paragraph",
    "timer",
    "还剩 1 分 35 秒",
    "end of timer",
    "button, 暂停",
    "button, 延长 1 分钟",
    "end of group, 时间到后自动提交",
  ]);
});

it("runs, ends once, and says so [A11Y-03]", () => {
  const { wait, onEnd } = setUp();
  wait(94);
  expect(timer()).toBe("还剩 1 秒");
  expect(onEnd).not.toHaveBeenCalled();
  wait(1);
  expect(timer()).toBe("时间到");
  expect(spoken()).toMatch(/时间到$/);
  wait(10);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("button")).toBeNull();
});

it("is spoken at a few moments, and silent in between [A11Y-03]", () => {
  const { wait } = setUp();
  wait(34);
  expect(spoken()).toBe("");
  wait(1);
  expect(spoken()).toBe("时间到后自动提交: 还剩 1 分钟");
  wait(59);
  expect(spoken()).toBe(
    ["1 分钟", "30 秒", "10 秒", "5 秒"].map((left) => `时间到后自动提交: 还剩 ${left}`).join(""),
  );
});

it("pauses while it is held, for any time, and continues [A11Y-05]", async () => {
  const { wait, onEnd } = setUp();
  wait(5);
  await userEvent.click(screen.getByRole("button", { name: "暂停" }));
  expect(timer()).toBe("已暂停，还剩 1 分 30 秒");
  wait(500);
  expect(onEnd).not.toHaveBeenCalled();
  expect(timer()).toBe("已暂停，还剩 1 分 30 秒");
  await userEvent.click(screen.getByRole("button", { name: "继续" }));
  wait(1);
  expect(timer()).toBe("还剩 1 分 29 秒");
  expect(spoken()).toBe("已暂停，还剩 1 分 30 秒继续计时，还剩 1 分 30 秒");
});

it("takes more time, as often as one likes [A11Y-05]", async () => {
  const { wait, onEnd } = setUp({ seconds: 5 });
  const extend = screen.getByRole("button", { name: "延长 1 分钟" });
  await userEvent.click(extend);
  await userEvent.click(extend);
  expect(timer()).toBe("还剩 2 分 5 秒");
  wait(120);
  expect(onEnd).not.toHaveBeenCalled();
  wait(5);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it("ends by the clock, also when the computer slept", () => {
  const { sleep, onEnd } = setUp();
  sleep(3_600);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it("keeps the focus when its buttons go [A11Y-02]", () => {
  const { wait } = setUp({ seconds: 3 });
  act(() => screen.getByRole("button", { name: "暂停" }).focus());
  wait(3);
  expect(screen.getByRole("group")).toHaveFocus();
});

it("does nothing any more once it has left the page", () => {
  const { unmount, wait, onEnd } = setUp({ seconds: 3 });
  unmount();
  wait(5);
  expect(onEnd).not.toHaveBeenCalled();
});

it("has no buttons where the time is not ours to give, and is over at once without any", () => {
  const { unmount } = setUp({ holdable: false, extendBy: undefined });
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  const { onEnd } = setUp({ seconds: 0 });
  expect(timer()).toBe("时间到");
  expect(onEnd).toHaveBeenCalledTimes(1);
});
