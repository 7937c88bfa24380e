import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent, within } from "storybook/test";
import { Countdown } from "../../../src/base/kit/countdown/Countdown";
import type { CountdownPorts } from "../../../src/base/flow/countdown/CountdownClock";

/** A fixed clock, so that a state does not change. */
const STILL: CountdownPorts = { now: () => 0, timer: () => () => undefined };

const meta = {
  title: "Kit/Countdown",
  component: Countdown,
  parameters: { layout: "padded" },
  args: {
    label: "时间到后自动提交|||Handed in by itself when time is up",
    seconds: 95,
    onEnd: fn(),
    extendBy: 60,
    ports: STILL,
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const Live: Story = {
  args: { seconds: 20, extendBy: 30 },
  render: ({ label, seconds, onEnd, extendBy }) => (
    <Countdown label={label} seconds={seconds} onEnd={onEnd} extendBy={extendBy} />
  ),
};

export const Held: Story = {
  play: async ({ canvasElement }) => {
    const [hold] = within(canvasElement).getAllByRole("button");
    if (hold) await userEvent.click(hold);
    await expect(canvasElement.querySelector("[data-phase=held]")).not.toBeNull();
  },
};

export const Extended: Story = {
  play: async ({ canvasElement }) => {
    const extend = within(canvasElement).getAllByRole("button").at(-1);
    if (extend) await userEvent.click(extend);
    await expect(within(canvasElement).getByRole("timer")).toHaveTextContent(/2.+35/);
  },
};

export const NotToBeHeld: Story = {
  args: { holdable: false, extendBy: undefined, label: "录音|||Recording", seconds: 60 },
};

export const Ended: Story = { args: { seconds: 0 } };
