/** On a bar or a row of buttons at the window's foot that notices must not cover. */
export const KEEPS_CLEAR = "data-keeps-clear";

/** What the document is told when such a part has come, or is about to go. */
export const CLEAR_CHANGED = "keepsclear";

const tell = () => void document.dispatchEvent(new Event(CLEAR_CHANGED));

/** Properties of a part at the window's foot that notices must not cover, for as long as it has them [WID-04]. */
export const keepsClear = {
  [KEEPS_CLEAR]: "",
  ref: () => {
    tell();
    return tell;
  },
};
