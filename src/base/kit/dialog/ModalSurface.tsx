import type { FocusEvent } from "react";
import { Dialog } from "../mui/Dialog";
import { LEAVING, placeStyles, paperStyles, type SurfaceProps } from "./surface";
import { useCloseRequest } from "./useCloseRequest";
import { useCovered } from "./useCovered";

/**
 * MUI's trap brings a focus that was lost, because what held it is gone or disabled, to the place around the dialog, which has neither a
 * ring nor a role: the dialog itself has both [A11Y-02].
 */
const passIn = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target !== currentTarget) return;
  currentTarget.querySelector<HTMLElement>(":scope > [role=dialog]")?.focus({ preventScroll: true });
};

/** A dialog that has to be answered before the page can be used again: the focus stays in it [A11Y-02]. */
export function ModalSurface(props: SurfaceProps) {
  const { open, onExited, onClose, onKeyDown, placement, width, labelledBy, describedBy, paperRef } = props;
  const place = useCovered();
  useCloseRequest(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={false}
      // The focus goes back to the dialog below at once, so a screen reader must find that one at once as well.
      closeAfterTransition={false}
      aria-labelledby={labelledBy}
      {...(describedBy !== undefined && { "aria-describedby": describedBy })}
      slotProps={{
        // It is drawn on the place; from the place's own properties the trap would take it away.
        transition: { onExited, onFocus: passIn },
        container: { ref: place, sx: placeStyles(placement), ...(!open && { [LEAVING]: "" }) },
        paper: { ref: paperRef, onKeyDown, sx: paperStyles(placement, width) },
      }}
    >
      {props.children}
    </Dialog>
  );
}
