import { PART_FAILED } from "../base/core/part/partFailed";
import { useKit } from "../base/kit/KitContext";
import { usePerson } from "../base/session/PersonContext";
import { parentIdOf } from "../base/core/wire/user";

/** Opens one's face: consent, photo, and what has happened with it [FACE-08]. */
export function useOpenFace(): () => void {
  const { dialogs, toasts } = useKit();
  const person = usePerson();
  return () =>
    void import(/* webpackChunkName: "faces" */ "./FaceDialog").then(
      ({ FaceDialog }) => dialogs.open(FaceDialog, { person, parentId: parentIdOf(person) }),
      () => toasts.notify(PART_FAILED),
    );
}
