import { createElement, Fragment } from "react";
import { renderToString } from "react-dom/server";
import type { Language } from "../core/language/languages";
import { LanguageProvider } from "../i18n/LanguageProvider";
import { portalMessages } from "../i18n/portalMessages";
import { DialogHost } from "./DialogHost";
import { ErrorCard } from "./ErrorCard";
import { createKit } from "./KitContext";
import { LiveTitle } from "./LiveTitle";
import { ToastStack } from "../../toast/ToastStack";
import { PageSkeleton } from "./PageSkeleton";
import { PortalProviders } from "./PortalProviders";
import { RemoteImage } from "./RemoteImage";
import { SkipLink } from "./SkipLink";

/** What a page draws around its content, rendered where there is neither window nor document. */
function renderPage(language: Language) {
  const parts = createElement(
    Fragment,
    null,
    createElement(SkipLink, { target: "main" }),
    createElement(LiveTitle, null, "Sign in"),
    createElement(RemoteImage, { src: "/logo.png", fallback: null, size: "2rem" }),
    createElement(ErrorCard, { what: "中文|||English", onRetry: () => undefined }),
    createElement(PageSkeleton),
    createElement(DialogHost),
    createElement(ToastStack, { container: null }),
  );
  const providers = createElement(PortalProviders, {
    kit: createKit(null, "the-nonce"),
    children: parts,
  });
  return renderToString(
    createElement(LanguageProvider, { language, bundle: portalMessages, children: providers }),
  );
}

describe("rendering without a window", () => {
  it("draws a page's parts in Chinese [I18N-02]", () => {
    expect(typeof window).toBe("undefined");
    const html = renderPage("zh-CN");
    expect(html).toContain("跳到主要内容");
    expect(html).toContain("中文");
  });

  it("draws them in English once that is loaded [I18N-03]", async () => {
    await portalMessages.load("en");
    const html = renderPage("en");
    expect(html).toContain("Skip to main content");
    expect(html).toContain("English");
  });

  it("puts the nonce on every style element and writes no style attribute, which the policy would refuse [SEC-01]", () => {
    const html = renderPage("zh-CN");
    const styles = html.match(/<style[^>]*>/g) ?? [];
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.filter((tag) => !tag.includes('nonce="the-nonce"'))).toEqual([]);
    expect(html).not.toMatch(/<(?!style)[^>]* style="/);
  });
});
