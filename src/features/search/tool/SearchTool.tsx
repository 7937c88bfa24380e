import Search from "lucide-react/icons/search";
import type { ReactElement } from "react";
import { useIntl } from "react-intl";
import { HeaderButton } from "../../../kit/header/HeaderButton";
import { opensPanel, type ToolProps } from "../../../kit/header/panel";

const KEYS = "Ctrl K";

/** Where the header has the room, a field to press rather than a glyph. */
const PILL = {
  gap: 1,
  "& > span": { display: "none" },
  "@media (min-width: 100em)": {
    inlineSize: "18rem",
    px: 2,
    border: 1,
    borderColor: "line.control",
    "& > span": { display: "flex", flex: 1, justifyContent: "space-between", whiteSpace: "nowrap" },
  },
};

/** The way to the search, by the pointer; Ctrl K is the other one [DESK-10]. */
export function SearchTool({ panel }: ToolProps): ReactElement {
  const name = useIntl().formatMessage({ id: "header.search" });
  return (
    <HeaderButton sx={PILL} aria-label={name} title={name} aria-haspopup="dialog" {...opensPanel(panel)}>
      <Search aria-hidden="true" />
      <span>
        {name}
        <kbd aria-hidden="true">{KEYS}</kbd>
      </span>
    </HeaderButton>
  );
}
