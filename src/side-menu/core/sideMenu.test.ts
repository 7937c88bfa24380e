import { isMenuOpen, SIDE_MENU_AT_REST, sideMenuStep, type SideMenuEvent } from "./sideMenu";

const openAfter = (...events: readonly SideMenuEvent[]) =>
  isMenuOpen(events.reduce(sideMenuStep, SIDE_MENU_AT_REST));

it.each<[boolean, readonly SideMenuEvent[]]>([
  [false, []],
  [true, ["pointerCame"]],
  [false, ["pointerCame", "pointerLeft"]],
  [true, ["focusCame"]],
  [false, ["focusCame", "focusLeft"]],
  [true, ["focusCame", "pointerCame", "pointerLeft"]],
  [true, ["buttonPressed"]],
  [false, ["buttonPressed", "buttonPressed"]],
  [false, ["buttonPressed", "focusLeft"]],
  [true, ["expanded", "expanded"]],
  [false, ["focusCame", "pointerCame", "pressedElsewhere"]],
])("the side menu is open: %s after %j [DESK-06]", (open, events) => {
  expect(openAfter(...events)).toBe(open);
});

it.each<[boolean, readonly SideMenuEvent[]]>([
  [false, ["focusCame", "dismissed"]],
  [false, ["pointerCame", "buttonPressed"]],
  [false, ["pointerCame", "dismissed"]],
  [true, ["pointerCame", "dismissed", "pointerLeft", "pointerCame"]],
  [true, ["focusCame", "dismissed", "focusCame"]],
  [true, ["focusCame", "dismissed", "pointerCame"]],
  [false, ["pointerCame", "dismissed", "focusLeft"]],
  [false, ["focusCame", "pointerCame", "dismissed", "pointerLeft"]],
  [true, ["pointerCame", "dismissed", "expanded"]],
  [true, ["pointerCame", "dismissed", "buttonPressed"]],
])("a menu that was sent away is open: %s after %j [DESK-06, A11Y-05]", (open, events) => {
  expect(openAfter(...events)).toBe(open);
});
