/** The device's store; it may be closed to us, and then what is to be kept lasts as long as the page. */
export const deviceStore = {
  /** The text of a key; null without one. */
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Keeps a text. */
  write: (key: string, text: string): void => {
    try {
      localStorage.setItem(key, text);
    } catch {
      // Full, or closed to us.
    }
  },
};
