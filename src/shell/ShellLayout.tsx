import { useContext, useMemo, useState, type ReactElement, type ReactNode } from "react";
import type { Place } from "../base/core/address/place";
import type { Health } from "../base/core/apps/appHealth";
import { viewportApp } from "../base/core/apps/viewportAddress";
import { PART_CRASHED, PART_FAILED } from "../base/core/part/partFailed";
import type { Toast } from "../base/core/wire/text";
import { USUAL_LAYOUT } from "../base/core/preferences/layout";
import { PortalHeader } from "../header";
import { useKit } from "../base/kit/KitContext";
import { PaneBoundary } from "../base/kit/PaneBoundary";
import { groupedApps, ShellContext } from "../base/kit/ShellContext";
import { SkipLink } from "../base/kit/SkipLink";
import { usePlace } from "../base/platform/PlaceProvider";
import { headerTools } from "../slots/headerTools";
import { watchers } from "../slots/watchers";
import { useAppDispatch, useAppSelector } from "../base/state/hooks";
import { menuLockChosen } from "../base/state/preferences";
import { guests } from "../subapp/host/guests";
import { LayoutFrame, Main } from "./LayoutFrame";
import { LAYOUTS, type Layout, type LayoutName } from "./layouts";
import { usePage } from "./PageContext";
import { SidePlace } from "./SidePlace";
import { ArrivedContext } from "./useArrival";
import { useKeyboardHelp } from "./useKeyboardHelp";
import { useOpenings } from "./useOpenings";
import { usePersonMenu } from "./usePersonMenu";
import { useShownLayout } from "./useShownLayout";
import { Watchers } from "./Watchers";

const MAIN = "main";
const INSTALLED = guests.map(({ code }) => code);

/** The application that the address shows, or null on a page of the portal's own. */
const currentApp = ({ path, search }: Place): string | null =>
  path === "/" ? null : (viewportApp(path, search) ?? "");

/** The person's layout, or the default one if its side has failed, which a toast says; choosing another tries again [REL-03]. */
function useLayout() {
  const { toasts } = useKit();
  const shown = useShownLayout();
  const [failed, setFailed] = useState<LayoutName | null>(null);
  if (failed !== null && failed !== shown.name) setFailed(null);
  const end = (told: Toast) => {
    setFailed(shown.name);
    toasts.notify(told);
  };
  // The choice stays unchanged, so that another can be made, and then this one again.
  return { choice: shown, name: failed === shown.name ? USUAL_LAYOUT : shown.name, end };
}

/** The portal around its pages: skip link, header, the layout's side, and the page that the address names. */
export function ShellLayout({ children }: { readonly children: ReactNode }): ReactElement {
  const { device } = usePage();
  const menu = usePersonMenu();
  const [health, onHealth] = useState<Health>({});
  const dispatch = useAppDispatch();
  const locked = useAppSelector((state) => state.preferences.menuLocked);
  const layout = useLayout();
  const place = usePlace();
  const [first] = useState(place);
  const retried = useContext(ArrivedContext);
  const row: Layout = LAYOUTS[layout.name];
  const current = currentApp(place);
  useOpenings(menu, current);
  const openKeys = useKeyboardHelp(device, current);
  const { grouped, groups } = groupedApps(menu);
  const { choice } = layout;
  const { appsInHeader } = row;
  const { path } = place;
  const shell = useMemo(
    () => ({
      ...menu,
      device,
      current,
      path,
      layout: choice,
      appsInHeader,
      openKeys,
      installed: INSTALLED,
      health,
      onHealth,
    }),
    [menu, device, current, path, choice, appsInHeader, openKeys, health],
  );
  return (
    <ShellContext value={shell}>
      <LayoutFrame
        layout={layout.name}
        locked={locked}
        header={
          <>
            <SkipLink target={MAIN} />
            <PaneBoundary>
              <PortalHeader tools={headerTools} />
            </PaneBoundary>
          </>
        }
        side={
          row.loadSide && (
            <SidePlace
              load={row.loadSide}
              onFail={() => layout.end(PART_FAILED)}
              onCrash={() => layout.end(PART_CRASHED)}
              grouped={grouped}
              groups={menu.apps.status === "loading" ? null : groups}
              current={current}
              locked={locked}
              onLock={(value) => dispatch(menuLockChosen(value))}
              onOpen={menu.onOpen}
            />
          )
        }
      >
        <Main id={MAIN} tabIndex={-1}>
          <Watchers rows={watchers} />
          <ArrivedContext value={place !== first || retried}>{children}</ArrivedContext>
        </Main>
      </LayoutFrame>
    </ShellContext>
  );
}
