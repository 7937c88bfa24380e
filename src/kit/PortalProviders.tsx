import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import CssBaseline from "@mui/material/CssBaseline";
import { zhCN } from "@mui/material/locale";
import GlobalStyles from "@mui/material/GlobalStyles";
import { ThemeProvider } from "@mui/system";
import { useEffect, useMemo, type ReactNode } from "react";
import { createPortalTheme } from "../../theme/createPortalTheme";
import { useLanguage } from "../i18n/useText";
import { KitProvider, type Kit } from "./KitContext";
import { startModalGuard } from "./modalGuard";

interface Props {
  /** Made once by the page (`createStyleCache`), or once per rendering on a server. */
  readonly styleCache: EmotionCache;
  /** Made once by the page (`createKit`). */
  readonly kit: Kit;
  readonly children: ReactNode;
}

/** Keeps what lies behind dialogs inert, on pages that have the skeleton of `#app` and `#portal`. */
function useModalGuard(): void {
  useEffect(() => {
    const app = document.getElementById("app");
    const portal = document.getElementById("portal");
    return app && portal ? startModalGuard({ app, portal }) : undefined;
  }, []);
}

/**
 * What every page needs around its content, below the LanguageProvider: styles under the page's policy, the one
 * theme with MUI's words in the page's language, and the kit. Renders without a window. Which scheme is worn is decided
 * by `applyTheme`, so the system's plain provider serves and MUI's own keeper of colour schemes stays out of the page.
 */
export function PortalProviders({ styleCache, kit, children }: Props) {
  const language = useLanguage();
  const theme = useMemo(() => createPortalTheme(language === "zh-CN" ? zhCN : {}), [language]);
  const variables = useMemo(() => theme.generateStyleSheets(), [theme]);
  useModalGuard();
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={variables} />
        <CssBaseline />
        <KitProvider value={kit}>{children}</KitProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
