import Search from "lucide-react/icons/search";
import type { ReactElement } from "react";
import { useIntl } from "react-intl";
import { HeaderButton } from "../../../kit/header/HeaderButton";
import { useShell } from "../../../kit/ShellContext";
import { useHydrated } from "../../../kit/useHydrated";
import { opensPanel, type ToolProps } from "../../../kit/header/panel";

/** Where the header has the room, a field to press rather than a glyph; pinned applications make room for it. */
const PILL = {
  gap: 1,
  "& > span": { display: "none" },
  "@media (min-width: 80em)": {
    inlineSize: "clamp(14.5rem, 16vw, 18rem)",
    px: 2,
    border: 1,
    borderColor: "line.control",
    "& > span": { display: "flex", flex: 1, justifyContent: "space-between", whiteSpace: "nowrap" },
  },
};

/** The way to the search, by the pointer; Ctrl K is the other one, ⌘ K on Apple's keyboards [DESK-10]. */
export function SearchTool({ panel }: ToolProps): ReactElement {
  const { device } = useShell();
  // The same for all until the page is in the browser.
  const apple = useHydrated() && device.appleKeys === true;
  const name = useIntl().formatMessage({ id: "header.search" });
  return (
    <HeaderButton sx={PILL} aria-label={name} title={name} aria-haspopup="dialog" {...opensPanel(panel)}>
      <Search aria-hidden="true" />
      <span>
        {name}
        <kbd aria-hidden="true">{apple ? "⌘ K" : "Ctrl K"}</kbd>
      </span>
    </HeaderButton>
  );
}
