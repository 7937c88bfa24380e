import type { Theme } from "@mui/material/styles";
import { useState, type KeyboardEvent, type ReactElement, type ReactNode } from "react";
import { placementOf } from "../base/core/dialog/placement";
import { LEAVING, NARROW, paperStyles, placeStyles } from "../base/kit/dialog/surface";
import { useCloseRequest } from "../base/kit/dialog/useCloseRequest";
import { useCovered } from "../base/kit/dialog/useCovered";
import { useFocusReturn } from "../base/kit/dialog/useFocusReturn";
import { usePageLeave } from "../base/kit/dialog/usePageLeave";
import { Dialog } from "../base/kit/mui/Dialog";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The id of its title. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

const WIDTH = "40rem";
const PLACEMENT = placementOf("middle");
const mayLeave = () => true;

/** On a phone it hangs from the top of the screen, above the keyboard; other dialogs are sheets at its foot. */
const fromTheTop = {
  [`@media ${NARROW}`]: {
    margin: "0 0 auto",
    borderBlockStart: 0,
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
    borderEndStartRadius: "var(--radius-dialog)",
    borderEndEndRadius: "var(--radius-dialog)",
    paddingBlockEnd: 0,
  },
};

const paper = (theme: Theme) => {
  const { [`@media ${NARROW}`]: narrow, ...usual } = paperStyles(PLACEMENT, WIDTH)(theme);
  return { ...usual, [`@media ${NARROW}`]: { ...narrow, ...fromTheTop[`@media ${NARROW}`] } };
};

const place = {
  ...placeStyles(PLACEMENT),
  [`@media ${NARROW}`]: {
    padding: 0,
    paddingBlockEnd: "var(--dialog-covered, 0px)",
    "&::before": { content: "none" },
  },
};

/** The surface of a dialog without a title bar: the field is its head. */
export function SearchSurface(props: Props): ReactElement {
  const { open, onClose, onExited, onKeyDown, labelledBy, children } = props;
  const covered = useCovered();
  const [element, setElement] = useState<HTMLElement | null>(null);
  useCloseRequest(open, onClose);
  usePageLeave(open, mayLeave, onClose);
  useFocusReturn(open, element);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={false}
      aria-labelledby={labelledBy}
      slotProps={{
        transition: { onExited },
        container: { ref: covered, sx: place, ...(!open && { [LEAVING]: "" }) },
        paper: { ref: setElement, onKeyDown, sx: paper },
      }}
    >
      {children}
    </Dialog>
  );
}
