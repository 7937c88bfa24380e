import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import Inbox from "lucide-react/icons/inbox";
import { EmptyState } from "../../src/kit/EmptyState";

const meta = {
  title: "Kit/EmptyState",
  component: EmptyState,
  parameters: { layout: "padded" },
  args: { what: "还没有通知。|||There are no notices yet." },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WordsOnly: Story = {};

export const WithDrawing: Story = { args: { drawing: <Inbox aria-hidden size="4rem" strokeWidth={1} /> } };

export const WithAction: Story = {
  args: {
    drawing: <Inbox aria-hidden size="4rem" strokeWidth={1} />,
    action: <Button variant="outlined">刷新 Refresh</Button>,
  },
};
