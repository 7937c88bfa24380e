import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent, within } from "storybook/test";
import { LateScene } from "../../src/base/kit/LateScene";
import { ErrorCard } from "../../src/base/kit/ErrorCard";

const meta = {
  title: "Kit/ErrorCard",
  component: ErrorCard,
  parameters: { layout: "padded" },
  args: { what: "无法连接到学校平台。|||The school's platform cannot be reached." },
} satisfies Meta<typeof ErrorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const WithDetail: Story = { args: { detail: "HTTP 502 /api/notices", onRetry: fn() } };

export const Drawn: Story = { args: { drawing: <LateScene kind="offline" />, onRetry: fn() } };

export const Compact: Story = { args: { compact: true, onRetry: fn() } };

export const CompactWithDetail: Story = { args: { ...WithDetail.args, compact: true } };

export const LongWords: Story = {
  args: {
    title: "这个标题很长，需要在窄小的卡片里换行显示".repeat(2),
    what: "https://platform.example/".repeat(8),
    detail: "trace-0123456789abcdef".repeat(12),
  },
};
