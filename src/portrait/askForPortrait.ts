import { askForPicture, changePortrait, picturesHere } from "../picture";
import type { Kit } from "../base/kit/KitContext";
import type { AppThunk } from "../base/state/types";

/** Has the person choose, crop and save a picture of themselves, or take theirs away; says what came of it [UP-08]. */
export const askForPortrait =
  (kit: Pick<Kit, "dialogs" | "toasts">): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const changed = await askForPicture(
      kit,
      {
        title: { id: "portrait.title" },
        shape: "round",
        former: getState().session.user?.avatar ?? null,
      },
      { pictures: dispatch(picturesHere()), keep: (picture) => dispatch(changePortrait(picture)) },
    );
    if (changed === undefined) return;
    const text = { id: changed === null ? "portrait.removed" : "portrait.saved" } as const;
    kit.toasts.notify({ severity: "success", text, answer: true });
  };
