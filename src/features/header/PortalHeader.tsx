import { useEffect, type ReactElement } from "react";
import { resolveTheme } from "../../../theme/themes";
import { unitLogoAddress } from "../../api/addresses";
import { useSetThemeMutation } from "../../api/base.api";
import { loadRenewal } from "../../session/loadRenewal";
import { useSiteConfigQuery } from "../../api/site.api";
import type { Language } from "../../core/language/languages";
import type { AppItem } from "../../core/menu/apps";
import type { AppLink, AppLinkGroup } from "../../core/menu/links";
import { PART_FAILED } from "../../core/toast/partFailed";
import type { Device } from "../../core/site/device";
import { DEFAULT_SITE } from "../../core/site/siteConfig";
import type { User } from "../../core/wire/user";
import { portalMessages } from "../../i18n/portalMessages";
import { useLanguage } from "../../i18n/useText";
import { useKit } from "../../kit/KitContext";
import { loadToastStack } from "../../kit/toast/LateToasts";
import { useToastLog } from "../../kit/toast/useToastLog";
import { whenIdle } from "../../kit/whenIdle";
import { usePorts } from "../../platform/PortsContext";
import { useAppDispatch, useAppSelector } from "../../state/hooks";
import { languageChosen, layoutChosen, schemeChosen, themeChosen } from "../../state/preferences";
import type { LayoutChoice } from "./appearance/Appearance";
import { Header } from "./Header";
import { useFullscreen } from "./useFullscreen";
import { loadPanels } from "./usePanels";

interface Props {
  readonly user: User;
  readonly device: Device;
  /** Every application once. */
  readonly links: readonly AppLink[];
  readonly grouped: boolean;
  readonly groups: readonly AppLinkGroup[];
  readonly bell: AppLink | null;
  /** The code of the application on the screen, or null on the desktop. */
  readonly current: string | null;
  /** Whether the applications stand in the header. */
  readonly appsShown: boolean;
  readonly layout: LayoutChoice;
  readonly onOpen: (app: AppItem) => void;
  /** The way to the list of all keys. */
  readonly onKeys?: (() => void) | undefined;
}

/** Fetches what tells people that the network has gone, and what renews their session before a new release replaces it. */
const preload = () => {
  for (const load of [loadToastStack, loadRenewal]) load().catch(() => undefined);
};

/** The header of the person signed in: their school, their applications and their settings. */
export function PortalHeader({ user, device, ...menu }: Props): ReactElement {
  const { storage } = usePorts();
  const dispatch = useAppDispatch();
  const { toasts } = useKit();
  const language = useLanguage();
  const { theme, themeAsked, scheme } = useAppSelector((state) => state.preferences);
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const [saveTheme] = useSetThemeMutation();
  const fullscreen = useFullscreen();
  const toastLog = useToastLog();
  // A language whose words do not come is not chosen, so that the next press asks for them again [REL-03].
  const chooseLanguage = (chosen: Language) =>
    void portalMessages.load(chosen).then(
      () => dispatch(languageChosen(chosen)),
      () => toasts.notify(PART_FAILED),
    );
  useEffect(
    () =>
      whenIdle(() => {
        preload();
        loadPanels()
          .then(({ preparePersonMenu }) => dispatch(preparePersonMenu(user)))
          .catch(() => undefined);
      }),
    [dispatch, user],
  );

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
      bell={menu.bell}
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
      onLanguage={chooseLanguage}
      toastLog={toastLog}
      personal={{ user, device }}
      onKeys={menu.onKeys}
    />
  );
}
