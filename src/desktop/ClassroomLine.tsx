import Presentation from "lucide-react/icons/presentation";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { MenuLine, type LineProps } from "../bars";
import { useClassroom } from "./useClassroom";

/** The way to the classroom screen, where there is one [DESK-14]. */
export function ClassroomLine({ close }: LineProps): ReactElement | null {
  const open = useClassroom();
  return (
    open && (
      <MenuLine Icon={Presentation} close={close} onChoose={open}>
        <FormattedMessage id="classroom.line" />
      </MenuLine>
    )
  );
}
