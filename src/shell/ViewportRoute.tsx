import { useCallback, useContext, useState } from "react";
import { useIntl } from "react-intl";
import { useSiteConfigQuery } from "../base/api/site.api";
import { healthIn } from "../base/core/apps/appHealth";
import { appName } from "../base/core/apps/appName";
import { allowedTarget } from "../base/core/address/redirect";
import { mayReach } from "../base/core/address/staffPages";
import { messageInAddress } from "../inbox/core/messageTarget";
import { viewportApp } from "../base/core/apps/viewportAddress";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { siteTarget } from "../base/core/site/siteTarget";
import { unitNameIn } from "../base/core/wire/user";
import { VersionNotice } from "../health";
import { PlaceMessages, LeadingMessage } from "../inbox";
import { Viewport } from "../subapp/host/viewport";
import { useLanguage, useText } from "../base/i18n/useText";
import { useShell } from "../base/kit/ShellContext";
import { usePlace } from "../base/platform/PlaceProvider";
import { reachesFile } from "../base/platform/judgePart";
import { usePorts } from "../base/platform/PortsContext";
import { useAppDispatch } from "../base/state/hooks";
import { ClosedPlace } from "./ClosedPlace";
import { ArrivedContext } from "./useArrival";
import { usePage } from "./PageContext";
import { useClosedPlace } from "./useClosedPlace";
import { useExpired } from "./useExpired";
import { usePerson } from "../base/session/PersonContext";
import { createSubAppOpener } from "../subapp/host/createSubAppOpener";
import { subAppPageOf } from "../subapp/host/pageModuleLoader";
import { manifestFetcher } from "../subapp/host/subAppCalls";
import { useMyAppGroups, useMyApps } from "../base/state/useMyApps";
import { usePortalServices } from "../subapp/host/usePortalServices";

/** The user type of staff and administrators, who see to it that applications are installed. */
const STAFF = 4;

/** The category of what is used often says nothing about an application. */
const OFTEN = "often";

/** The message that led to the application in front, which it stays for while that moves inside itself. */
function useMessageToldHere(): string | null {
  const { path, search } = usePlace();
  const app = viewportApp(path, search);
  const asked = messageInAddress(search);
  const [last, setLast] = useState({ id: asked, app });
  if (asked !== null && (asked !== last.id || app !== last.app)) setLast({ id: asked, app });
  return last.app === app ? last.id : null;
}

/**
 * What the viewport asks about places: the title of an application, its icon and category, where a frame may lead, and the window's
 * title. `closedName` names the application that the person may not open.
 */
function useViewportFacts(closedName: string | null | undefined) {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const { origin } = usePage();
  const person = usePerson();
  const { userType } = person;
  const apps = useMyApps();
  const groups = useMyAppGroups();
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const titleOf = useCallback(
    (code: string) => {
      const app = apps?.find((item) => item.code === code);
      return app ? appName(app, language) : (closedName ?? undefined);
    },
    [apps, language, closedName],
  );
  const factsOf = useCallback(
    (code: string) => {
      const holders = groups?.filter((group) => group.apps.some((app) => app.code === code)) ?? [];
      const app = holders.flatMap((group) => group.apps).find((item) => item.code === code);
      const category = holders.find((group) => group.code !== OFTEN)?.name ?? null;
      return app && { app, category };
    },
    [groups],
  );
  const frameTarget = useCallback(
    (url: string) => {
      const target = allowedTarget(url, site, origin);
      const codes = apps?.map(({ code }) => code) ?? null;
      return target !== null && mayReach(target, { userType, codes }) ? target : null;
    },
    [site, origin, apps, userType],
  );
  const windowTitle = useCallback(
    (page: string) => formatMessage({ id: "nav.title" }, { page, unit: unitNameIn(language, person) }),
    [formatMessage, language, person],
  );
  return { titleOf, factsOf, frameTarget, windowTitle };
}

/** The `/viewport` route: gives the viewport its way to open sub-applications, their names, and the judge of frames. */
export function ViewportRoute() {
  const dispatch = useAppDispatch();
  const services = usePortalServices();
  const { origin } = usePage();
  const { userType } = usePerson();
  const text = useText();
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();

  const isExpired = useExpired();
  const { health } = useShell();
  const arrived = useContext(ArrivedContext);
  const { http } = usePorts();

  const [openSubApp] = useState(() =>
    createSubAppOpener({
      page: subAppPageOf(window),
      services,
      fetchManifest: manifestFetcher(dispatch),
      reaches: (url, signal) => reachesFile(http, url, signal),
      report: (name, thrown) => console.error(name, thrown),
    }),
  );
  const closed = useClosedPlace();
  const message = useMessageToldHere();
  const { path, search } = usePlace();
  const inFront = healthIn(health, viewportApp(path, search));
  const told = (isShown: boolean) => (
    <>
      {isShown && inFront?.kind === "version" && <VersionNotice gap={inFront} />}
      {message !== null && <LeadingMessage key={message} id={message} isShown={isShown} />}
      {isShown && <PlaceMessages search={search} named={message} />}
    </>
  );
  const facts = useViewportFacts(closed?.app && text(closed.app.name));
  return (
    <Viewport
      openSubApp={openSubApp}
      {...facts}
      arrived={arrived}
      isExpired={isExpired}
      guide={siteTarget(site.authorsGuide, site, origin)}
      installs={userType === STAFF}
      closed={closed && <ClosedPlace {...closed} above={told(false)} />}
      told={told}
    />
  );
}
