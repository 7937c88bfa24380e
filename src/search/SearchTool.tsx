import { styled } from "@mui/material/styles";
import Search from "lucide-react/icons/search";
import type { ReactElement } from "react";
import { useIntl } from "react-intl";
import { commandKey } from "../base/core/site/device";
import { HeaderButton, opensPanel, type ToolProps } from "../bars";
import { useShell } from "../base/kit/ShellContext";
import { useHydrated } from "../base/kit/useHydrated";

/** Where the header has the room, a field to press rather than a glyph; pinned applications make room for it. */
const Pill = styled(HeaderButton, { label: "look-search" })(({ theme }) => ({
  "& > span": { display: "none" },
  "@media (min-width: 80em)": {
    gap: "0.625rem",
    inlineSize: "13.5rem",
    paddingInline: "1rem 0.75rem",
    border: `1px solid ${theme.vars.palette.line.control}`,
    backgroundColor: theme.vars.palette.surface.card,
    color: theme.vars.palette.text.secondary,
    fontSize: "0.875rem",
    "& > svg": { flex: "none" },
    "& > span": {
      display: "flex",
      flex: 1,
      alignItems: "center",
      justifyContent: "space-between",
      gap: "0.5rem",
      whiteSpace: "nowrap",
    },
    "& kbd": {
      padding: "0.125rem 0.5rem",
      borderRadius: "0.375rem",
      backgroundColor: theme.vars.palette.surface.hover,
      font: "inherit",
      fontSize: "0.78125rem",
    },
  },
  // Its name and the key together take the room of an application.
  "@media (max-width: 99.99em)": { "& kbd": { display: "none" } },
  "@media (min-width: 100em)": { inlineSize: "18rem", fontSize: "0.9375rem" },
}));

/** The way to the search, by the pointer; Ctrl K is the other one, ⌘ K on Apple's keyboards [DESK-10]. */
export function SearchTool({ panel }: ToolProps): ReactElement {
  const { device } = useShell();
  // The same for all until the page is in the browser.
  const keys = `${commandKey(useHydrated() ? device : {})} K`;
  const name = useIntl().formatMessage({ id: "header.search" });
  return (
    <Pill
      aria-label={name}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      {...opensPanel(panel)}
    >
      <Search aria-hidden="true" />
      <span>
        {name}
        <kbd aria-hidden="true">{keys}</kbd>
      </span>
    </Pill>
  );
}
