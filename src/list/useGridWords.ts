import type { DataGridProps } from "@mui/x-data-grid";
import { enUS, zhCN } from "@mui/x-data-grid/locales";
import { useMemo } from "react";
import { columnMenuStyles } from "../../theme/dataGrid";
import { useLanguage, useText } from "../base/i18n/useText";

const LOCALES = { "zh-CN": zhCN, en: enUS } as const;

/** What the table says in the page's language, and the names of the parts that it hangs outside of itself. */
export function useGridWords(): Required<Pick<DataGridProps, "localeText" | "slotProps">> {
  const text = useText();
  const language = useLanguage();
  const localeText = useMemo(() => {
    // One name for both: whether it is checked is heard anyway.
    const all = text({ id: "kit.list.selectAll" });
    return {
      ...LOCALES[language].components.MuiDataGrid.defaultProps.localeText,
      checkboxSelectionSelectAllRows: all,
      checkboxSelectionUnselectAllRows: all,
      columnMenuSortAsc: text({ id: "kit.list.ascending" }),
      columnMenuSortDesc: text({ id: "kit.list.descending" }),
      columnMenuUnsort: text({ id: "kit.list.unsorted" }),
    };
  }, [language, text]);
  // The menu hangs outside the page's landmarks, so it is one of its own.
  const slotProps = useMemo<NonNullable<DataGridProps["slotProps"]>>(() => {
    const label = text({ id: "kit.list.columnMenu" });
    return {
      basePopper: { material: { sx: columnMenuStyles, role: "region", "aria-label": label } },
      // The button inside has the name; the element without a role that the hint hangs on may have none.
      baseTooltip: { material: { describeChild: true } },
    };
  }, [text]);
  return { localeText, slotProps };
}
