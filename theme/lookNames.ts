import { DEFAULT_COLOR, LOOKS, type Look } from "./themes";

/** The names of the looks, in the order in which people are offered them. */
export const LOOK_NAMES = Object.keys(LOOKS) as readonly Look[];

/** The looks that bring their own colours. */
export const WHOLE_LOOKS = LOOK_NAMES.filter((look) => look !== "color");

/** A theme value for each look, the plain one in the default colour, for what is shown or tried in all of them. */
export const THEME_OF_EACH_LOOK: readonly string[] = [DEFAULT_COLOR, ...WHOLE_LOOKS];
