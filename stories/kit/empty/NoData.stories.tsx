import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import Inbox from "lucide-react/icons/inbox";
import { CardPlace } from "../../../src/base/kit/CardPlace";
import { NoData } from "../../../src/base/kit/empty/NoData";

const meta = {
  title: "Kit/NoData",
  component: NoData,
  parameters: { layout: "padded" },
  decorators: [
    (Story) => (
      <CardPlace>
        <Story />
      </CardPlace>
    ),
  ],
} satisfies Meta<typeof NoData>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Desktop: Story = { args: { kind: "desktop" } };

export const Dashboard: Story = { args: { kind: "dashboard" } };

export const Lost: Story = { args: { scene: "lost", what: "没有这个页面。|||There is no such page." } };

export const Offline: Story = {
  args: { scene: "offline", what: "网络已断开。|||The network is gone." },
};

export const Failed: Story = {
  args: { scene: "error", what: "没有加载成功。|||It could not be loaded." },
};

export const OwnWords: Story = {
  args: { what: "这个学期还没有发布成绩。|||No marks have been published this term." },
};

export const WordsOnly: Story = {
  args: { what: "还没有通知。|||There are no notices yet.", drawing: null },
};

export const OwnDrawing: Story = {
  args: { ...WordsOnly.args, drawing: <Inbox aria-hidden size="4rem" strokeWidth={1} /> },
};

export const WithAction: Story = {
  args: {
    what: "没有找到符合条件的学生。|||No student matches.",
    action: <Button variant="outlined">清除条件 Clear filters</Button>,
  },
};
