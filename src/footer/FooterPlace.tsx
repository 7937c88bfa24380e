import { useMemo, type MouseEvent, type ReactElement } from "react";
import { useSiteConfigQuery } from "../base/api/site.api";
import { useUnitConfigQuery } from "../base/api/unit.api";
import { allowedTarget } from "../base/core/address/redirect";
import { filingTargets } from "../base/core/site/filing";
import { helpAddress } from "../base/core/site/helpCentre";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { readFooter } from "../base/core/wire/footer";
import { usePorts } from "../base/platform/PortsContext";
import { usePerson } from "../base/session/PersonContext";
import { useAppDispatch } from "../base/state/hooks";
import { openHelp } from "../base/state/openHelp";
import { Footer } from "./Footer";

interface Props {
  /** Opens About, which is another feature. */
  readonly onVersion: () => void;
}

/** The footer of the person's school, once the platform has said what is in it; nothing where the school wants none. */
export function FooterPlace({ onVersion }: Props): ReactElement | null {
  const { unitId } = usePerson();
  const { navigation } = usePorts();
  const dispatch = useAppDispatch();
  const { data: site = DEFAULT_SITE, isLoading } = useSiteConfigQuery();
  const { data: config } = useUnitConfigQuery({ unitId });
  const footer = useMemo(() => (config === undefined ? null : readFooter(config)), [config]);
  if (!footer) return null;
  const href = navigation.href();
  const { origin } = new URL(href);
  // Neither is judged until the site's document has come.
  const own = isLoading ? null : allowedTarget(footer.link, site, origin);
  // A ticket goes along to the site's help centre, and to none that a unit's administrators have written.
  const ofSite = footer.help && !isLoading ? helpAddress({ site, origin, href, unitId }) : null;
  const onHelp = (event: MouseEvent<HTMLElement>) => {
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (plain && own === null && ofSite !== null && dispatch(openHelp(ofSite))) event.preventDefault();
  };
  return (
    <Footer
      copyright={footer.copyright}
      filings={footer.filings.map((filing) => ({
        text: filing.text,
        ...filingTargets(filing, site, origin),
      }))}
      zone={site.timeZone}
      help={own ?? ofSite}
      onHelp={onHelp}
      onVersion={onVersion}
    />
  );
}
