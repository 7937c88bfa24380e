import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import type { Text } from "../../../src/base/core/wire/text";
import { ConfirmDialog } from "../../../src/base/kit/ConfirmDialog";
import { DialogFrame } from "../../../src/base/kit/DialogFrame";
import type { Question } from "../../../src/base/kit/DialogQueue";
import { useKit } from "../../../src/base/kit/KitContext";

interface Props {
  readonly title: Text;
  readonly body: Text;
  readonly destructive?: boolean;
}

/** A dialog that asks another question on top of itself. */
function Outer({ close }: Question<string>) {
  const { dialogs, toasts } = useKit();
  const ask = async () => {
    const sure = await dialogs.open(ConfirmDialog, {
      title: "放弃修改？ Discard?",
      body: "修改将会丢失。 Changes get lost.",
    });
    if (sure) close("discarded");
  };
  return (
    <DialogFrame
      title="编辑 Edit"
      onClose={() => close()}
      actions={<Button onClick={() => void ask()}>放弃 Discard</Button>}
    >
      <Button onClick={() => toasts.notify({ severity: "success", text: "已保存 Saved", duration: 0 })}>
        保存 Save
      </Button>
    </DialogFrame>
  );
}

function Broken({ close }: Question<never>): never {
  throw new Error(`This dialog cannot be drawn (${typeof close})`);
}

/** A page that asks, and shows the answers. */
function Page(props: Props) {
  const { dialogs } = useKit();
  const [answer, setAnswer] = useState("–");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const show = (given: string | true | undefined) => setAnswer(String(given));
  const ask = () => void dialogs.open(ConfirmDialog, props).then(show);
  return (
    <main>
      <h1>对话框 Dialogs</h1>
      <Stack direction="row" spacing={1}>
        <Button onClick={ask}>询问 Ask</Button>
        <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>更多 More</Button>
        <Button onClick={() => void dialogs.open(Outer, {}).then(show)}>编辑 Edit</Button>
        <Button onClick={() => void dialogs.open(Broken, {}).then(show)}>损坏 Broken</Button>
      </Stack>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            ask();
          }}
        >
          询问 Ask
        </MenuItem>
      </Menu>
      <p>
        答复 Answer: <output>{answer}</output>
      </p>
    </main>
  );
}

const meta = {
  title: "Kit/Dialogs/Questions",
  component: Page,
  parameters: { layout: "padded" },
  args: { title: "退出登录？|||Sign out?", body: "未保存的内容会丢失。|||What is not saved gets lost." },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));

export const Closed: Story = {};

export const Confirm: Story = { play: () => press(/Ask/) };

export const Destructive: Story = {
  args: {
    title: "删除通知？|||Delete the notice?",
    body: "删除后无法恢复。|||It cannot be brought back.",
    destructive: true,
  },
  play: () => press(/Ask/),
};

export const LongBody: Story = {
  args: { body: "请仔细阅读以下说明。".repeat(120) },
  play: () => press(/Ask/),
};

export const Answered: Story = {
  play: async ({ canvasElement }) => {
    await press(/Ask/);
    await press(/^(确定|OK)$/);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(within(canvasElement).getByText("true")).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: /Ask/ })).toHaveFocus();
  },
};

export const LeftByEscape: Story = {
  play: async ({ canvasElement }) => {
    await press(/Ask/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(within(canvasElement).getByText("undefined")).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: /Ask/ })).toHaveFocus();
  },
};

export const FromMenu: Story = {
  play: async ({ canvasElement }) => {
    await press(/More/);
    await userEvent.click(screen.getByRole("menuitem"));
    await userEvent.click(await screen.findByRole("button", { name: /^(确定|OK)$/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(within(canvasElement).getByRole("button", { name: /More/ })).toHaveFocus();
  },
};

export const Nested: Story = {
  play: async () => {
    await press(/Edit/);
    await press(/Discard/);
  },
};

export const NoticeAboveDialog: Story = {
  play: async () => {
    await press(/Edit/);
    await press(/Save/);
  },
};

export const BrokenDialog: Story = {
  parameters: { consoleProblems: /cannot be drawn/ },
  play: () => press(/Broken/),
};
