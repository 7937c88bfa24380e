import { startTransition, StrictMode, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Language } from "../base/core/language/languages";
import type { Dictionary } from "../base/i18n/dictionary";
import { LanguageProvider } from "../base/i18n/LanguageProvider";
import { DialogHost } from "../base/kit/DialogHost";
import { ErrorBoundary } from "../base/kit/ErrorBoundary";
import { detailOf } from "../base/kit/detailOf";
import { LateToasts } from "../toast";
import { PortalProviders } from "../base/kit/PortalProviders";
import { PortsContext } from "../base/platform/PortsContext";
import { FullPageProblem } from "./FullPageProblem";
import type { PreparedPage } from "./preparePage";

interface PageFrameProps {
  readonly page: PreparedPage;
  readonly language: Language;
  /** Words laid over the catalogue. */
  readonly extra?: readonly Dictionary[];
  readonly children: ReactNode;
}

/** The element for toasts; none while the build renders a page, which has no document then. */
const announcerOf = (page: Document | undefined) => page?.getElementById("announcer") ?? null;

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
          <LateToasts container={announcerOf(globalThis.document)} />
        </PortalProviders>
      </LanguageProvider>
    </PortsContext>
  );
}

/**
 * Draws a page into `#app`. Where the build has drawn it already, in the page's language and with nothing in the address
 * or beside it that would have it begin otherwise, React takes over what stands there with all that has been typed into
 * it; in small steps, so that typing goes on meanwhile.
 */
export function drawPage(
  page: ReactNode,
  { language, supplied }: Pick<PreparedPage, "language" | "supplied">,
): void {
  const container = document.getElementById("app");
  if (!container) throw new Error("The page has no #app");
  const drawn = <StrictMode>{page}</StrictMode>;
  const asBuilt = container.hasChildNodes() && container.lang === language && supplied.length === 0;
  // From now on its language is the page's.
  container.removeAttribute("lang");
  if (asBuilt) {
    startTransition(() => void hydrateRoot(container, drawn));
  } else {
    container.replaceChildren();
    createRoot(container).render(drawn);
  }
}
