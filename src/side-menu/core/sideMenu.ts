/** Why the side menu is open over the page, and whether the person has closed it meanwhile. */
export interface SideMenuState {
  /** A mouse is over it. */
  readonly hovered: boolean;
  /** The keyboard is in it. */
  readonly focused: boolean;
  /** Opened by a button. */
  readonly pressed: boolean;
  /** Closed by Escape or by opening an entry; it stays closed until the pointer or the keyboard enters again. */
  readonly dismissed: boolean;
}

/** What happens to the side menu. */
export type SideMenuEvent =
  | "pointerCame"
  | "pointerLeft"
  | "focusCame"
  | "focusLeft"
  | "buttonPressed"
  | "expanded"
  | "dismissed"
  | "pressedElsewhere";

/** The pointer and the focus are elsewhere. */
export const SIDE_MENU_AT_REST: SideMenuState = {
  hovered: false,
  focused: false,
  pressed: false,
  dismissed: false,
};

/** Whether the menu shows its names over the page; a locked one does so beside the page in any case. */
export const isMenuOpen = ({ hovered, focused, pressed, dismissed }: SideMenuState): boolean =>
  !dismissed && (hovered || focused || pressed);

/** The state after an event. Nothing depends on a mouse: button, keyboard and touch open and close it as well [DESK-06]. */
export function sideMenuStep(state: SideMenuState, event: SideMenuEvent): SideMenuState {
  switch (event) {
    case "pointerCame":
      return { ...state, hovered: true, dismissed: false };
    case "pointerLeft":
      return { ...state, hovered: false, dismissed: state.dismissed && state.focused };
    case "focusCame":
      return { ...state, focused: true, dismissed: false };
    case "focusLeft":
      return { ...state, focused: false, pressed: false, dismissed: state.dismissed && state.hovered };
    case "buttonPressed":
      return isMenuOpen(state)
        ? { ...state, pressed: false, dismissed: true }
        : { ...state, pressed: true, dismissed: false };
    case "expanded":
      return { ...state, pressed: true, dismissed: false };
    case "dismissed":
      return { ...state, pressed: false, dismissed: true };
    case "pressedElsewhere":
      return SIDE_MENU_AT_REST;
  }
}
