import { styled } from "@mui/material/styles";
import { useEffect, useEffectEvent, useRef, useState, type ReactElement, type ReactNode } from "react";
import type { Text } from "../../core/wire/text";
import { useText } from "../../i18n/useText";
import { FocusKeeper } from "../FocusKeeper";
import { useKit } from "../KitContext";
import { LoadMore, moreWords, type MoreStatus } from "./LoadMore";
import { useScrollPlace } from "./useScrollPlace";

const Frame = styled("div")({
  position: "relative",
  minBlockSize: 0,
  // The shadows at the edges show that there is more; they are drawn over the content and catch no pointer.
  "&::before, &::after": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    zIndex: 1,
    blockSize: "1.25rem",
    pointerEvents: "none",
    opacity: 0,
    transition: "opacity 160ms ease-out",
    // A shadow is dark in every scheme.
    background: "linear-gradient(rgb(0 0 0 / 0.22), transparent)",
  },
  "&::before": { insetBlockStart: 0 },
  "&::after": { insetBlockEnd: 0, transform: "scaleY(-1)" },
  "&[data-above]::before, &[data-below]::after": { opacity: 1 },
  "@media (prefers-reduced-motion: reduce)": { "&::before, &::after": { transition: "none" } },
  "@media (forced-colors: active)": {
    "&::before, &::after": { background: "none", blockSize: 0, borderBlockStart: "2px solid CanvasText" },
  },
});

const Region = styled("div")({
  overflow: "auto",
  // Inside, because the frame around would cut the ring off.
  "&:focus-visible": { outlineOffset: "-0.1875rem" },
});

/** More of the content, loaded near the end or when the person asks. */
export interface More {
  readonly status: MoreStatus;
  readonly onLoad: () => void;
  /** How many entries are there; an increase is spoken. */
  readonly count: number;
}

interface Props {
  /** Names the region for people who do not see its edges. */
  readonly label: Text;
  readonly children: ReactNode;
  /** As a CSS length; the content may be lower. */
  readonly maxHeight?: string;
  readonly more?: More | undefined;
  /** How near the end more is loaded, in pixels [WID-05]. */
  readonly threshold?: number | undefined;
}

/** Announces how many entries were added. */
function useTellLoaded(more: More | undefined): void {
  const { announcer } = useKit();
  const text = useText();
  const before = useRef(more?.count ?? 0);
  const tell = useEffectEvent((status: MoreStatus, count: number) => {
    const added = count - before.current;
    before.current = count;
    if (added > 0) announcer.say(text({ id: "kit.scroll.loaded", values: { added, count } }));
    if (status === "ended") announcer.say(text({ id: "kit.scroll.end" }));
    if (status === "failed") announcer.say(text({ id: "kit.scroll.failed" }));
    if (status === "loading") announcer.say(text({ id: "kit.scroll.loading" }));
  });
  const first = useRef(true);
  const { status, count } = more ?? {};
  useEffect(() => {
    if (!first.current && status !== undefined && count !== undefined) tell(status, count);
    first.current = false;
  }, [status, count]);
}

/**
 * A region that scrolls by itself, with shadows where there is more. It can be scrolled by keyboard; more is
 * loaded near its end, or by a button [WID-05, A11Y-02].
 */
export function ScrollWrapper({
  label,
  children,
  maxHeight = "24rem",
  more,
  threshold,
}: Props): ReactElement {
  const text = useText();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const place = useScrollPlace(region, threshold);
  useTellLoaded(more);

  const { status, count } = more ?? {};
  const load = useEffectEvent(() => more?.onLoad());
  useEffect(() => {
    if (place.nearEnd && status === "ready") load();
  }, [place.nearEnd, status, count]);

  return (
    <Frame data-above={place.above ? "" : undefined} data-below={place.below ? "" : undefined}>
      <Region
        ref={setRegion}
        role="region"
        aria-label={text(label)}
        {...(place.scrolls && { tabIndex: 0 })}
        style={{ maxBlockSize: maxHeight }}
      >
        <div>
          {children}
          {more && (
            // The button is removed when everything is loaded; the focus stays at the end.
            <FocusKeeper role="group" aria-label={text(moreWords(more.status))}>
              <LoadMore status={more.status} onLoad={more.onLoad} />
            </FocusKeeper>
          )}
        </div>
      </Region>
    </Frame>
  );
}
