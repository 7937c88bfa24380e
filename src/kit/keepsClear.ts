/** Marks a bar or a row of buttons at the window's foot that notices must not cover [WID-04]. */
export const KEEPS_CLEAR = "data-keeps-clear";
