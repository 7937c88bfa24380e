import UserRound from "lucide-react/icons/user-round";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { FootEntry } from "../../bars";
import { useToastLog } from "../../toast";
import { VisuallyHidden } from "../../base/kit/VisuallyHidden";
import { QuietMark } from "./Avatar";

/** The way of phones to what is the person's own. */
export function MeEntry(): ReactElement {
  const quiet = useToastLog()?.quiet ?? false;
  return (
    <FootEntry
      path="/me"
      icon={
        <QuietMark data-quiet={quiet || undefined}>
          <UserRound aria-hidden="true" />
        </QuietMark>
      }
    >
      <FormattedMessage id="header.me" />
      {quiet && (
        <VisuallyHidden>
          <FormattedMessage id="header.quiet" />
        </VisuallyHidden>
      )}
    </FootEntry>
  );
}
