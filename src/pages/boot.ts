/**
 * Runs in the page's head before anything is painted: the remembered (or asked for) theme, scheme and language
 * are on the root element when the first frame is drawn. It stores nothing; the application does that once it
 * knows the person [THEME-06]. Where nothing is remembered, the page that the build has drawn does not wait for it.
 */
import { applyTheme } from "../../theme/applyTheme";
import { readScheme } from "../../theme/themes";
import { parameterOf } from "../base/core/address/address";
import { isPersonInDoubt } from "../base/platform/isPersonInDoubt";
import { noteEarlyEvents } from "../base/platform/earlyEvents";
import { keptText, pageLanguage } from "../base/platform/pageLanguage";

const root = document.documentElement;
const asked = (name: string) => parameterOf(window.location.href, name);

root.lang = pageLanguage(asked("language"));

applyTheme(
  {
    value: asked("theme"),
    // Until the device remembers one, the school's, which the server names [THEME-05].
    stored: keptText("portal.theme") ?? root.dataset["theme"] ?? null,
    scheme: readScheme(keptText("portal.scheme")),
  },
  root,
);

noteEarlyEvents(document);

// A desktop in the page is not for the address, or for the person by now: it stays unseen, and the scripts replace it.
if (window.location.hash.length > 2 || isPersonInDoubt()) root.dataset["elsewhere"] = "";

// The pictures of a page that the build has drawn come after its first frame, which they would hold up.
requestAnimationFrame(() => setTimeout(() => (root.dataset["drawn"] = "")));
