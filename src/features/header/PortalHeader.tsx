import { useEffect, type ReactElement } from "react";
import { resolveTheme } from "../../../theme/themes";
import { unitLogoAddress } from "../../api/addresses";
import { loadRenewal } from "../../api/runtime";
import { useSetThemeMutation } from "../../api/base.api";
import { useSiteConfigQuery } from "../../api/site.api";
import type { AppItem } from "../../core/menu/apps";
import type { AppLink, AppLinkGroup } from "../../core/menu/links";
import { PART_FAILED } from "../../core/notice/partFailed";
import type { Device } from "../../core/session/device";
import { DEFAULT_SITE } from "../../core/session/siteConfig";
import type { User } from "../../core/wire/user";
import { useKit } from "../../kit/KitContext";
import { loadNoticeStack } from "../../kit/notice/LateNotices";
import { useNoticeLog } from "../../kit/notice/useNoticeLog";
import { whenIdle } from "../../kit/whenIdle";
import { usePorts } from "../../platform/PortsContext";
import { logout } from "../../state/endSession";
import { useAppDispatch, useAppSelector } from "../../state/hooks";
import { languageChosen, layoutChosen, schemeChosen, themeChosen } from "../../state/preferences";
import type { LayoutChoice } from "./appearance/Appearance";
import { Header } from "./Header";
import { useFullscreen } from "./useFullscreen";
import { preloadPanels } from "./usePanels";

/** Clients that sign in and out by themselves: the desktop client and the work-chat client [DESK-05]. */
const SELF_SIGNING: ReadonlySet<Device["client"]> = new Set(["desktop", "workWechat"]);

interface Props {
  readonly user: User;
  readonly device: Device;
  /** Every application once. */
  readonly links: readonly AppLink[];
  readonly grouped: boolean;
  readonly groups: readonly AppLinkGroup[];
  readonly notices: AppLink | null;
  /** The code of the application on the screen, or null on the desktop. */
  readonly current: string | null;
  /** Whether the applications stand in the header. */
  readonly appsShown: boolean;
  readonly layout: LayoutChoice;
  readonly onOpen: (app: AppItem) => void;
}

const loadConfirmation = () => import(/* webpackChunkName: "dialogs" */ "../../kit/ConfirmDialog");

/**
 * Fetches what signing out needs while there is a network, since people sign out without one too [AUTH-11]; what tells
 * them that it has gone; and, before a new release takes its place, what renews their session.
 */
const preload = () => {
  preloadPanels();
  for (const load of [loadNoticeStack, loadConfirmation, loadRenewal]) load().catch(() => undefined);
};

/** Asks, and then leaves: the platform, this device and the other tabs [AUTH-11]. */
function useLogout(): () => Promise<void> {
  const { dialogs, notifications } = useKit();
  const dispatch = useAppDispatch();
  return async () => {
    const code = await loadConfirmation().catch(() => null);
    if (!code) {
      notifications.notify(PART_FAILED);
      return;
    }
    const sure = await dialogs.open(code.ConfirmDialog, {
      title: { id: "header.logout.title" },
      body: { id: "header.logout.body" },
      confirm: { id: "header.logout" },
    });
    if (sure) await dispatch(logout());
  };
}

/** The header of the person signed in: their school, their applications and their settings. */
export function PortalHeader({ user, device, ...menu }: Props): ReactElement {
  const { storage } = usePorts();
  const dispatch = useAppDispatch();
  const { language, theme, themeAsked, scheme } = useAppSelector((state) => state.preferences);
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const [saveTheme] = useSetThemeMutation();
  const fullscreen = useFullscreen();
  const askLogout = useLogout();
  const noticeLog = useNoticeLog();
  useEffect(() => whenIdle(preload), []);

  return (
    <Header
      unit={{
        name: (language === "en" && user.unitEnglishName) || user.unitName,
        logo: unitLogoAddress(user.unitId, site.basePath),
      }}
      userName={user.realName || user.loginName}
      apps={menu.links}
      grouped={menu.grouped}
      groups={menu.groups}
      appsShown={menu.appsShown}
      current={menu.current}
      notices={menu.notices}
      language={language}
      languages={site.languages}
      appearance={{
        value: resolveTheme(themeAsked, theme).value,
        scheme,
        ownColor: storage.read("ownColor"),
        onOwnColor: (value) => storage.write("ownColor", value),
        onTryTheme: (value) => dispatch(themeChosen(value)),
        onTheme: (value) => {
          dispatch(themeChosen(value));
          void saveTheme({ type: "color", theme: value });
        },
        onScheme: (value) => dispatch(schemeChosen(value)),
        layout: menu.layout,
        onLayout: (value) => dispatch(layoutChosen(value)),
      }}
      fullscreen={fullscreen}
      onOpen={menu.onOpen}
      onLanguage={(value) => dispatch(languageChosen(value))}
      noticeLog={noticeLog}
      onLogout={SELF_SIGNING.has(device.client) ? null : () => void askLogout()}
    />
  );
}
