import FlaskConical from "lucide-react/icons/flask-conical";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { MenuLine, type LineProps } from "../bars";
import { useOpenLab } from "./useOpenLab";

/** The way to the lab, for people who may use it [MORE-06]. */
export function LabLine({ close }: LineProps): ReactElement | null {
  const open = useOpenLab();
  return (
    open && (
      <MenuLine Icon={FlaskConical} close={close} onChoose={open}>
        <FormattedMessage id="lab.title" />
      </MenuLine>
    )
  );
}
