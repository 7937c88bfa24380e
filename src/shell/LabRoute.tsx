import { useCallback, type ReactElement } from "react";
import { useIntl } from "react-intl";
import { LiveTitle } from "../base/kit/LiveTitle";
import { PageSkeleton } from "../base/kit/PageSkeleton";
import { reachesFile } from "../base/platform/judgePart";
import { usePorts } from "../base/platform/PortsContext";
import { useAppDispatch } from "../base/state/hooks";
import { useMyApps } from "../base/state/useMyApps";
import { createLabStage, LAB_PERMISSION, LabPage, subjectReader, useMayUseLab } from "../lab";
import type { ClosedApp } from "../search/core/closedApps";
import { subAppPageOf } from "../subapp/host/pageModuleLoader";
import { manifestFetcher } from "../subapp/host/subAppCalls";
import { usePortalServices } from "../subapp/host/usePortalServices";
import { LostHeading } from "./lost/LostHeading";
import { LostPlace } from "./lost/LostPlace";
import { usePage } from "./PageContext";
import { useArrival } from "./useArrival";
import { usePageTitle } from "./usePageTitle";

const NO_APPS: readonly string[] = [];

/** The lab for authors, with the portal's own way to open applications; closed to people without its permission [MORE-06, ROUTE-01]. */
export function LabRoute(): ReactElement {
  const mayUse = useMayUseLab();
  const title = usePageTitle("lab.title");
  return (
    <>
      <LiveTitle>{title}</LiveTitle>
      {mayUse === undefined ? <PageSkeleton lines={8} /> : mayUse ? <Lab /> : <Refused />}
    </>
  );
}

function Lab(): ReactElement {
  const dispatch = useAppDispatch();
  const services = usePortalServices();
  const { origin } = usePage();
  const { http } = usePorts();
  const apps = useMyApps();
  const heading = useArrival<HTMLHeadingElement>();
  const createPorts = useCallback(
    (host: () => HTMLElement | null) => ({
      readManifest: subjectReader(dispatch, origin),
      stage: createLabStage({
        page: subAppPageOf(window),
        services,
        host,
        heldText: { id: "lab.held" },
        fetchManifest: manifestFetcher(dispatch),
        reaches: (url, signal) => reachesFile(http, url, signal),
        report: (name, thrown) => console.error(name, thrown),
      }),
    }),
    [dispatch, services, origin, http],
  );
  return (
    <LabPage
      origin={origin}
      apps={apps?.map(({ code }) => code) ?? NO_APPS}
      createPorts={createPorts}
      titleRef={heading}
    />
  );
}

/** Says which permission the lab takes, and whom to ask. */
function Refused(): ReactElement {
  const { formatMessage } = useIntl();
  const heading = useArrival<HTMLHeadingElement>();
  const app: ClosedApp = {
    code: "lab",
    name: formatMessage({ id: "lab.title" }),
    reason: "permission",
    permission: LAB_PERMISSION,
    userTypes: [],
    ask: [],
  };
  return <LostPlace title={<LostHeading ref={heading} app={app} />} app={app} />;
}
