import type { ReactElement } from "react";
import { openAbout } from "../about";
import { FooterPlace } from "../footer";
import { useKit } from "../base/kit/KitContext";
import { useAppDispatch } from "../base/state/hooks";

/** The desktop's footer, whose version link opens About [FOOT-01, FOOT-02]. */
export function PageFooter(): ReactElement {
  const kit = useKit();
  const dispatch = useAppDispatch();
  return <FooterPlace onVersion={() => void dispatch(openAbout(kit))} />;
}
