import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { PORTAL_CODE } from "../base/core/version/known";
import type { BackVersion, FrontVersion, VersionFault } from "../base/core/version/versions";
import { DialogFrame } from "../base/kit/DialogFrame";
import type { Question } from "../base/kit/DialogQueue";
import { Button } from "../base/kit/mui/Button";

interface Props extends Question<never> {
  readonly faults: readonly VersionFault[];
  readonly front: FrontVersion;
  readonly back: BackVersion;
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Says which half of the product is too old for the other [VER-01]. */
export function VersionAlertDialog({ close, faults, front, back }: Props): ReactElement {
  const service = PORTAL_CODE;
  const needed = { frontNeedsBack: front.serverVersion, backNeedsFront: back.webCodeVersion };
  return (
    <DialogFrame
      title={{ id: "about.mismatch" }}
      size="question"
      described
      onClose={() => close()}
      actions={
        <Button ref={takeFocus} variant="contained" onClick={() => close()}>
          <FormattedMessage id="about.mismatch.ok" />
        </Button>
      }
    >
      {faults.map((fault) => (
        <p key={fault}>
          <FormattedMessage
            id={`about.${fault}`}
            values={{ service, front: front.version, back: back.serverVersion, needs: needed[fault] }}
          />
        </p>
      ))}
    </DialogFrame>
  );
}
