import { useEffect, useReducer, type FocusEvent, type PointerEvent, type RefObject } from "react";
import { isComposing } from "../base/core/dialog/isComposing";
import { isMenuOpen, SIDE_MENU_AT_REST, sideMenuStep } from "./core/sideMenu";

interface Options {
  readonly menu: RefObject<HTMLElement | null>;
  /** Where Escape leads back to. */
  readonly button: RefObject<HTMLElement | null>;
  /** Whether the menu stays open beside the page. */
  readonly locked: boolean;
  readonly onUnlock: () => void;
}

/** Opens and closes the side menu by pointer, keyboard and touch, and by Escape from anywhere. */
export function useSideMenu({ menu, button, locked, onUnlock }: Options) {
  const [state, happen] = useReducer(sideMenuStep, SIDE_MENU_AT_REST);
  const lies = !locked && isMenuOpen(state);

  useEffect(() => {
    if (!lies) return;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isComposing(event) || event.defaultPrevented) return;
      if (menu.current?.contains(document.activeElement)) button.current?.focus();
      happen("dismissed");
    };
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) happen("pressedElsewhere");
    };
    document.addEventListener("keydown", escape);
    document.addEventListener("pointerdown", press);
    return () => {
      document.removeEventListener("keydown", escape);
      document.removeEventListener("pointerdown", press);
    };
  }, [menu, button, lies]);

  return {
    open: locked || lies,
    /** For the whole menu. */
    surroundings: {
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") happen("pointerLeft");
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) happen("focusLeft");
      },
    },
    /** For what opens it by being near; its own button does not. */
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") happen("pointerCame");
    },
    /** For what the keyboard may only stand on while it is open. */
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(":focus-visible")) happen("focusCame");
    },
    press: () => {
      if (locked) onUnlock();
      happen(locked ? "dismissed" : "buttonPressed");
    },
    expand: () => happen("expanded"),
    dismiss: () => happen("dismissed"),
  };
}
