import { LOOK_NAMES } from "../../theme/lookNames";
import { DEFAULT_COLOR, resolveTheme, type Look } from "../../theme/themes";
import { readRecentColors } from "../base/core/color/recentColors";
import { notKept, useThemeKeeping } from "../appearance";
import type { Offer } from "../search";
import { useText } from "../base/i18n/useText";
import { useKit } from "../base/kit/KitContext";
import { usePorts } from "../base/platform/PortsContext";
import { useAppSelector } from "../base/state/hooks";

/** What people may type for a look besides the name by which it is stored, which is the English one of most. */
const CALLED: Partial<Readonly<Record<Look, readonly string[]>>> = {
  color: ["纯色", "简洁", "simple", "plain"],
  ink: ["水墨"],
  lotus: ["荷韵", "荷花"],
  cartoon: ["卡通"],
};

/** Each look by its name, shown at once; one that the platform has not kept says so, and can be sent again [THEME-05]. */
export function useLookOffers(): readonly Offer[] {
  const { storage } = usePorts();
  const { announcer, toasts } = useKit();
  const text = useText();
  const asked = useAppSelector((state) => state.preferences.themeAsked);
  const kept = useAppSelector((state) => state.preferences.theme);
  const active = resolveTheme(asked, kept);
  // The search closes with the choice, so that the toast alone can say it.
  const { choose } = useThemeKeeping((retry) =>
    toasts.notify(notKept({ text: "search.look.notSaved", retry: "common.retry" }, retry)),
  );
  /** The plain look comes in the colour of one's own that was active in it last. */
  const themeOf = (look: Look) =>
    look === "color" ? (readRecentColors(storage.read("ownColor"))[0] ?? DEFAULT_COLOR) : look;
  return LOOK_NAMES.map((look) => ({
    id: look,
    values: { look },
    others: [...(look === "color" ? [] : [look]), ...(CALLED[look] ?? [])],
    isOn: active.look === look,
    run: () => {
      choose(active.look === look ? active.value : themeOf(look));
      announcer.say(text({ id: "search.chosen.look", values: { look } }));
    },
  }));
}
