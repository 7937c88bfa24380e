import type { Text } from "../core/wire/text";
import { Phrase } from "./Phrase";
import type { Question } from "./DialogQueue";
import { QuestionFrame } from "./QuestionFrame";

interface Props extends Question<true> {
  readonly title: Text;
  readonly body: Text;
  /** Words of the button that confirms; name the action rather than saying yes. */
  readonly confirm?: Text;
  readonly cancel?: Text;
  /** Whether something is lost for good by confirming. */
  readonly destructive?: boolean;
}

const CONFIRM: Text = { id: "common.confirm" };

/** Asks before something happens; answers `true`, or nothing when the person would rather not. */
export function ConfirmDialog({ body, confirm = CONFIRM, ...props }: Props) {
  return (
    <QuestionFrame {...props} confirm={confirm}>
      <Phrase text={body} />
    </QuestionFrame>
  );
}
