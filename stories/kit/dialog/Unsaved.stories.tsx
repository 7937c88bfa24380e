import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Asker } from "../../support/Asker";

const meta = {
  title: "Kit/Dialogs/Unsaved work",
  component: Asker,
  parameters: { layout: "padded" },
} satisfies Meta<typeof Asker>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole("button", { name: /Open/, hidden: true });
const name = () => screen.getByRole("textbox", { name: /^姓名/ });
const editor = () => screen.queryByRole("dialog", { name: /Edit/ });

async function write() {
  await userEvent.click(opener());
  await userEvent.type(name(), "王小明");
}

export const NothingToLose: Story = {
  play: async () => {
    await userEvent.click(opener());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(opener()).toHaveFocus();
  },
};

export const Asked: Story = {
  play: async () => {
    await write();
    await userEvent.click(screen.getByRole("button", { name: /^(关闭|Close)$/ }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: /放弃|Discard/ })).toBeVisible());
  },
};

export const Kept: Story = {
  play: async () => {
    await write();
    await userEvent.click(screen.getByRole("button", { name: /^(关闭|Close)$/ }));
    await userEvent.click(await screen.findByRole("button", { name: /^(继续编辑|Keep editing)$/ }));
    await waitFor(() => expect(editor()).toBeVisible());
    await expect(name()).toHaveValue("王小明");
  },
};

export const Discarded: Story = {
  play: async () => {
    await write();
    await userEvent.click(screen.getByRole("button", { name: /Cancel/ }));
    await userEvent.click(await screen.findByRole("button", { name: /^(放弃|Discard)$/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(opener()).toHaveFocus();
  },
};
