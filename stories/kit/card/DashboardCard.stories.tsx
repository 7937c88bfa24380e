import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent, within } from "storybook/test";
import { DashboardCard } from "../../../src/base/kit/card/DashboardCard";

const meta = {
  title: "Kit/DashboardCard",
  component: DashboardCard,
  parameters: { layout: "padded" },
  decorators: [
    (Story) => (
      <Box sx={{ maxInlineSize: "20.5rem" }}>
        <Story />
      </Box>
    ),
  ],
  args: {
    title: "今日考勤|||Attendance today",
    action: { text: "高一(3)班|||Class 10-3", href: "#/" },
    figure: {
      value: 46,
      of: 50,
      unit: "人已到|||present",
      note: "请假 2 · 迟到 1 · 未到 1|||On leave 2 · late 1 · absent 1",
    },
  },
} satisfies Meta<typeof DashboardCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithFigure: Story = {};

export const FigureWithoutWhole: Story = {
  args: { title: "本周借阅|||Books lent this week", figure: { value: 1280, unit: "册|||books" } },
};

export const WithContent: Story = {
  args: {
    title: "待办|||To do",
    action: { text: "查看全部|||Show all", href: "#/" },
    figure: undefined,
    children: (
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: "1.25rem" }}>
        <li>高一(3)班 请假审批</li>
        <li>期中试卷命题审核</li>
      </Box>
    ),
  },
};

export const WithoutAction: Story = { args: { action: undefined } };

export const Loading: Story = { args: { state: { status: "loading" } } };

export const Empty: Story = {
  args: {
    state: {
      status: "empty",
      what: "今天没有课，不需要点名。|||There are no lessons today, and no roll to call.",
      action: <Button variant="outlined">查看课表 Timetable</Button>,
    },
  },
};

export const Failed: Story = {
  args: { state: { status: "error", onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    if (args.state?.status === "error") await expect(args.state.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const LongWords: Story = {
  args: {
    title: "名称很长的卡片在窄小的边栏里也要看得完整",
    action: { text: "查看全部", href: "#/" },
    figure: { value: 1234567890, of: 9876543210, unit: "人次", note: "https://school.example/".repeat(4) },
  },
};

export const MoreThanTheWhole: Story = {
  args: { figure: { value: 53, of: 50, unit: "人|||people" } },
};
