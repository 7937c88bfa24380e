import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Asker } from "../../support/Asker";

const meta = {
  title: "Kit/Dialogs/Moving",
  component: Asker,
  parameters: { layout: "padded" },
} satisfies Meta<typeof Asker>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = () => userEvent.click(screen.getByRole("button", { name: /Open/ }));
const toggle = () => screen.getByRole("button", { name: /^(移动对话框|Move dialog)$/ });

export const Movable: Story = { play: open };

export const Controls: Story = {
  play: async () => {
    await open();
    await userEvent.click(toggle());
    await expect(toggle()).toHaveAttribute("aria-expanded", "true");
    const pad = screen.getByRole("group", { name: /^(移动对话框|Move dialog)$/ });
    await expect(within(pad).getAllByRole("button")).toHaveLength(5);
  },
};

export const ByArrowKeys: Story = {
  play: async () => {
    await open();
    await userEvent.click(toggle());
    await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowDown}{/Shift}");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/距左边 \d+ 像素|pixels from/));
  },
};

export const ControlsClosedByEscape: Story = {
  play: async () => {
    await open();
    await userEvent.click(toggle());
    await userEvent.keyboard("{Escape}");
    await expect(toggle()).toHaveAttribute("aria-expanded", "false");
    await expect(toggle()).toHaveFocus();
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

export const NotMovable: Story = { args: { frame: { draggable: false } }, play: open };

export const MovableQuestion: Story = {
  args: { frame: { size: "question", draggable: true } },
  play: open,
};
