import Button from "@mui/material/Button";
import type { ComponentType, ReactElement } from "react";
import { expect, screen, userEvent } from "storybook/test";
import type { Question } from "../../src/kit/DialogQueue";
import { useKit } from "../../src/kit/KitContext";

interface Props<Asked> {
  readonly dialog: ComponentType<Asked>;
  readonly asked: Omit<Asked, "close">;
  /** Receives the answer. */
  readonly onAnswer?: (answer: unknown) => void;
}

/** A page with a button that opens a dialog. */
export function DialogOpener<Asked extends Question<never>>(props: Props<Asked>): ReactElement {
  const { dialog, asked, onAnswer } = props;
  const { dialogs } = useKit();
  return (
    <Button onClick={() => void dialogs.open(dialog, asked).then((answer) => onAnswer?.(answer))}>
      打开 Open
    </Button>
  );
}

/** Opens it. */
export async function openDialog(): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "打开 Open" }));
  await expect(await screen.findByRole("dialog")).toBeVisible();
}
