import { styled } from "@mui/material/styles";
import House from "lucide-react/icons/house";
import type { ReactElement, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TINY } from "../../theme/layouts";
import { FootEntry } from "../bars";
import { keepsClear } from "../base/kit/keepsClear";

/** What opens an on-screen keyboard when it has the focus. */
const FIELDS =
  ":is(input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable=true])";

const Bar = styled("nav")(({ theme }) => ({
  display: "none",
  "@media (max-width: 37.5em)": { display: "block" },
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: theme.zIndex.appBar,
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  backgroundColor: theme.vars.palette.surface.header,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  // Some browsers put it above the keyboard, where the little room is the field's.
  "@media (hover: none)": { [`.look-page:has(${FIELDS}:focus) &`]: { transform: "translateY(100%)" } },
  [TINY]: { position: "static" },
}));

const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  // No name is cut: those that find no room beside the others stand below them [A11Y-06].
  flexWrap: "wrap",
  "& > li": { flex: "1 1 0", minInlineSize: "min-content" },
  [TINY]: { "& > li": { flexBasis: "40%" } },
});

/** The portal's pages within reach of a thumb, along the foot of a phone's screen: Today, and those of the tools [DESK-08]. */
export const MobileBar = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Bar className="look-foot" {...keepsClear} aria-label={useIntl().formatMessage({ id: "header.bar" })}>
    <List role="list">
      <FootEntry path="/" icon={<House aria-hidden="true" />}>
        <FormattedMessage id="header.desktop" />
      </FootEntry>
      {children}
    </List>
  </Bar>
);
