import { chooseLanguage, type Language } from "../core/language/languages";

/** A plain text that is kept on this device; storage that is forbidden counts as empty. */
export function keptText(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * The language a page starts in [I18N-01]. What the page passes on stands in `<meta name="portal-language">`; `langType`
 * belongs to other pages of the platform on this origin, and is only ever read.
 */
export const pageLanguage = (parameter: string | null): Language =>
  chooseLanguage({
    parameter,
    passed: document.querySelector<HTMLMetaElement>('meta[name="portal-language"]')?.content,
    stored: keptText("portal.language"),
    setting: keptText("langType"),
    browser: navigator.languages,
  });
