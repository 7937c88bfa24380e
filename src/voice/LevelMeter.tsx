import { styled } from "@mui/material/styles";
import { useEffect, useRef, type ReactElement } from "react";

/** Bars of different heights: how many stand out says how loud it is, whatever their colour. */
const BARS = 12;
/** How often it is looked at, milliseconds; seldom where people want no motion. */
const OFTEN = 80;
const SELDOM = 400;

const Bars = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.25rem",
  blockSize: "2.25rem",
  "& i": {
    inlineSize: "0.375rem",
    blockSize: "0.25rem",
    borderRadius: "0.1875rem",
    backgroundColor: theme.vars.palette.line.control,
  },
  "& i[data-on]": { backgroundColor: theme.vars.palette.brand.mark },
  "@media (prefers-reduced-motion: no-preference)": { "& i": { transition: "block-size 80ms linear" } },
  "@media (forced-colors: active)": {
    "& i": { backgroundColor: "GrayText", forcedColorAdjust: "none" },
    "& i[data-on]": { backgroundColor: "Highlight" },
  },
}));

/** How tall a bar is when it stands out, in rem: the ones in the middle most. */
const heightOf = (bar: number) => 0.75 + 1.5 * Math.sin(((bar + 0.5) / BARS) * Math.PI);

/** How loud the person speaks; it moves beside React, which draws it once. The words beside it say that it listens [VOICE-01]. */
export function LevelMeter({ level }: { readonly level: () => number }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const show = () => {
      const lit = Math.round(level() * BARS);
      const edge = (BARS - lit) / 2;
      Array.from(place.current?.children ?? []).forEach((bar, index) => {
        const isOn = lit > 0 && index >= edge && index < BARS - edge;
        bar.toggleAttribute("data-on", isOn);
        if (bar instanceof HTMLElement) bar.style.blockSize = isOn ? `${heightOf(index)}rem` : "";
      });
    };
    show();
    const timer = setInterval(show, calm ? SELDOM : OFTEN);
    return () => clearInterval(timer);
  }, [level]);
  return (
    <Bars ref={place} aria-hidden="true">
      {Array.from({ length: BARS }, (_, bar) => (
        <i key={bar} />
      ))}
    </Bars>
  );
}
