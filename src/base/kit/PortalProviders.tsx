import { CacheProvider } from "@emotion/react";
import type { Theme } from "@mui/material/styles";
import GlobalStyles from "@mui/material/GlobalStyles";
import { ThemeProvider } from "@mui/system";
import deepmerge from "@mui/utils/deepmerge";
import { useEffect, useInsertionEffect, useMemo, type ReactNode } from "react";
import { createPortalTheme } from "../../../theme/createPortalTheme";
import { pageStyles } from "../../../theme/pageStyles";
import type { Language } from "../core/language/languages";
import { useLanguage } from "../i18n/useText";
import { KitProvider, type Kit } from "./KitContext";
import { lateStyles, onLateStyles } from "./lateStyles";
import { startModalGuard } from "./modalGuard";

interface Props {
  /** Created once by the page (`createKit`), or once per rendering on a server. */
  readonly kit: Kit;
  readonly children: ReactNode;
}

/** The layers of a page: the application, what sub-applications open over it, and what the portal opens over both. */
const LAYERS = ["app", "kit-portal", "portal"];

/** Keeps everything behind dialogs inert. */
function useModalGuard(): void {
  useEffect(() => startModalGuard(LAYERS.flatMap((id) => document.getElementById(id) ?? [])), []);
}

/**
 * The theme with MUI's words in the page's language. The styles of parts that load later are added to it in place: only
 * later renders need them, and a new theme object would render the whole page again while it loads.
 */
function usePortalTheme(language: Language): Theme {
  const theme = useMemo(() => createPortalTheme(lateStyles(language)), [language]);
  useInsertionEffect(() => {
    // oxlint-disable-next-line react/immutability -- a changed theme would render the whole page again
    const components = (theme.components ??= {});
    const add = () => void Object.assign(components, deepmerge(lateStyles(language), components));
    add();
    return onLateStyles(add);
  }, [theme, language]);
  return theme;
}

/**
 * What every page needs around its content, below the LanguageProvider: styles under the page's policy, the one
 * theme with MUI's words in the page's language, and the kit. Renders without a window. `applyTheme` decides which
 * scheme is used, so the system's plain provider is enough and MUI's own store of colour schemes is not loaded.
 */
export function PortalProviders({ kit, children }: Props) {
  const language = useLanguage();
  const theme = usePortalTheme(language);
  const variables = useMemo(() => theme.generateStyleSheets(), [theme]);
  useModalGuard();
  return (
    <CacheProvider value={kit.styleCache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={variables} />
        <GlobalStyles styles={pageStyles} />
        <KitProvider value={kit}>{children}</KitProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
