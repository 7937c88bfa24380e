import { handFocus } from "../base/kit/lostFocus";

/** A ref of a problem's page that takes the place of what the person has pressed: its button gets the focus that went with that [A11Y-02]. */
export const takeFocus = (place: HTMLElement | null): void => handFocus(place?.querySelector("button"));
