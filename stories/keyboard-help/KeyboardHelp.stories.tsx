import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, screen, userEvent } from "storybook/test";
import type { GuestKeys } from "../../src/base/core/apps/guests";
import { KeyboardHelpDialog } from "../../src/keyboard-help/KeyboardHelpDialog";
import { useKit } from "../../src/base/kit/KitContext";

interface Props {
  readonly commandKey: string;
  readonly guest: Pick<GuestKeys, "name" | "rows"> | null;
  readonly byKey: boolean;
  readonly onByKey: (byKey: boolean) => void;
}

function Opener(props: Props) {
  const { dialogs } = useKit();
  return <Button onClick={() => void dialogs.open(KeyboardHelpDialog, props)}>?</Button>;
}

const meta: Meta<Props> = {
  title: "Shell/Keyboard help",
  args: { commandKey: "Ctrl", guest: null, byKey: true, onByKey: fn() },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
};
export default meta;
type Story = StoryObj<Props>;

/** An application is open, whose own keys stand first. */
export const OpensByKey: Story = {
  args: {
    guest: {
      name: "云盘|||Drive",
      rows: [
        { ways: [["F2"]], does: "重命名|||Rename" },
        { ways: [["Ctrl", "X"]], does: "剪切|||Cut" },
      ],
    },
  },
};

export const OpensFromTheMenuAlone: Story = { args: { byKey: false } };
