import { Dialog } from "../mui/Dialog";
import { LEAVING, placeStyles, paperStyles, type SurfaceProps } from "./surface";
import { useCloseRequest } from "./useCloseRequest";
import { useCovered } from "./useCovered";

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
      aria-labelledby={labelledBy}
      {...(describedBy !== undefined && { "aria-describedby": describedBy })}
      slotProps={{
        transition: { onExited },
        container: { ref: place, sx: placeStyles(placement), ...(!open && { [LEAVING]: "" }) },
        paper: { ref: paperRef, onKeyDown, sx: paperStyles(placement, width) },
      }}
    >
      {props.children}
    </Dialog>
  );
}
