import type { ReactElement, ReactNode } from "react";
import { LAYERS } from "../../theme/layouts";
import { Popover } from "../base/kit/mui/Popover";
import type { PanelProps } from "./panel";

interface Props extends Pick<PanelProps, "anchor" | "onClose"> {
  readonly label: string;
  /** Width in CSS pixels at the usual font size; never wider than the screen. */
  readonly width: number;
  readonly children: ReactNode;
}

/** A panel below a button of the header; Escape and a press outside close it, and the button has the focus again. */
export function HeaderPopover({ anchor, onClose, label, width, children }: Props): ReactElement {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      transformOrigin={{ vertical: "top", horizontal: "center" }}
      transitionDuration={160}
      sx={{ zIndex: LAYERS.headerPanel }}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-modal": true,
          "aria-label": label,
          sx: {
            mt: 1,
            width: `min(${width / 16}rem, calc(100vw - 1.5rem))`,
            maxHeight: "min(44rem, calc(100dvh - 6rem))",
            maxWidth: "none",
            overscrollBehavior: "contain",
          },
        },
      }}
    >
      {children}
    </Popover>
  );
}
