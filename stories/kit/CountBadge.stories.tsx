import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { CountBadge } from "../../src/kit/CountBadge";

const meta = {
  title: "Kit/CountBadge",
  component: CountBadge,
  parameters: { layout: "padded" },
  args: { count: 12, children: <Button variant="outlined">通知 Notices</Button> },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {};

export const OverNinetyNine: Story = { args: { count: 128 } };

export const Dot: Story = { args: { form: "dot" } };

export const NothingUnread: Story = { args: { count: 0 } };
