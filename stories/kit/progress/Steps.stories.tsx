import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Steps } from "../../../src/base/kit/progress/Steps";

const meta = {
  title: "Kit/Steps",
  component: Steps,
  parameters: { layout: "padded" },
  args: {
    label: "导入名单|||Import a roll",
    steps: ["选择文件|||Choose a file", "核对列|||Check the columns", "预览|||Preview", "完成|||Done"],
    current: 1,
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 0 } };

export const Middle: Story = {};

export const AllDone: Story = { args: { current: 4 } };

export const LongWords: Story = {
  args: { steps: ["很长的步骤名称要换行显示".repeat(2), "b".repeat(40), "c"], current: 2 },
};
