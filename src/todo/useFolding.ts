import { useCallback, useState, type RefCallback } from "react";
import { overlap } from "../base/core/dialog/liftAbove";
import { pageControls } from "../base/kit/pageControls";

/** Whether a dialog stands over a link, a button or a field of the page [TODO-01]. */
function coversControls(dialog: Element): boolean {
  const edges = dialog.getBoundingClientRect();
  return pageControls().some((control) => overlap(edges, control));
}

/** Whether the to-dos are folded, for an element inside their dialog. */
interface Folding {
  readonly folded: boolean;
  readonly unfold: () => void;
  readonly place: RefCallback<HTMLElement>;
}

/**
 * Folds a dialog that opened by itself where it covers a control of the page: as it opens, and as controls come beneath it later, such as
 * a list that was still loading. Once the person has used it, it is theirs and stays as it is [TODO-01, A11Y-05].
 */
export function useFolding(): Folding {
  const [folded, setFolded] = useState(false);
  const place = useCallback((inside: HTMLElement | null) => {
    const dialog = inside?.closest<HTMLElement>("[role=dialog]");
    if (!dialog) return undefined;
    let frame = 0;
    const look = () => {
      if (dialog.matches(":hover, :focus-within") || !coversControls(dialog)) return;
      end();
      setFolded(true);
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const page = new MutationObserver(lookSoon);
    const size = new ResizeObserver(lookSoon);
    const end = () => {
      cancelAnimationFrame(frame);
      page.disconnect();
      size.disconnect();
      for (const used of ["pointerdown", "keydown"]) dialog.removeEventListener(used, end);
    };
    for (const used of ["pointerdown", "keydown"]) dialog.addEventListener(used, end);
    page.observe(document.body, { childList: true, subtree: true });
    size.observe(dialog);
    look();
    return end;
  }, []);
  const unfold = useCallback(() => setFolded(false), []);
  return { folded, unfold, place };
}
