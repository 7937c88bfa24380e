import type { Text } from "../core/wire/text";
import { useText } from "../i18n/useText";
import { Phrase } from "./Phrase";
import { DialogFrame } from "./DialogFrame";
import type { Question } from "./DialogQueue";
import { Button } from "./mui/Button";

interface Props extends Question<true> {
  readonly title: Text;
  readonly body: Text;
  /** Words of the button that confirms; name the action rather than saying yes. */
  readonly confirm?: Text;
  readonly cancel?: Text;
  /** Whether something is lost for good by confirming. */
  readonly destructive?: boolean;
}

// As soon as it is in the page, so that the dialog around it finds the focus inside and leaves it there.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

const CONFIRM: Text = { id: "common.confirm" };
const CANCEL: Text = { id: "common.cancel" };

/**
 * Asks before something happens; answers `true`, or nothing when the person would rather not. The focus begins at the button
 * by which nothing happens, so that a key pressed too often does no harm [A11Y-02].
 */
export function ConfirmDialog(props: Props) {
  const { title, body, confirm = CONFIRM, cancel = CANCEL, destructive = false, close } = props;
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
      <Phrase text={body} />
    </DialogFrame>
  );
}
