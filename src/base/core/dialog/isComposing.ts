/** What tells whether a key is an input method's. */
interface Pressed {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** The code of every key that an input method takes (UI Events, 7.3.1). */
const INPUT_METHOD = 229;

/**
 * Whether a key belongs to the words that an input method is composing. Of the Enter that ends them Safari says no, and
 * gives it the input method's code all the same.
 */
export const isComposing = ({ isComposing, keyCode }: Pressed): boolean =>
  isComposing || keyCode === INPUT_METHOD;
