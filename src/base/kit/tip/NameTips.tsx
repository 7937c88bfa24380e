import { styled } from "@mui/material/styles";
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from "react";
import { createPortal } from "react-dom";
import { glyphAt } from "./glyphAt";

/** How long a pointer rests on a glyph before its name comes, in milliseconds. */
const REST = 500;
/** How long it stays when the pointer has left, so that the pointer reaches it. */
const LINGER = 150;
/** Between the glyph and its name, and between that and the window's edge, in pixels. */
const GAP = 4;

const Tip = styled("div")(({ theme }) => ({
  position: "fixed",
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: theme.zIndex.tooltip,
  maxInlineSize: "min(20rem, calc(100vw - 0.5rem))",
  padding: "0.25rem 0.5rem",
  border: "1px solid transparent",
  borderRadius: "var(--radius-control)",
  backgroundColor: "var(--tooltip-main)",
  color: "var(--tooltip-contrast)",
  fontSize: "0.8125rem",
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  // What the keys have brought covers nothing that the pointer would press.
  "&[data-by=focus]": { pointerEvents: "none" },
  "@media print": { display: "none" },
}));

interface Shown {
  readonly control: HTMLElement;
  readonly name: string;
  readonly by: "focus" | "pointer";
}

/** Follows the focus of keys and a resting pointer over all glyphs of the page, those of applications among them. */
function watchGlyphs(show: (shown: Shown | null) => void, tip: () => HTMLElement | null): () => void {
  let timer: number | undefined;
  let over: HTMLElement | null = null;
  // A page that has heard neither was come to by keys, or by a link.
  let byKeys = true;
  const soon = (after: number, next: Shown | null) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => show(next), after);
  };
  const shownOf = (control: HTMLElement, by: Shown["by"]): Shown => ({
    control,
    name: control.getAttribute("aria-label") ?? "",
    by,
  });
  const hide = () => {
    window.clearTimeout(timer);
    show(null);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const glyph = glyphAt(target);
    if (glyph && glyph === target && byKeys) soon(0, shownOf(glyph, "focus"));
    else hide();
  };
  const onOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === "touch") return;
    if (target instanceof Node && tip()?.contains(target)) {
      window.clearTimeout(timer);
      over = null;
      return;
    }
    const glyph = glyphAt(target);
    if (glyph && glyph === over) return;
    over = glyph;
    if (glyph) soon(REST, shownOf(glyph, "pointer"));
    else soon(LINGER, null);
  };
  const onPress = () => {
    byKeys = false;
    hide();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    byKeys = true;
    if (key === "Escape") hide();
  };
  const options = { capture: true, passive: true } as const;
  const listeners = [
    ["focusin", onFocus],
    ["focusout", hide],
    ["pointerover", onOver],
    ["pointerdown", onPress],
    ["click", hide],
    ["scroll", hide],
    ["keydown", onKey],
  ] as const;
  for (const [type, listener] of listeners)
    document.addEventListener(type, listener as EventListener, options);
  return () => {
    window.clearTimeout(timer);
    for (const [type, listener] of listeners)
      document.removeEventListener(type, listener as EventListener, options);
  };
}

/**
 * Shows the name of a button that has a glyph alone, to people at the keyboard as to those with a pointer, in the portal and in every
 * application. Escape takes it away. Screen readers have the name from the button itself [A11Y-02].
 */
export function NameTips(): ReactElement | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => watchGlyphs(setShown, () => tip.current), []);
  useLayoutEffect(() => {
    const { current } = tip;
    if (!shown || !current) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const around = shown.control.getBoundingClientRect();
    const own = current.getBoundingClientRect();
    const middle = around.left + around.width / 2 - own.width / 2;
    const left = Math.max(GAP, Math.min(middle, clientWidth - own.width - GAP));
    const below = around.bottom + GAP;
    const top = below + own.height > clientHeight ? around.top - GAP - own.height : below;
    current.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }, [shown]);
  return (
    shown &&
    createPortal(
      <Tip ref={tip} aria-hidden="true" data-tip="" data-by={shown.by}>
        {shown.name}
      </Tip>,
      document.body,
    )
  );
}
