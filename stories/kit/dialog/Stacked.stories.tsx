import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { DialogFrame } from "../../../src/base/kit/DialogFrame";
import type { Question } from "../../../src/base/kit/DialogQueue";
import { useKit } from "../../../src/base/kit/KitContext";
import { Asker } from "../../support/Asker";

interface LevelProps extends Question<number> {
  readonly level: number;
}

/** A dialog that opens another like itself. */
function Level({ close, level }: LevelProps) {
  const { dialogs, toasts } = useKit();
  return (
    <DialogFrame
      title={`第 ${level} 层 Level ${level}`}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => toasts.notify({ severity: "success", text: "已保存 Saved", duration: 0 })}>
            保存 Save {level}
          </Button>
          <Button variant="contained" onClick={() => void dialogs.open(Level, { level: level + 1 })}>
            再开 Further {level}
          </Button>
        </>
      }
    >
      上面还可以再开一层。 Another may open above this one.
    </DialogFrame>
  );
}

const meta = {
  title: "Kit/Dialogs/Stacked",
  component: Asker,
  parameters: { layout: "padded" },
  args: { ask: (dialogs) => dialogs.open(Level, { level: 1 }) },
} satisfies Meta<typeof Asker>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: RegExp) => screen.getByRole("button", { name });
const opener = () => button(/Open/);

/** Opens as many levels, and has a notice spoken from the uppermost. */
const stack = async (levels: number) => {
  await userEvent.click(opener());
  for (let level = 1; level < levels; level += 1) {
    await userEvent.click(button(RegExp(`Further ${level}$`)));
  }
  await userEvent.click(button(RegExp(`Save ${levels}$`)));
  await expect(screen.getByRole("status")).toHaveTextContent(/Saved/);
};

export const OneAndNotice: Story = { play: () => stack(1) };
export const TwoAndNotice: Story = { play: () => stack(2) };
export const ThreeAndNotice: Story = { play: () => stack(3) };

/** Records each element that gets the focus while it is hidden from screen readers, until `end` is called. */
const watchHiddenFocus = () => {
  const found: string[] = [];
  const look = ({ target }: FocusEvent) => {
    const isHidden = () => target instanceof Element && target.closest("[aria-hidden=true]") !== null;
    // The code that moves the focus may show the element in the same turn.
    if (isHidden()) queueMicrotask(() => isHidden() && found.push((target as Element).outerHTML));
  };
  document.addEventListener("focusin", look);
  return { found, end: () => document.removeEventListener("focusin", look) };
};

export const ClosedOneByOne: Story = {
  play: async () => {
    await stack(3);
    const hidden = watchHiddenFocus();
    for (const level of [3, 2, 1]) {
      await userEvent.keyboard("{Escape}");
      await waitFor(() =>
        expect(screen.queryByRole("dialog", { name: RegExp(`Level ${level}`) })).toBeNull(),
      );
      await expect(level > 1 ? button(RegExp(`Further ${level - 1}$`)) : opener()).toHaveFocus();
    }
    hidden.end();
    await expect(hidden.found).toEqual([]);
  },
};

export const OpenerGone: Story = {
  args: { vanishing: true },
  play: async () => {
    await userEvent.click(opener());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button(/Export/)).toHaveFocus());
  },
};
