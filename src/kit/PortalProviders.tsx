import { CacheProvider } from "@emotion/react";
import CssBaseline from "@mui/material/CssBaseline";
import { zhCN } from "@mui/material/locale";
import GlobalStyles from "@mui/material/GlobalStyles";
import { ThemeProvider } from "@mui/system";
import { useEffect, useMemo, type ReactNode } from "react";
import { createPortalTheme } from "../../theme/createPortalTheme";
import { useLanguage } from "../i18n/useText";
import { KitProvider, type Kit } from "./KitContext";
import { useLateStyles } from "./lateStyles";
import { startModalGuard } from "./modalGuard";

interface Props {
  /** Made once by the page (`createKit`), or once per rendering on a server. */
  readonly kit: Kit;
  readonly children: ReactNode;
}

/** The layers of a page: the application, what sub-applications open over it, and what the portal opens over both. */
const LAYERS = ["app", "kit-portal", "portal"];

/** Keeps what lies behind dialogs inert. */
function useModalGuard(): void {
  useEffect(() => startModalGuard(LAYERS.flatMap((id) => document.getElementById(id) ?? [])), []);
}

/**
 * What every page needs around its content, below the LanguageProvider: styles under the page's policy, the one
 * theme with MUI's words in the page's language, and the kit. Renders without a window. Which scheme is worn is decided
 * by `applyTheme`, so the system's plain provider serves and MUI's own keeper of colour schemes stays out of the page.
 */
export function PortalProviders({ kit, children }: Props) {
  const language = useLanguage();
  const late = useLateStyles();
  const theme = useMemo(() => createPortalTheme(language === "zh-CN" ? zhCN : {}, late), [language, late]);
  const variables = useMemo(() => theme.generateStyleSheets(), [theme]);
  useModalGuard();
  return (
    <CacheProvider value={kit.styleCache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={variables} />
        <CssBaseline />
        <KitProvider value={kit}>{children}</KitProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
