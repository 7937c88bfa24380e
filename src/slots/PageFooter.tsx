import type { ReactElement } from "react";
import { openAbout } from "../features/about/openAbout";
import { FooterPlace } from "../features/footer/FooterPlace";
import { useKit } from "../kit/KitContext";
import { useAppDispatch } from "../state/hooks";

/** The desktop's footer, whose version link opens About [FOOT-01, FOOT-02]. */
export function PageFooter(): ReactElement {
  const kit = useKit();
  const dispatch = useAppDispatch();
  return <FooterPlace onVersion={() => void dispatch(openAbout(kit))} />;
}
