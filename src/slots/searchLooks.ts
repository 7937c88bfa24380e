import { LOOK_NAMES } from "../../theme/lookNames";
import { DEFAULT_COLOR, resolveTheme, type Look } from "../../theme/themes";
import { baseApi } from "../api/base.api";
import { baseLateApi } from "../api/baseLate.api";
import { readRecentColors } from "../core/color/recentColors";
import type { Offer } from "../features/search";
import { useKit } from "../kit/KitContext";
import { usePorts } from "../platform/PortsContext";
import { useAppDispatch, useAppSelector } from "../state/hooks";
import { themeChosen } from "../state/preferences";
import type { AppThunk } from "../state/types";

/** What people may type for a look besides the name by which it is stored, which is the English one of most. */
const CALLED: Partial<Readonly<Record<Look, readonly string[]>>> = {
  color: ["简洁", "plain"],
  ink: ["水墨"],
  lotus: ["荷韵", "荷花"],
  cartoon: ["卡通"],
};

/** Has the platform keep a theme for the person; answers whether it does. */
const keep =
  (theme: string): AppThunk<Promise<boolean>> =>
  async (dispatch) =>
    !("error" in (await dispatch(baseLateApi.endpoints.setTheme.initiate({ type: "color", theme }))));

/** Wears a theme at once, on this device whatever the platform says, and has the platform keep it. */
const wear =
  (theme: string): AppThunk<Promise<boolean>> =>
  (dispatch) => {
    dispatch(themeChosen(theme));
    // What the page knows of the platform says the same, so that nothing puts the former theme back.
    dispatch(
      baseApi.util.updateQueryData("desktopColor", undefined, (answer) => ({ ...answer, own: theme })),
    );
    return dispatch(keep(theme));
  };

/** Each look by its name, worn at once; one that the platform has not kept says so, and can be sent again [THEME-05]. */
export function useLookOffers(): readonly Offer[] {
  const { storage } = usePorts();
  const { toasts } = useKit();
  const dispatch = useAppDispatch();
  const asked = useAppSelector((state) => state.preferences.themeAsked);
  const kept = useAppSelector((state) => state.preferences.theme);
  const worn = resolveTheme(asked, kept);
  const tell = (theme: string) => (isKept: boolean) => {
    if (isKept) return;
    toasts.notify({
      severity: "warning",
      text: { id: "search.look.notSaved" },
      answer: true,
      action: {
        label: { id: "common.retry" },
        run: () => void dispatch(keep(theme)).then(tell(theme)),
      },
    });
  };
  const choose = (theme: string) => void dispatch(wear(theme)).then(tell(theme));
  /** The plain look comes in the colour of one's own that was worn in it last. */
  const themeOf = (look: Look) =>
    look === "color" ? (readRecentColors(storage.read("ownColor"))[0] ?? DEFAULT_COLOR) : look;
  return LOOK_NAMES.map((look) => ({
    id: look,
    values: { look },
    others: [...(look === "color" ? [] : [look]), ...(CALLED[look] ?? [])],
    isOn: worn.look === look,
    run: () => choose(worn.look === look ? worn.value : themeOf(look)),
  }));
}
