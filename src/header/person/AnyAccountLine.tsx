import UserCog from "lucide-react/icons/user-cog";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { useKit } from "../../base/kit/KitContext";
import { MenuLine, type LineProps } from "../../bars";
import { useSwitchIdentity } from "./useSwitchIdentity";

/** The way to any other account, for those who develop the portal alone [AUTH-15]. */
export function AnyAccountLine({ close }: LineProps): ReactElement | null {
  const { dialogs } = useKit();
  const switchTo = useSwitchIdentity();
  // The condition stands here, so that no other build has the code.
  const choose =
    process.env["NODE_ENV"] === "development"
      ? async () => {
          const code = await import(/* webpackChunkName: "account-dialog" */ "./AccountDialog");
          const userId = await dialogs.open(code.AccountDialog, {});
          if (userId !== undefined) await switchTo({ userId });
        }
      : null;
  return (
    choose && (
      <MenuLine Icon={UserCog} close={close} onChoose={() => void choose()}>
        <FormattedMessage id="person.account" />
      </MenuLine>
    )
  );
}
