import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Language } from "../core/language/languages";
import type { Dictionary } from "../i18n/dictionary";
import { LanguageProvider } from "../i18n/LanguageProvider";
import { DialogHost } from "../kit/DialogHost";
import { ErrorBoundary } from "../kit/ErrorBoundary";
import { detailOf } from "../kit/detailOf";
import { NotificationStack } from "../kit/notice/NotificationStack";
import { PortalProviders } from "../kit/PortalProviders";
import { PortsContext } from "../platform/PortsContext";
import { FullPageProblem } from "./FullPageProblem";
import type { PreparedPage } from "./preparePage";

interface PageFrameProps {
  readonly page: PreparedPage;
  readonly language: Language;
  /** Words laid over the catalogue. */
  readonly extra?: readonly Dictionary[];
  readonly children: ReactNode;
}

/**
 * What stands around the content of every page: ports, language, theme, dialogs and notices. An error that no pane has
 * caught leaves a message in place of a blank page [REL-03]; what broke it may be kept in memory, so the retry reloads.
 */
export function PageFrame({ page, language, extra = [], children }: PageFrameProps) {
  return (
    <PortsContext value={page.ports}>
      <LanguageProvider language={language} bundle={page.messages} extra={extra}>
        <PortalProviders kit={page.kit}>
          <ErrorBoundary
            fallback={(error) => (
              <FullPageProblem
                title="common.failedTitle"
                what="common.pageFailed"
                detail={detailOf(error)}
                onRetry={() => page.ports.navigation.reload()}
              />
            )}
          >
            {children}
          </ErrorBoundary>
          <DialogHost />
          <NotificationStack container={document.getElementById("announcer")} />
        </PortalProviders>
      </LanguageProvider>
    </PortsContext>
  );
}

/** Draws a page into `#app`. */
export function drawPage(page: ReactNode): void {
  const container = document.getElementById("app");
  if (!container) throw new Error("The page has no #app");
  createRoot(container).render(<StrictMode>{page}</StrictMode>);
}
