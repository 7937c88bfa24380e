import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";
import { useIntl } from "react-intl";
import { TINY } from "../../../theme/layouts";
import { DesktopEntryContent } from "../../kit/apps/EntryContent";
import { desktopEntryProps } from "../../kit/apps/entryProps";
import { FootLink } from "../../kit/header/FootEntry";
import { KEEPS_CLEAR } from "../../kit/keepsClear";
import { useShell } from "../../kit/ShellContext";

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
  [TINY]: { position: "static" },
}));

const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  "& > li": { flex: "auto" },
  [TINY]: { flexWrap: "wrap", "& > li": { flexBasis: "40%" } },
});

/** The header's ways for thumbs, along the foot of a phone's screen: the desktop, and the items of the tools. */
export function MobileBar({ children }: { readonly children: ReactNode }): ReactElement {
  const { current } = useShell();
  const intl = useIntl();
  return (
    <Bar
      className="look-foot"
      {...{ [KEEPS_CLEAR]: "" }}
      aria-label={intl.formatMessage({ id: "header.bar" })}
    >
      <List role="list">
        <li>
          <FootLink {...desktopEntryProps(current)}>
            <DesktopEntryContent />
          </FootLink>
        </li>
        {children}
      </List>
    </Bar>
  );
}
