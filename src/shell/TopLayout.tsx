import { styled } from "@mui/material/styles";
import { useState, type ReactElement } from "react";
import { Outlet, useLocation, type Location } from "react-router";
import { PortalHeader } from "../features/header";
import { PaneBoundary } from "../kit/PaneBoundary";
import { SkipLink } from "../kit/SkipLink";
import { usePage } from "./PageContext";
import { usePerson } from "./PersonContext";
import type { Arrival } from "./useArrival";
import { usePersonMenu, type PersonMenu } from "./usePersonMenu";

/** What the layout hands to the page in it. */
export interface PageSurroundings extends PersonMenu, Arrival {}

const MAIN = "main";

const Shell = styled("div")({ display: "flex", flexDirection: "column", minBlockSize: "100dvh" });

const Main = styled("main")({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  // The bar of phones lies over the page's foot.
  "@media (max-width: 600px)": { paddingBlockEnd: "calc(3.5rem + env(safe-area-inset-bottom))" },
});

/** The application that the address shows, or null on a page of the portal's own. */
const currentApp = ({ pathname, search }: Location): string | null =>
  pathname === "/viewport" ? (new URLSearchParams(search).get("app") ?? "") : pathname === "/" ? null : "";

/** The portal with its bar on top: skip link, header, and the page that the address names. */
export function TopLayout(): ReactElement {
  const user = usePerson();
  const { device } = usePage();
  const menu = usePersonMenu();
  const location = useLocation();
  const [first] = useState(location);
  const { grouped, groups } = menu.apps.status === "ready" ? menu.apps.data : NO_APPS;
  return (
    <Shell className="look-page">
      <SkipLink target={MAIN} />
      <PaneBoundary>
        <PortalHeader
          user={user}
          device={device}
          links={menu.links}
          grouped={grouped}
          groups={groups}
          notices={menu.notices}
          current={currentApp(location)}
          onOpen={menu.onOpen}
        />
      </PaneBoundary>
      <Main id={MAIN} tabIndex={-1}>
        <Outlet context={{ ...menu, arrived: location !== first } satisfies PageSurroundings} />
      </Main>
    </Shell>
  );
}

const NO_APPS = { grouped: false, groups: [] } as const;
