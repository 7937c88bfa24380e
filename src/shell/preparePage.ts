import { applyTheme } from "../../theme/applyTheme";
import type { Language } from "../core/language/languages";
import { parameterOf } from "../core/address/address";
import { initialise, type Application } from "../core/site/application";
import { deviceOf, type Device } from "../core/site/device";
import type { Preferences } from "../core/preferences/preferences";
import { parseSiteConfig } from "../core/site/siteConfig";
import { suppliedDictionaries, type Dictionary } from "../i18n/dictionary";
import type { MessageBundle } from "../i18n/messages";
import { createKit, type Kit } from "../kit/KitContext";
import { pageNonce } from "../kit/styleCache";
import { browserSigns } from "../platform/browser";
import { withAnswersGiven } from "../platform/answersGiven";
import { createBrowserPorts } from "../platform/browserPorts";
import { pageLanguage } from "../platform/pageLanguage";
import type { Ports } from "../platform/ports";

/** What a page says about itself. */
export interface PageDescription {
  /** Its codes, from which its own messages and permissions follow. */
  readonly application: Partial<Application>;
  readonly messages: MessageBundle;
}

/** What every page has before anything is drawn. */
export interface PreparedPage {
  readonly application: Application;
  readonly device: Device;
  readonly kit: Kit;
  readonly ports: Ports;
  /** The theme that the address asks for, until the person chooses one. */
  readonly themeAsked: string | null;
  readonly language: Language;
  readonly messages: MessageBundle;
  /** Dictionaries that the page itself brings along, which are used as they are [I18N-02]. */
  readonly supplied: readonly Dictionary[];
  /** The site's document, where whoever served the page has put it there; else it is asked for. */
  readonly siteGiven: unknown;
}

/** Shows how the person likes the portal to look. */
export const wear = ({ themeAsked, theme, scheme }: Pick<Preferences, "themeAsked" | "theme" | "scheme">) =>
  void applyTheme({ value: themeAsked ?? theme, stored: theme, scheme }, document.documentElement);

/**
 * Milliseconds that a page stays blank for the words of its language. It is drawn in the built-in language then, and
 * follows as soon as the words have come.
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

/** Makes what every page needs: its ports, its kit, its device, and its language, whose words are loaded first. */
export async function preparePage({ application, messages }: PageDescription): Promise<PreparedPage> {
  const kit = createKit(document.getElementById("announcer"), pageNonce(document));
  const browser = createBrowserPorts({
    notify: kit.toasts.notify,
    clearScreen: () => {
      kit.dialogs.closeAll();
      kit.toasts.clear();
    },
    applyPreferences: wear,
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
