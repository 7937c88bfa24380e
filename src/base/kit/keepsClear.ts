/** On a bar or a row of buttons at the window's foot that what floats there must not cover. */
export const KEEPS_CLEAR = "data-keeps-clear";

/** The event that tells the document that such a part has come, has moved, or is about to go. */
export const CLEAR_CHANGED = "keepsclear";

/** Tells that such a part has come, has moved, or is about to go. */
export const tellClear = (): void => void document.dispatchEvent(new Event(CLEAR_CHANGED));

/** Properties of a part at the window's foot that nothing floating may cover, for as long as it has them [WID-04]. */
export const keepsClear = {
  [KEEPS_CLEAR]: "",
  ref: () => {
    tellClear();
    return tellClear;
  },
};
