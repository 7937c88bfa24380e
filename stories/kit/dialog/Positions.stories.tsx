import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, screen, userEvent } from "storybook/test";
import { Asker } from "../../support/Asker";

const meta = {
  title: "Kit/Dialogs/Positions",
  component: Asker,
  parameters: { layout: "padded" },
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: /Open/ }));
    await expect(screen.getByRole("dialog")).toHaveAccessibleName();
  },
} satisfies Meta<typeof Asker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const Left: Story = { args: { frame: { position: "left", width: "26rem" } } };
export const Right: Story = { args: { frame: { position: "right", width: "26rem" } } };
export const Top: Story = { args: { frame: { position: "top" } } };
export const Bottom: Story = { args: { frame: { position: "bottom" } } };
export const TopRight: Story = { args: { frame: { position: "tr", width: "26rem" } } };
export const FourValues: Story = { args: { frame: { position: [40, null, null, "10%"], width: "30rem" } } };
export const Stretched: Story = { args: { frame: { position: [24, 24, 24, "50%"] }, paragraphs: 4 } };
export const BeyondTheWindow: Story = {
  args: { frame: { position: ["120dvh", null, null, "200vw"], width: "24rem" } },
};
export const LongBody: Story = { args: { paragraphs: 40 } };
export const LongBodyBelow: Story = { args: { frame: { position: "bottom" }, paragraphs: 40 } };
export const ListSize: Story = { args: { frame: { size: "list" }, paragraphs: 6 } };
export const LongTitle: Story = {
  args: {
    frame: {
      title: "编辑学生的学籍信息与家庭成员联系方式 Edit the records and contacts of a student".repeat(2),
    },
  },
};
