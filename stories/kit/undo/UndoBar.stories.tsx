import TextField from "@mui/material/TextField";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent, within } from "storybook/test";
import { UndoBar } from "../../../src/base/kit/undo/UndoBar";

const meta = {
  title: "Kit/UndoBar",
  component: UndoBar,
  parameters: { layout: "padded" },
  args: {
    text: "已将李思涵更改为：请假|||Li Sihan is now: Excused",
    active: true,
    onUndo: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof UndoBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By the button and by the key, wherever in the page the focus is. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^(撤销|Undo)/ }));
    await userEvent.keyboard("{Control>}z{/Control}");
    await userEvent.keyboard("{Meta>}Z{/Meta}");
    await expect(args.onUndo).toHaveBeenCalledTimes(3);
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^(关闭|Close)$/ }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** A field has an undo of its own. */
export const BesideAField: Story = {
  render: (args) => (
    <>
      <UndoBar {...args} />
      <TextField label="原因" sx={{ marginBlockStart: 2 }} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("textbox"));
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = { args: { text: "已将很长很长的一件事改成了另外一件事".repeat(5) } };
