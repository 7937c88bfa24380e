import type { Visibility } from "./ports";

/** Whether the browser shows the page. */
export const pageVisibility: Visibility = {
  visible: () => document.visibilityState === "visible",
  watch: (listener) => {
    const tell = () => listener(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", tell);
    return () => {
      document.removeEventListener("visibilitychange", tell);
    };
  },
};
