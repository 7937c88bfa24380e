import Fade from "@mui/material/Fade";
import Portal from "@mui/material/Portal";
import { styled, useTheme } from "@mui/material/styles";
import { useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { useKit } from "../KitContext";
import { KEEPS_CLEAR, tellClear } from "../keepsClear";
import { Paper } from "../mui/Paper";
import { FLOATING, UNASKED, useRegionKeys } from "./useRegionKeys";
import { LEAVING, NARROW, placeStyles, paperStyles, type SurfaceProps } from "./surface";
import { useCovered } from "./useCovered";
import { useStepAside } from "./useStepAside";

/** Lies just below what is modal; the one with the focus lies above its like. */
const Place = styled("div")(({ theme }) => ({
  position: "fixed",
  inset: 0,
  zIndex: theme.zIndex.modal - 1,
  pointerEvents: "none",
  "&:focus-within": { zIndex: theme.zIndex.modal },
  "& > *": { pointerEvents: "auto" },
  // As a sheet it leaves some of the page in sight, unless large text needs the room for more than title and buttons.
  "--dialog-sheet": "max(60%, min(100%, 20rem))",
}));

/** The bar of phones stays in use as well. */
const ABOVE_BAR = {
  [`@media ${NARROW}`]: {
    paddingBlockEnd: "max(var(--dialog-covered, 0px), calc(4rem + env(safe-area-inset-bottom)))",
  },
};

/**
 * A dialog beside a page that stays in use: no backdrop, no trap. It takes the focus when it opens, unless it opens by itself: that one
 * gives way to what has the focus. F6 goes to and fro, and tabbing on from the page's end leads there as well [WID-01, A11Y-02].
 */
export function FloatingSurface({ title, labelledBy, describedBy, paper, paperRef, ...props }: SurfaceProps) {
  const { open, onExited, onKeyDown, placement, width, takesFocus, children } = props;
  const { formatMessage } = useIntl();
  const { announcer } = useKit();
  const { components } = useTheme();
  const place = useCovered();
  useRegionKeys();
  useStepAside(paper, open && !takesFocus);
  const onDrawn = useEffectEvent(() => {
    if (takesFocus) paper?.focus({ preventScroll: true });
    announcer.say(formatMessage({ id: "kit.dialog.floatingOpened" }, { title }));
  });
  useEffect(() => {
    if (paper) onDrawn();
  }, [paper]);
  useEffect(() => {
    if (!paper || !open) return undefined;
    tellClear();
    return tellClear;
  }, [paper, open]);
  return (
    <Portal container={components?.MuiModal?.defaultProps?.container ?? null}>
      <Fade in={open} appear timeout={180} onExited={onExited}>
        <Place ref={place} sx={[placeStyles(placement), ABOVE_BAR]} {...(!open && { [LEAVING]: "" })}>
          <Paper
            ref={paperRef}
            role="dialog"
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            aria-keyshortcuts="F6"
            tabIndex={-1}
            {...{ [FLOATING]: takesFocus ? "" : UNASKED, ...(open && { [KEEPS_CLEAR]: "" }) }}
            onKeyDown={onKeyDown}
            sx={paperStyles(placement, width)}
          >
            {children}
          </Paper>
        </Place>
      </Fade>
    </Portal>
  );
}
