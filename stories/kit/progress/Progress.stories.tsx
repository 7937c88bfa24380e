import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Progress } from "../../../src/base/kit/progress/Progress";

const meta = {
  title: "Kit/Progress",
  component: Progress,
  parameters: { layout: "padded" },
  decorators: [
    (Story) => (
      <Box sx={{ maxInlineSize: "30rem", color: "text.primary" }}>
        <Story />
      </Box>
    ),
  ],
  args: { label: "正在导入学生名单|||Importing the roll", value: 0.45 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Determinate: Story = {};

export const WithNote: Story = {
  args: { value: 1126, whole: 2502, note: "还剩约 20 秒|||About 20 seconds left" },
};

export const Indeterminate: Story = { args: { value: undefined } };

export const Nothing: Story = { args: { value: 0 } };

export const Done: Story = { args: { value: 1 } };

export const Failed: Story = {
  args: { value: 0.7, failed: true, note: "第 1752 行的格式不正确|||Line 1752 is not in the expected form" },
};

export const LongWords: Story = {
  args: { label: "正在导入".repeat(20), note: "roll-2026-11-21-final.xlsx".repeat(5) },
};
