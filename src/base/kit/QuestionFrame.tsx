import type { ReactNode } from "react";
import type { Text } from "../core/wire/text";
import { useText } from "../i18n/useText";
import { DialogFrame } from "./DialogFrame";
import type { Question } from "./DialogQueue";
import { Button } from "./mui/Button";

interface Props extends Pick<Question<true>, "close"> {
  readonly title: Text;
  /** Words of the button that confirms. */
  readonly confirm: Text;
  readonly cancel?: Text;
  /** Whether something is lost for good by confirming. */
  readonly destructive?: boolean;
  readonly children: ReactNode;
}

// As soon as it is in the page, so that the dialog around it finds the focus inside and leaves it there.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

const CANCEL: Text = { id: "common.cancel" };

/**
 * The frame of a question before something happens; answers `true`, or nothing when the person would rather not. The focus begins at
 * the button by which nothing happens, so that a key pressed too often does no harm [A11Y-02].
 */
export function QuestionFrame({
  title,
  confirm,
  cancel = CANCEL,
  destructive = false,
  close,
  children,
}: Props) {
  const text = useText();
  return (
    <DialogFrame
      title={text(title)}
      size="question"
      described
      onClose={() => close()}
      actions={
        <>
          <Button ref={takeFocus} onClick={() => close()}>
            {text(cancel)}
          </Button>
          <Button variant="contained" color={destructive ? "error" : "primary"} onClick={() => close(true)}>
            {text(confirm)}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
