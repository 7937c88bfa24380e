import { useState, type FocusEvent, type KeyboardEvent } from "react";
import { sideMove, type SideRow } from "./core/sideMove";

/** The attribute that names a row. */
const ROW = "data-row";

/** What a row carries to be one of a composite with a single stop of the Tab key. */
export type RowProps = (key: string) => { readonly tabIndex: 0 | -1; readonly [ROW]: string };

/** Names the row of an application within its category. */
export const rowKey = (group: string, app: string) => `${group}/${app}`;

const rowsIn = (menu: HTMLElement): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>(`[${ROW}]`)].filter((row) => !row.closest("[hidden]"));

const read = (row: HTMLElement): SideRow => {
  const expanded = row.getAttribute("aria-expanded");
  return {
    label: row.querySelector(".name")?.textContent ?? "",
    group: row.dataset["group"] ?? null,
    open: expanded === null ? null : expanded === "true",
  };
};

/**
 * Makes the rows of the side menu one stop of the Tab key, walked by the arrow keys (core/menu/sideMove.ts). Tab enters at the
 * row one was at last, at first at the one of the page on the screen.
 */
export function useRovingRows(keys: readonly string[], first: string, onTurn: (group: string) => void) {
  const [last, setLast] = useState<string | null>(null);
  const stop = [last, first].find((key) => key !== null && keys.includes(key)) ?? keys[0];
  const rowProps: RowProps = (key) => ({ tabIndex: key === stop ? 0 : -1, [ROW]: key });
  return {
    rowProps,
    /** For the element around the rows. */
    surroundings: {
      onFocus: ({ target }: FocusEvent) => {
        const key = target.getAttribute(ROW);
        if (key !== null) setLast(key);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented)
          return;
        const rows = rowsIn(event.currentTarget);
        const index = rows.findIndex((row) => row === event.target);
        const move = sideMove(event.key, rows.map(read), index);
        if (!move) return;
        event.preventDefault();
        if ("turn" in move) onTurn(move.turn);
        else rows[move.to]?.focus();
      },
    },
  };
}
