/** What a key's event says of the key. */
interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
}

/** Whether a key asks for the search: Ctrl K, and ⌘ K, with nothing else pressed [DESK-10]. */
export const asksForSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: Pressed): boolean =>
  (key === "k" || key === "K") && ctrlKey !== metaKey && !(altKey || shiftKey || isComposing);
