import { type KeyboardEvent, type RefObject, useEffect } from "react";

/** What a key does in a toolbar: steps to the next button, or to an end. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const buttonsIn = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>("button, a[href]")];

/** Leaves one button of them to the Tab key. */
const stopAt = (buttons: readonly HTMLElement[], stop: HTMLElement | undefined) => {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
};

/**
 * The keys of a toolbar, as the ARIA practices have them: one stop of the Tab key, where the focus was last, and arrows, Home and End
 * between its buttons [A11Y-02].
 */
export function useToolbarKeys(bar: RefObject<HTMLElement | null>) {
  // Its buttons change with what is selected.
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const buttons = buttonsIn(current);
    const stops = buttons.filter(({ tabIndex }) => tabIndex === 0);
    const focused = buttons.find((button) => button === document.activeElement);
    stopAt(buttons, focused ?? (stops.length === 1 ? stops[0] : buttons[0]));
  });
  return {
    onFocus: ({ target }: { readonly target: EventTarget }) => {
      const { current } = bar;
      const buttons = current ? buttonsIn(current) : [];
      const button = buttons.find((each) => each === target);
      if (button) stopAt(buttons, button);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { current } = bar;
      const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : MOVES[event.key];
      if (!current || !move) return;
      const buttons = buttonsIn(current);
      const at = buttons.findIndex((button) => button === document.activeElement);
      if (at < 0) return;
      event.preventDefault();
      event.stopPropagation();
      buttons[move(at, buttons.length)]?.focus();
    },
  };
}
