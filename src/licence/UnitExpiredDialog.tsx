import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { DialogFrame } from "../base/kit/DialogFrame";
import type { Question } from "../base/kit/DialogQueue";
import { Button } from "../base/kit/mui/Button";

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Says that the school's licence has ended. Signing out, by answering `true`, is the only way on [LIC-01]. */
export const UnitExpiredDialog = ({ close }: Question<true>): ReactElement => (
  <DialogFrame
    title={{ id: "licence.unit.title" }}
    size="question"
    described
    mustAnswer
    onClose={() => close()}
    actions={
      <Button ref={takeFocus} variant="contained" onClick={() => close(true)}>
        <FormattedMessage id="licence.unit.leave" />
      </Button>
    }
  >
    <FormattedMessage id="licence.unit.body" />
  </DialogFrame>
);
