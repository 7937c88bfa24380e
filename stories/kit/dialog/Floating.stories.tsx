import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { SampleDialog } from "../../support/SampleDialog";
import { Asker } from "../../support/Asker";

const meta = {
  title: "Kit/Dialogs/Beside the page",
  component: Asker,
  parameters: { layout: "padded" },
  args: { frame: { modal: false, position: "tr", width: "24rem" } },
} satisfies Meta<typeof Asker>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole("button", { name: /Open/ });

export const One: Story = {
  play: async () => {
    await userEvent.click(opener());
    await expect(screen.getByRole("dialog")).toHaveFocus();
    await expect(screen.getByRole("status")).toHaveTextContent("F6");
  },
};

export const PageInUse: Story = {
  play: async () => {
    await userEvent.click(opener());
    const other = screen.getByRole("button", { name: /Export/ });
    await userEvent.click(other);
    await expect(other).toHaveFocus();
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

export const ThereAndBackByF6: Story = {
  play: async () => {
    await userEvent.click(opener());
    await userEvent.keyboard("{F6}");
    await expect(opener()).toHaveFocus();
    await userEvent.keyboard("{F6}");
    await expect(screen.getByRole("dialog")).toHaveFocus();
  },
};

export const LeftByEscape: Story = {
  play: async () => {
    await userEvent.click(opener());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(opener()).toHaveFocus();
  },
};

export const Two: Story = {
  args: {
    ask: (dialogs) => {
      void dialogs.open(SampleDialog, { modal: false, position: "tr", width: "24rem" });
      return dialogs.open(SampleDialog, {
        modal: false,
        position: "left",
        width: "24rem",
        title: "对照 Compare",
      });
    },
  },
  play: async () => {
    await userEvent.click(opener());
    await expect(screen.getAllByRole("dialog")).toHaveLength(2);
    await expect(screen.getByRole("dialog", { name: /Compare/ })).toHaveFocus();
  },
};

export const UnderAQuestion: Story = {
  play: async () => {
    await userEvent.click(opener());
    await userEvent.type(screen.getByRole("textbox", { name: /^姓名/ }), "王");
    await userEvent.click(screen.getByRole("button", { name: /^(关闭|Close)$/ }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: /放弃|Discard/ })).toBeVisible());
  },
};

export const SelectLeft: Story = {
  play: async () => {
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole("combobox", { name: /^班级/ }));
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(screen.getByRole("combobox", { name: /^班级/ })).toHaveFocus();
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

export const WithNotice: Story = {
  play: async () => {
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole("button", { name: /Keep/ }));
    await expect(screen.getAllByRole("status").at(-1)).toHaveTextContent(/Saved/);
  },
};
