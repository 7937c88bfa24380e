import { styled } from "@mui/material/styles";
import { createContext, use, useCallback, type ComponentProps, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { keepsClear } from "./keepsClear";

const Foot = styled("div")({
  position: "sticky",
  insetBlockEnd: "calc(1rem + var(--foot-room, 0rem))",
  zIndex: 1,
  display: "grid",
  gap: "0.5rem",
  "&:empty": { display: "none" },
  "@media (max-width: 37.5em)": {
    insetBlockEnd: "calc(4.5rem + env(safe-area-inset-bottom) + var(--foot-room, 0rem))",
  },
  "@media (max-height: 28em)": { position: "static" },
});

/** With nothing in its parts, it takes no row of the page. */
const SharedFoot = styled(Foot)({ "&:not(:has(> :not(:empty)))": { display: "none" } });

const Part = styled("div")({ display: "grid", gap: "0.5rem", "&:empty": { display: "none" } });

/** The element of the frame's foot; null until it is drawn, undefined outside of a frame. */
export const FootPlace = createContext<HTMLElement | null | undefined>(undefined);

interface FrameFootProps {
  readonly onPlace: (place: HTMLElement | null) => void;
}

/** The place of all feet of a page, which at the same edge would cover each other. */
export function FrameFoot({ onPlace }: FrameFootProps): ReactNode {
  const ref = useCallback(
    (place: HTMLElement | null) => {
      onPlace(place);
      const end = keepsClear.ref();
      return () => {
        onPlace(null);
        end();
      };
    },
    [onPlace],
  );
  return <SharedFoot {...keepsClear} ref={ref} />;
}

/**
 * Over the end of a long page of an application, above the bar of phones: it is always in sight, and what comes and goes in it moves
 * nothing of the page. What floats at the window's foot stands above it. Where a window is low, it stands at the page's end. Several of
 * one `PageFrame` stand one below another.
 */
export function PageFoot(props: Omit<ComponentProps<"div">, "ref">): ReactNode {
  const place = use(FootPlace);
  if (place === undefined) return <Foot {...props} {...keepsClear} />;
  return place && createPortal(<Part {...props} />, place);
}
