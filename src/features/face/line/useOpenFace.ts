import { PART_FAILED } from "../../../core/toast/partFailed";
import { useKit } from "../../../kit/KitContext";
import { usePerson } from "../../../session/PersonContext";
import { useAdministrator } from "../../../state/useAdministrator";
import { parentIdOf } from "../../../core/wire/user";

/** Opens one's face: consent, photo, and what has happened with it [FACE-08]. */
export function useOpenFace(): () => void {
  const { dialogs, toasts } = useKit();
  const person = usePerson();
  const isAdministrator = useAdministrator();
  return () =>
    void import(/* webpackChunkName: "faces" */ "../FaceDialog").then(
      ({ FaceDialog }) =>
        dialogs.open(FaceDialog, { userId: person.userId, parentId: parentIdOf(person), isAdministrator }),
      () => toasts.notify(PART_FAILED),
    );
}
