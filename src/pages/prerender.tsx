/**
 * Draws the login page while the site is built, so that it stands in the HTML: styled, and ready to be typed into,
 * before any script has come (docs/adr/0011-login-page-in-the-html.md). Runs in Node; no page brings it along.
 */
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createIntl } from "react-intl";
import { pageTokens } from "../../theme/pageTokens";
import { resolveTheme } from "../../theme/themes";
import type { Language } from "../base/core/language/languages";
import { ApiRuntime } from "../base/api/runtime";
import { settingsFrom } from "../base/api/settings";
import { initialise } from "../base/core/site/application";
import { deviceOf } from "../base/core/site/device";
import type { DrawnPage } from "../base/core/site/drawing";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { accountMessages } from "../base/i18n/accountMessages";
import { createKit } from "../base/kit/KitContext";
import { createInertPorts } from "../base/platform/inertPorts";
import { AccountFrame, type ConnectedPage } from "../shell/AccountFrame";
import { ACCOUNT_APPLICATION } from "./accountApplication";
import { AccountPage } from "./AccountPage";
import { emotionStyles } from "./emotionStyles";

const never = new Promise<never>(() => undefined);

/** A page in a world where nothing happens and nothing is known yet. */
async function inertPage(language: Language): Promise<ConnectedPage> {
  await accountMessages.load(language);
  const kit = createKit(null);
  kit.styleCache.compat = true;
  const ports = createInertPorts();
  const device = deviceOf({ userAgent: "", width: 1280, shell: null });
  const application = initialise(ACCOUNT_APPLICATION);
  const settings = settingsFrom(DEFAULT_SITE, { deviceType: device.type, appCode: application.appCode });
  return {
    application,
    device,
    kit,
    ports,
    themeAsked: null,
    language,
    messages: accountMessages,
    supplied: [],
    siteGiven: undefined,
    runtime: new ApiRuntime(
      ports,
      settings,
      () => null,
      () => never,
    ),
    site: never,
    fetchWords: () => never,
  };
}

/** Draws the login page in a language, as everybody gets it of whom nothing is known. */
export async function drawLogin(language: Language): Promise<DrawnPage> {
  const page = await inertPage(language);
  const markup = renderToString(
    <StrictMode>
      <AccountFrame
        page={page}
        render={(running) => (
          <AccountPage page={running} pathname="/login/" arrival={{ secrets: {}, referrer: "" }} />
        )}
      />
    </StrictMode>,
  );
  const { formatMessage } = createIntl({ locale: language, messages: await accountMessages.load(language) });
  return {
    title: formatMessage(
      { id: "login.windowTitle" },
      { page: formatMessage({ id: "login.title" }), unit: formatMessage({ id: "login.portalName" }) },
    ),
    markup,
    styles: [{ emotion: null, css: pageTokens(resolveTheme(null)) }, ...emotionStyles(page.kit.styleCache)],
  };
}
