/** Something typed into: it counts as work for as long as it is on the page and not empty again. */
type Field = HTMLElement & { readonly value?: string };

const isFilled = (field: Field) => field.isConnected && (field.value ?? field.textContent).trim() !== "";

/** Whether a dialog, another page in a frame, or something that plays is open. */
const IN_THE_WAY = ".MuiModal-root, main iframe";

/**
 * Finds out whether anything on the page would be lost if it were loaded again: what was typed, an open dialog, a page in a
 * frame, of which nothing is known, something that plays, and whatever keeps the browser from leaving by `beforeunload`, as
 * unsaved forms and running uploads do [MORE-04].
 */
export function watchWork(view: Window): { readonly open: () => boolean; readonly stop: () => void } {
  const { document } = view;
  const typed = new Set<Field>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLElement) typed.add(target);
  };
  document.addEventListener("input", note, true);
  return {
    open: () => {
      for (const field of typed) if (!isFilled(field)) typed.delete(field);
      const leaving = new Event("beforeunload", { cancelable: true });
      return (
        typed.size > 0 ||
        document.querySelector(IN_THE_WAY) !== null ||
        [...document.querySelectorAll<HTMLMediaElement>("audio, video")].some(({ paused }) => !paused) ||
        !view.dispatchEvent(leaving)
      );
    },
    stop: () => document.removeEventListener("input", note, true),
  };
}
