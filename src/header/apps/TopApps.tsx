import { styled } from "@mui/material/styles";
import Ellipsis from "lucide-react/icons/ellipsis";
import type { ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useFreeWidth } from "./useFreeWidth";
import { MOST_PINNED, roughWidth, slotWidth, visibleApps } from "../core/headerSplit";
import type { AppLink } from "../../base/core/apps/links";
import {
  AppEntryContent,
  DesktopEntryContent,
  EntryContent,
  desktopEntryProps,
  entryProps,
} from "../../apps";
import { opensPanel, type ToolProps } from "../../bars";
import { useShell } from "../../base/kit/ShellContext";

const Bar = styled("nav")({
  position: "relative",
  // With room for the button that opens the rest, where no application fits.
  flex: "1 1 2.75rem",
  minInlineSize: "2.75rem",
  fontSize: "0.8125rem",
  "& > .ruler": {
    position: "absolute",
    visibility: "hidden",
    display: "grid",
    justifyItems: "start",
    whiteSpace: "nowrap",
  },
  "@media (max-width: 37.5em)": { display: "none" },
});

const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  "& > li": { flex: "none" },
  // Not measured yet: what has no room stands in a line below, which does not show, and the button at the end of the bar.
  "&[data-rough]": {
    flexWrap: "wrap",
    blockSize: "3.5rem",
    paddingInlineEnd: "3.75rem",
    overflow: "clip",
    "& > .more": { position: "absolute", insetInlineEnd: 0 },
  },
});

const entry = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.25rem",
  inlineSize: "100%",
  blockSize: "3.5rem",
  padding: 0,
  border: 0,
  borderRadius: "0.75rem",
  font: "inherit",
  lineHeight: 1.2,
  cursor: "pointer",
  textDecoration: "none",
  "& svg": { inlineSize: "1.5rem", blockSize: "1.5rem" },
  "& .name": {
    maxInlineSize: "100%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    // The letters of fonts that have Chinese as well reach beyond so narrow a line, and would be cut off.
    paddingBlock: "0.15em",
    marginBlock: "-0.15em",
  },
  "& .icon": {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    minInlineSize: "1em",
    minBlockSize: "1em",
    fontSize: "1.75rem",
  },
} as const;

const Entry = styled("a")(({ theme }) => ({
  ...entry,
  color: theme.vars.palette.text.secondary,
  "&:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "&[aria-current='page']": {
    backgroundColor: theme.vars.palette.surface.selected,
    color: theme.vars.palette.brand.current,
    fontWeight: 600,
  },
}));

const More = styled("button")(({ theme }) => ({
  ...entry,
  backgroundColor: "transparent",
  color: theme.vars.palette.text.secondary,
  "&:hover, &[aria-expanded='true']": { backgroundColor: theme.vars.palette.surface.hover },
}));

interface Props extends ToolProps {
  /** In their order. */
  readonly apps: readonly AppLink[];
}

/** The width of the button where it stands alone, in CSS pixels at the usual font size. */
const ALONE = 44;

/** For as many entries as a wide bar has. */
const ROUGHLY_FREE = 640;

const place = (width: number) => ({ inlineSize: `${width / 16}rem` });

/**
 * The way to the desktop and the first applications that fit; the button at the end opens the rest [DESK-04]. In a bar too
 * narrow for both, as large words make it, the button stands alone: the school's name is the way to the desktop [A11Y-06].
 */
export function TopApps({ apps, panel }: Props): ReactElement {
  const { current, onOpen, device } = useShell();
  const intl = useIntl();
  const named = apps.slice(0, MOST_PINNED + 1).map((link) => link.name);
  const ends = [intl.formatMessage({ id: "header.desktop" }), intl.formatMessage({ id: "header.more" })];
  const all = [...ends, ...named];
  const [ref, room] = useFreeWidth<HTMLElement>(all.join("\n"));
  // Nothing is measured before the first layout, and on phones, where the bar does not show.
  const rough = room.free === 0;
  const names = rough ? all.map(roughWidth) : room.names;
  const free = rough ? (device.mobile ? 0 : ROUGHLY_FREE) : room.free;
  const [desktop = 0, more = 0, ...widths] = names.map(slotWidth);
  const roomy = rough || free >= desktop + more;
  const shown = roomy ? visibleApps(free - desktop, widths, more) : 0;
  return (
    <Bar ref={ref} aria-label={intl.formatMessage({ id: "header.apps" })}>
      <List role="list" data-rough={rough ? "" : undefined}>
        {roomy && (
          <li style={place(desktop)}>
            <Entry {...desktopEntryProps(current)}>
              <DesktopEntryContent />
            </Entry>
          </li>
        )}
        {apps.slice(0, shown).map((link, index) => (
          <li key={link.app.code} style={place(widths[index] ?? 0)}>
            <Entry {...entryProps(link, current, onOpen)}>
              <AppEntryContent link={link} />
            </Entry>
          </li>
        ))}
        {shown < apps.length && (
          <li className="more" style={place(roomy ? more : ALONE)}>
            <More aria-haspopup="dialog" {...opensPanel(panel)}>
              <EntryContent icon={<Ellipsis aria-hidden="true" />}>
                <FormattedMessage id="header.more" />
              </EntryContent>
            </More>
          </li>
        )}
      </List>
    </Bar>
  );
}
