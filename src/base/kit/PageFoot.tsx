import { styled } from "@mui/material/styles";
import { createContext, use, useMemo, useState, type ComponentProps, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { keepsClear } from "./keepsClear";
import { passFocusOn } from "./passFocusOn";

/** The width up to which a bar stands along the foot of the screen. */
const PHONE = "@media (max-width: 37.5em)";

/** On phones the parts are one block: what scrolls below shows between none of them. */
const GAP = { gap: "0.5rem", [PHONE]: { gap: 0 } };

const Foot = styled("div")({
  position: "sticky",
  insetBlockEnd: "calc(1rem + var(--foot-room, 0rem))",
  zIndex: 1,
  display: "grid",
  gap: "0.5rem",
  "&:empty": { display: "none" },
  [PHONE]: {
    gap: 0,
    // On the bar, so that no line of the page shows between the two.
    insetBlockEnd: "calc(3.5rem + env(safe-area-inset-bottom) + var(--foot-room, 0rem))",
    "& .MuiPaper-root": { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
  "@media (max-height: 28em)": { position: "static" },
});

/** With nothing in its parts, it takes no row of the page. */
const SharedFoot = styled(Foot)({ "&:not(:has(> * > :not(:empty)))": { display: "none" } });

/** Parts of a foot, one below another. */
const Parts = styled("div")({
  ...GAP,
  display: "grid",
  "&:not(:has(> :not(:empty)))": { display: "none" },
});
const Part = styled("div")({ ...GAP, display: "grid", "&:empty": { display: "none" } });

/** The elements of a frame's foot: notices come above the buttons, so that no button moves. */
interface FootPlaces {
  readonly notices: HTMLElement | null;
  readonly parts: HTMLElement | null;
}

/** Where the feet of a page's parts are drawn; null outside of a frame. */
export const FootPlaceContext = createContext<FootPlaces | null>(null);

/** Gives the parts of a page one foot: at the same edge, several would cover each other. */
export function SharedFootFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const [notices, setNotices] = useState<HTMLElement | null>(null);
  const [parts, setParts] = useState<HTMLElement | null>(null);
  const places = useMemo(() => ({ notices, parts }), [notices, parts]);
  return (
    <>
      <FootPlaceContext value={places}>{children}</FootPlaceContext>
      <SharedFoot {...keepsClear}>
        <Parts ref={setNotices} />
        <Parts ref={setParts} />
      </SharedFoot>
    </>
  );
}

type PartProps = Omit<ComponentProps<"div">, "ref">;

/** A focus that goes with a part stays in the page. */
const inPlace = (place: HTMLElement | null, props: PartProps) =>
  place && createPortal(<Part {...props} ref={passFocusOn} />, place);

/** A notice at a page's foot, above its buttons; where it stands, outside of a `PageFrame`. */
export function FootNotice(props: PartProps): ReactNode {
  const places = use(FootPlaceContext);
  return places ? inPlace(places.notices, props) : props.children;
}

/**
 * Over the end of a long page of an application, on the bar of phones: it is always in sight, and what comes and goes in it moves
 * nothing of the page. What floats at the window's foot stands above it. Where a window is low, it stands at the page's end. Several feet
 * in one `PageFrame` stand one below another.
 */
export function PageFoot(props: PartProps): ReactNode {
  const places = use(FootPlaceContext);
  return places ? inPlace(places.parts, props) : <Foot {...props} {...keepsClear} />;
}
