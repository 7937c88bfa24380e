import { isComposing } from "./isComposing";

/** What a key's event says of the key. */
interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** Whether a key asks for the search: Ctrl K, and ⌘ K, with nothing else pressed [DESK-10]. */
export const asksForSearch = (pressed: Pressed): boolean => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  return (key === "k" || key === "K") && ctrlKey !== metaKey && !(altKey || shiftKey || isComposing(pressed));
};
