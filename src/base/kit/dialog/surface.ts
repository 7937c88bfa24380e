import { keyframes, type Theme } from "@mui/material/styles";
import type { KeyboardEvent, ReactNode, RefCallback } from "react";
import type { Placement } from "../../core/dialog/placement";

/** What a dialog is drawn on: a modal surface over a backdrop, or one that floats beside a page in use. */
export interface SurfaceProps {
  readonly open: boolean;
  /** Called when it has faded or slid out. */
  readonly onExited: () => void;
  readonly onClose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly placement: Placement;
  /** A CSS length, before it is held within the window. */
  readonly width: string;
  readonly title: string;
  /** Whether one that is not modal takes the focus as it opens; a modal one always does. */
  readonly takesFocus: boolean;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  /** The dialog's element once it is drawn. */
  readonly paper: HTMLElement | null;
  readonly paperRef: RefCallback<HTMLElement>;
  readonly children: ReactNode;
}

/** Where dialogs are sheets at the window's foot, as wide as it. */
export const NARROW = "(max-width: 37.5em)";

/** When title and buttons would leave no room for the content, as at 400 % zoom. */
export const SHORT = "@media (max-height: 22rem)";

const isNone = (length: string) => Number.parseFloat(length) === 0;

/** Whether a dialog is a drawer: one that fills an edge of the window from end to end. */
const isDrawer = ({ down, room }: Placement) => down === "fill" && isNone(room[0]) && isNone(room[2]);

/** Along an edge of the window a line would be drawn beside the window's own. */
const noEdges = ({ room }: Placement) => {
  const [top, right, bottom, left] = room.map(isNone);
  return {
    ...(top && { borderTop: 0 }),
    ...(right && { borderRight: 0 }),
    ...(bottom && { borderBottom: 0 }),
    ...(left && { borderLeft: 0 }),
  };
};

/** Marks the place of a dialog that is closing, by which a drawer slides out. */
export const LEAVING = "data-leaving";

const slideIn = keyframes({ from: { transform: "var(--dialog-away)" } });

/** How a drawer comes from its edge and goes back behind it, within the time in which other dialogs fade. */
const sliding = ({ across }: Placement) => ({
  "--dialog-away": across === "left" ? "translateX(-100%)" : "translateX(100%)",
  animation: `${slideIn} 180ms ease-out`,
  transition: "transform 180ms ease-in",
  [`[${LEAVING}] &`]: { transform: "var(--dialog-away)" },
});

/** The room around a dialog: a column in the window, whose foot rises with an on-screen keyboard. */
export function placeStyles(placement: Placement) {
  const { room, down } = placement;
  const [top, right, bottom, left] = room;
  return {
    // Over the fading of the place around it, which would show through what slides.
    ...(isDrawer(placement) && { opacity: "1 !important" }),
    boxSizing: "border-box",
    display: "flex",
    flexDirection: "column",
    alignItems: "stretch",
    justifyContent: "flex-start",
    blockSize: "100%",
    padding: `${top} ${right} calc(${bottom} + var(--dialog-covered, 0px)) ${left}`,
    ...(down === "high" && {
      // Gives way where a high dialog needs the room.
      "&::before": { content: '""', flex: `0 1 calc(15dvh - ${top})` },
    }),
    [`@media ${NARROW}`]: {
      padding: "2rem 0 0",
      paddingBlockEnd: "var(--dialog-covered, 0px)",
      "&::before": { content: "none" },
    },
    "@media print": { display: "block", blockSize: "auto" },
  } as const;
}

const MARGINS = {
  left: "0 auto 0 0",
  center: "0 auto",
  right: "0 0 0 auto",
  fill: "0",
} as const;

/** The dialog itself, moved by the variables that `useMove` sets; a drawer where it fills an edge from end to end. */
export const paperStyles = (placement: Placement, width: string) => {
  const { across, down } = placement;
  const drawer = isDrawer(placement);
  return (theme: Theme) => ({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    flex: down === "fill" ? "1 1 auto" : "none",
    boxSizing: "border-box",
    margin: MARGINS[across],
    ...(down === "bottom" && { marginBlockStart: "auto" }),
    inlineSize: across === "fill" ? "auto" : width,
    // If a position leaves no room, `useMove` moves the dialog back into the window.
    minInlineSize: "min(18rem, calc(100vw - 2rem))",
    maxInlineSize: "100%",
    maxBlockSize: "max(100%, min(24rem, calc(100dvh - 2rem)))",
    overflow: "hidden",
    border: `var(--border-width) solid ${theme.vars.palette.line.outline}`,
    borderRadius: "var(--radius-dialog)",
    backgroundColor: theme.vars.palette.surface.raised,
    boxShadow: "var(--shadow-raised)",
    translate: "var(--dialog-x, 0px) var(--dialog-y, 0px)",
    ...noEdges(placement),
    ...(drawer && { borderRadius: 0, ...sliding(placement) }),
    // Within its edge: along the window's there is no room outside, and MUI shows none.
    "&:focus-visible": { ...theme.focusVisible, outlineOffset: "-0.3125rem" },
    "@media (forced-colors: active)": {
      border: "2px solid CanvasText",
      "&:focus-visible": { outlineColor: "Highlight" },
    },
    [SHORT]: { overflow: "auto" },
    [`@media ${NARROW}`]: {
      ...(drawer && { "--dialog-away": "translateY(100%)" }),
      flex: "none",
      margin: "auto 0 0",
      inlineSize: "100%",
      maxBlockSize: "var(--dialog-sheet, 100%)",
      paddingBlockEnd: "env(safe-area-inset-bottom)",
      borderInline: 0,
      borderBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      translate: "none",
    },
  });
};
