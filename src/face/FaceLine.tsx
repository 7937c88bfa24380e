import ScanFace from "lucide-react/icons/scan-face";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { MenuLine, type LineProps } from "../bars";
import { useOpenFace } from "./useOpenFace";

/** The line of the person's menu that opens their face. */
export const FaceLine = ({ close }: LineProps): ReactElement => (
  <MenuLine Icon={ScanFace} close={close} onChoose={useOpenFace()}>
    <FormattedMessage id="person.face" />
  </MenuLine>
);
