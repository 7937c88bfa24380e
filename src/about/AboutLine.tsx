import Info from "lucide-react/icons/info";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { useKit } from "../base/kit/KitContext";
import { MenuLine, type LineProps } from "../bars";
import { useAppDispatch } from "../base/state/hooks";
import { openAbout } from "./openAbout";

/** The way to the versions that run, and to what was new in each [FOOT-02]. */
export function AboutLine({ close }: LineProps): ReactElement {
  const kit = useKit();
  const dispatch = useAppDispatch();
  return (
    <MenuLine Icon={Info} close={close} onChoose={() => void dispatch(openAbout(kit))}>
      <FormattedMessage id="person.about" />
    </MenuLine>
  );
}
