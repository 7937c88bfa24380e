import { applyTheme } from "../../theme/applyTheme";
import type { Language } from "../base/core/language/languages";
import { parameterOf } from "../base/core/address/address";
import { initialise, type Application } from "../base/core/site/application";
import { deviceOf, type Device } from "../base/core/site/device";
import type { Preferences } from "../base/core/preferences/preferences";
import { parseSiteConfig } from "../base/core/site/siteConfig";
import { suppliedDictionaries, type Dictionary } from "../base/i18n/dictionary";
import type { MessageBundle } from "../base/i18n/messages";
import { createKit, type Kit } from "../base/kit/KitContext";
import { pageNonce } from "../base/kit/styleCache";
import { browserSigns } from "../base/platform/browser";
import { withAnswersGiven } from "../base/platform/answersGiven";
import { createBrowserPorts } from "../base/platform/browserPorts";
import { pageLanguage } from "../base/platform/pageLanguage";
import type { Ports } from "../base/platform/ports";

/** The description of a page. */
export interface PageDescription {
  /** Its codes, from which its own messages and permissions follow. */
  readonly application: Partial<Application>;
  readonly messages: MessageBundle;
}

/** What every page has before anything is rendered. */
export interface PreparedPage {
  readonly application: Application;
  readonly device: Device;
  readonly kit: Kit;
  readonly ports: Ports;
  /** The theme in the address, until the person chooses one. */
  readonly themeAsked: string | null;
  readonly language: Language;
  readonly messages: MessageBundle;
  /** Dictionaries in the page itself, which are used as they are [I18N-02]. */
  readonly supplied: readonly Dictionary[];
  /** The site's document, if the server has put it into the page; else it is requested. */
  readonly siteGiven: unknown;
}

/** Sets the look and scheme that the person has chosen on the page; the school's look, which the server names, where there is none. */
export const showLook = ({
  themeAsked,
  theme,
  scheme,
}: Pick<Preferences, "themeAsked" | "theme" | "scheme">) =>
  void applyTheme(
    {
      value: themeAsked ?? theme,
      stored: theme ?? document.documentElement.dataset["theme"] ?? null,
      scheme,
    },
    document.documentElement,
  );

/**
 * Milliseconds that a page stays blank while its messages load. It is rendered in the built-in language then, and
 * changes as soon as the messages are loaded.
 */
const WORDS_TIMEOUT = 5_000;

/** The JSON in an element of the page; undefined where there is none. */
function dataIn(element: HTMLElement | null): unknown {
  try {
    return JSON.parse(element?.textContent ?? "") as unknown;
  } catch {
    return undefined;
  }
}

/** Creates what every page needs: its ports, its kit, its device, and its language, whose messages are loaded first. */
export async function preparePage({ application, messages }: PageDescription): Promise<PreparedPage> {
  const kit = createKit(document.getElementById("announcer"), pageNonce(document), () => browser.time.now());
  const browser = createBrowserPorts({
    notify: kit.toasts.notify,
    clearScreen: () => {
      kit.dialogs.closeAll();
      kit.toasts.clear();
    },
    applyPreferences: showLook,
  });
  const http = withAnswersGiven(browser.http, dataIn(document.getElementById("portal-answers")));
  const ports: Ports = { ...browser, http };
  const language = pageLanguage(parameterOf(window.location.href, "language"));
  ports.storage.write("language", language);
  await Promise.race([
    messages.load(language).catch(() => undefined),
    new Promise<void>((resolve) => ports.clock.after(WORDS_TIMEOUT, resolve)),
  ]);
  const siteGiven = dataIn(document.getElementById("portal-site"));
  return {
    application: initialise(application),
    device: deviceOf(browserSigns(), parseSiteConfig(siteGiven).socialApps),
    kit,
    ports,
    themeAsked: parameterOf(window.location.href, "theme"),
    language,
    messages,
    supplied: suppliedDictionaries(document.getElementById("portal-messages")?.textContent),
    siteGiven,
  };
}
