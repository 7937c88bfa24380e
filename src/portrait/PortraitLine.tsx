import ImageUp from "lucide-react/icons/image-up";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { PART_FAILED } from "../base/core/part/partFailed";
import { useKit } from "../base/kit/KitContext";
import { MenuLine, type LineProps } from "../bars";
import { useAppDispatch } from "../base/state/hooks";

/** The way to the person's own picture [UP-08]. */
export function PortraitLine({ close }: LineProps): ReactElement {
  const kit = useKit();
  const dispatch = useAppDispatch();
  const open = async () => {
    const code = await import(/* webpackChunkName: "picture" */ "./askForPortrait").catch(() => null);
    if (code) await dispatch(code.askForPortrait(kit));
    else kit.toasts.notify(PART_FAILED);
  };
  return (
    <MenuLine Icon={ImageUp} close={close} onChoose={() => void open()}>
      <FormattedMessage id="portrait.title" />
    </MenuLine>
  );
}
