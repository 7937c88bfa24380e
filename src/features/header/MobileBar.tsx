import { styled } from "@mui/material/styles";
import Bell from "lucide-react/icons/bell";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Palette from "lucide-react/icons/palette";
import type { ReactElement, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TINY } from "../../../theme/layouts";
import type { AppItem } from "../../core/menu/apps";
import type { AppLink } from "../../core/menu/links";
import { DesktopEntryContent, EntryContent } from "../../kit/apps/EntryContent";
import { Phrase } from "../../kit/Phrase";
import { desktopEntryProps, entryProps } from "../../kit/apps/entryProps";
import { KEEPS_CLEAR } from "../../kit/keepsClear";

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

const entry = {
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "0.125rem",
  inlineSize: "100%",
  minBlockSize: "3.5rem",
  padding: 0,
  border: 0,
  font: "inherit",
  fontSize: "0.8125rem",
  lineHeight: 1.2,
  textDecoration: "none",
  cursor: "pointer",
  "& svg": { inlineSize: "1.375rem", blockSize: "1.375rem" },
  "& .icon": { position: "relative", display: "inline-grid" },
} as const;

const Entry = styled("a")(({ theme }) => ({
  ...entry,
  color: theme.vars.palette.text.secondary,
  "&[aria-current='page']": { color: theme.vars.palette.brand.current, fontWeight: 600 },
}));

const Press = styled("button")(({ theme }) => ({
  ...entry,
  backgroundColor: "transparent",
  color: theme.vars.palette.text.secondary,
  "&[aria-expanded='true']": { color: theme.vars.palette.brand.current },
}));

interface Props {
  readonly current: string | null;
  readonly bell: AppLink | null;
  readonly openPanel: "apps" | "appearance" | "person" | null;
  readonly onPanel: (panel: "apps" | "appearance", anchor: HTMLElement) => void;
  readonly onOpen: (app: AppItem) => void;
}

interface PanelEntryProps extends Pick<Props, "openPanel" | "onPanel"> {
  readonly name: "apps" | "appearance";
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function PanelEntry({ name, icon, openPanel, onPanel, children }: PanelEntryProps): ReactElement {
  return (
    <li>
      <Press
        type="button"
        aria-haspopup="dialog"
        aria-expanded={openPanel === name}
        onClick={(event) => onPanel(name, event.currentTarget)}
      >
        <EntryContent icon={icon}>{children}</EntryContent>
      </Press>
    </li>
  );
}

/** The header's ways for thumbs, along the foot of a phone's screen. */
export function MobileBar({ current, bell, openPanel, onPanel, onOpen }: Props): ReactElement {
  const intl = useIntl();
  return (
    <Bar
      className="look-foot"
      {...{ [KEEPS_CLEAR]: "" }}
      aria-label={intl.formatMessage({ id: "header.bar" })}
    >
      <List role="list">
        <li>
          <Entry {...desktopEntryProps(current)}>
            <DesktopEntryContent />
          </Entry>
        </li>
        <PanelEntry
          name="apps"
          icon={<LayoutGrid aria-hidden="true" />}
          openPanel={openPanel}
          onPanel={onPanel}
        >
          <FormattedMessage id="header.apps" />
        </PanelEntry>
        {bell && (
          <li>
            <Entry {...entryProps(bell, current, onOpen)}>
              <EntryContent icon={<Bell aria-hidden="true" />} badge={bell.badge}>
                <Phrase text={bell.name} />
              </EntryContent>
            </Entry>
          </li>
        )}
        <PanelEntry
          name="appearance"
          icon={<Palette aria-hidden="true" />}
          openPanel={openPanel}
          onPanel={onPanel}
        >
          <FormattedMessage id="header.appearance" />
        </PanelEntry>
      </List>
    </Bar>
  );
}
