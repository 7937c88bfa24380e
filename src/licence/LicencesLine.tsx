import CalendarClock from "lucide-react/icons/calendar-clock";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { useKit } from "../base/kit/KitContext";
import { MenuLine, type LineProps } from "../bars";
import { useAppDispatch } from "../base/state/hooks";
import { useAdministrator } from "../base/state/useAdministrator";
import { openLicences } from "./openLicences";

/** The way to the modules' licences, for those who administer the school [LIC-02]. */
export function LicencesLine({ close }: LineProps): ReactElement | null {
  const kit = useKit();
  const dispatch = useAppDispatch();
  if (!useAdministrator()) return null;
  return (
    <MenuLine Icon={CalendarClock} close={close} onChoose={() => void dispatch(openLicences(kit))}>
      <FormattedMessage id="person.licences" />
    </MenuLine>
  );
}
