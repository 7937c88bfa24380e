import { useCallback } from "react";
import { columnsFor } from "./core/columns";

const COLUMNS = "--tile-columns";

/** As many columns as there is room for, or fewer, so that no tile stands alone in the last row [DESK-14]. */
function setColumns(list: HTMLElement, count: number): void {
  list.style.removeProperty(COLUMNS);
  const most = getComputedStyle(list).gridTemplateColumns.split(" ").length;
  const columns = columnsFor(count, most);
  if (columns < most) list.style.setProperty(COLUMNS, `${columns}`);
}

/** The ref of a grid that sets its columns before it is painted, and in the next frame when its size changes. */
export const useColumns = (count: number) =>
  useCallback(
    (list: HTMLElement | null) => {
      if (!list) return;
      const set = () => setColumns(list, count);
      set();
      const observer = new ResizeObserver(() => requestAnimationFrame(set));
      observer.observe(list);
      return () => observer.disconnect();
    },
    [count],
  );
