/**
 * Runs in the page's head before anything is painted: the remembered (or asked for) theme, scheme and language
 * are on the root element when the first frame is drawn. It stores nothing; the application does that once it
 * knows the person [THEME-06].
 */
import { applyTheme } from "../../theme/applyTheme";
import { readScheme } from "../../theme/themes";
import { chooseLanguage } from "../core/language/languages";

/** Reads a remembered plain text; storage that is forbidden counts as empty. */
function remembered(key: "theme" | "scheme" | "language"): string | null {
  try {
    return window.localStorage.getItem(`portal.${key}`);
  } catch {
    return null;
  }
}

const root = document.documentElement;
const asked = new URLSearchParams(window.location.search);

root.lang = chooseLanguage({
  parameter: asked.get("language"),
  stored: remembered("language"),
  browser: navigator.languages,
});

applyTheme(
  { value: asked.get("theme"), stored: remembered("theme"), scheme: readScheme(remembered("scheme")) },
  root,
);
