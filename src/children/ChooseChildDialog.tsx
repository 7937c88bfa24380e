import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { Child } from "../base/core/wire/children";
import { DialogFrame } from "../base/kit/DialogFrame";
import type { Question } from "../base/kit/DialogQueue";
import { PersonName } from "../base/kit/PersonName";
import { ChildCards } from "./ChildCards";
import type { Children } from "./useChildren";

const Lead = styled("p")({ margin: 0, marginBlockEnd: "1rem" });

interface Props extends Question<Child>, Pick<Children, "children" | "counts"> {
  /** The one that was chosen elsewhere, which stays where the parent leaves without an answer. */
  readonly current: Child;
}

/** Asks a parent which child it should be, because another was chosen on another device [WHO-01]. */
export function ChooseChildDialog({ close, current, ...cards }: Props): ReactElement {
  return (
    <DialogFrame title={{ id: "children.ask" }} size="question" onClose={() => close()}>
      <Lead>
        <FormattedMessage id="children.ask.body" values={{ name: <PersonName name={current.realName} /> }} />
      </Lead>
      <ChildCards {...cards} current={current} onChoose={close} />
    </DialogFrame>
  );
}
