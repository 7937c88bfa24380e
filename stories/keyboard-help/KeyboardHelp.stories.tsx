import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, screen, userEvent } from "storybook/test";
import { KeyboardHelpDialog } from "../../src/features/keyboard-help";
import { useKit } from "../../src/kit/KitContext";

interface Props {
  readonly commandKey: string;
  readonly byKey: boolean;
  readonly onByKey: (byKey: boolean) => void;
}

function Opener(props: Props) {
  const { dialogs } = useKit();
  return <Button onClick={() => void dialogs.open(KeyboardHelpDialog, props)}>?</Button>;
}

const meta: Meta<Props> = {
  title: "Shell/Keyboard help",
  args: { commandKey: "Ctrl", byKey: true, onByKey: fn() },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
};
export default meta;
type Story = StoryObj<Props>;

export const OpensByKey: Story = {};

export const OpensFromTheMenuAlone: Story = { args: { byKey: false } };
