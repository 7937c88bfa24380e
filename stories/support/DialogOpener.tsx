import Button from "@mui/material/Button";
import type { ComponentType, ReactElement } from "react";
import { expect, screen, userEvent } from "storybook/test";
import type { Question } from "../../src/base/kit/DialogQueue";
import { useKit } from "../../src/base/kit/KitContext";

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
  const open = async () => {
    // After the click, which tests wrap in an `act` that does not wait for parts that come late, such as a drawing.
    await Promise.resolve();
    const answer = await dialogs.open(dialog, asked);
    onAnswer?.(answer);
  };
  return <Button onClick={() => void open()}>打开 Open</Button>;
}

/** Opens it. */
export async function openDialog(): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "打开 Open" }));
  await expect(await screen.findByRole("dialog")).toBeVisible();
}
