import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import type { MouseEvent, ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { useSiteConfigQuery } from "../../base/api/site.api";
import { helpAddress } from "../../base/core/site/helpCentre";
import { DEFAULT_SITE } from "../../base/core/site/siteConfig";
import { MenuLine, type LineProps } from "../../bars";
import { usePorts } from "../../base/platform/PortsContext";
import { usePerson } from "../../base/session/PersonContext";
import { useAppDispatch } from "../../base/state/hooks";
import { openHelp } from "../../base/state/openHelp";

/** The way to the site's help centre, if it has one [REDIR-06]. */
export function HelpLine({ close }: LineProps): ReactElement | null {
  const { unitId } = usePerson();
  const { navigation } = usePorts();
  const { data: site = DEFAULT_SITE, isLoading } = useSiteConfigQuery();
  const dispatch = useAppDispatch();
  const href = navigation.href();
  // Before the site's document has come, it is unknown whether there is a help centre, and where.
  const help = isLoading ? null : helpAddress({ site, origin: new URL(href).origin, href, unitId });
  if (help === null) return null;
  /** A click that asks for no other window or download opens it with what the help centre is to know. */
  const open = (event: MouseEvent<HTMLElement>) => {
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (plain && dispatch(openHelp(help))) event.preventDefault();
  };
  return (
    <MenuLine Icon={CircleQuestionMark} close={close} href={help} onChoose={open}>
      <FormattedMessage id="person.help" />
    </MenuLine>
  );
}
