import ScanFace from "lucide-react/icons/scan-face";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { PART_FAILED } from "../../../core/toast/partFailed";
import { useKit } from "../../../kit/KitContext";
import { MenuLine, type LineProps } from "../../../kit/menu/MenuLine";
import { usePerson } from "../../../session/PersonContext";
import { useAdministrator } from "../../../state/useAdministrator";
import { parentIdOf } from "../../../core/wire/user";

/** The way to one's face: consent, photo, and what has happened with it [FACE-08]. */
export function FaceLine({ close }: LineProps): ReactElement {
  const { dialogs, toasts } = useKit();
  const person = usePerson();
  const isAdministrator = useAdministrator();
  const open = () =>
    import(/* webpackChunkName: "faces" */ "../FaceDialog").then(
      ({ FaceDialog }) =>
        dialogs.open(FaceDialog, { userId: person.userId, parentId: parentIdOf(person), isAdministrator }),
      () => toasts.notify(PART_FAILED),
    );
  return (
    <MenuLine Icon={ScanFace} close={close} onChoose={() => void open()}>
      <FormattedMessage id="person.face" />
    </MenuLine>
  );
}
