import Box from "@mui/material/Box";
import { useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { USUAL_LAYOUT } from "../../src/base/core/preferences/layout";
import type { Language } from "../../src/base/core/language/languages";
import { LanguageProvider } from "../../src/base/i18n/LanguageProvider";
import { DialogHost } from "../../src/base/kit/DialogHost";
import { createKit } from "../../src/base/kit/KitContext";
import { bringPartStyles } from "../../src/base/kit/part";
import { ToastStack } from "../../src/toast/ToastStack";
import { PortalProviders } from "../../src/base/kit/PortalProviders";
import { pageNonce } from "../../src/base/kit/styleCache";
import { applyTheme } from "../../theme/applyTheme";
import { allMessages } from "./allMessages";
import { inspect } from "./inspect";
import { preparePage } from "./pageSkeleton";
import { choose } from "./storyChoice";
import type { StoryTheme } from "./storyControls";

// Stories use MUI's own buttons and fields as pages do once any part of the kit has come.
bringPartStyles();

interface Props extends StoryTheme {
  readonly language: Language;
  /** Room around parts that are no whole pages. */
  readonly padded?: boolean;
  readonly children: ReactNode;
}

function applyStoryTheme({ theme, scheme, layout = USUAL_LAYOUT }: StoryTheme): void {
  applyTheme({ value: theme, scheme }, document.documentElement);
  choose({ theme, layout });
}

function createPage() {
  const { announcer } = preparePage();
  return { announcer, kit: createKit(announcer, pageNonce(document)) };
}

/** The toolbar's language, unless a browser test has asked for another since the toolbar was last used. */
function useSpokenLanguage(language: Language): Language {
  const [asked, setAsked] = useState<{ readonly instead: Language; readonly language: Language } | null>(
    null,
  );
  useEffect(() => {
    window.storyPage = {
      inspect: async (story) => {
        await import("axe-core");
        return inspect(story, window.storyPage, window.axe);
      },
      applyTheme: (theme) => flushSync(() => applyStoryTheme(theme)),
      speak: async (other) => {
        await allMessages.load(other);
        flushSync(() => setAsked({ instead: language, language: other }));
      },
    };
  }, [language]);
  return asked?.instead === language ? asked.language : language;
}

/** The page a story lives in: providers, dialogs, notices, theme and language as on the portal's own pages. */
export function StoryPage({
  theme,
  scheme,
  layout = USUAL_LAYOUT,
  language,
  padded = false,
  children,
}: Props) {
  const [{ announcer, kit }] = useState(createPage);
  const spoken = useSpokenLanguage(language);
  useLayoutEffect(() => applyStoryTheme({ theme, scheme, layout }), [theme, scheme, layout]);
  return (
    <LanguageProvider language={spoken} bundle={allMessages}>
      <PortalProviders kit={kit}>
        <Box id="app" sx={padded ? { padding: 3 } : {}}>
          {children}
        </Box>
        <DialogHost />
        <ToastStack container={announcer} />
      </PortalProviders>
    </LanguageProvider>
  );
}
