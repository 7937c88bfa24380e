import { styled } from "@mui/material/styles";
import { useContext, type ReactElement } from "react";
import { AppTile } from "./AppTile";
import { GridExtrasContext } from "./GridExtras";
import { useColumns } from "./useColumns";
import { useGridFocus } from "./useGridFocus";
import type { AppItem } from "../../core/menu/apps";
import type { AppLink } from "../../core/menu/links";

const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gridTemplateColumns:
    "repeat(var(--tile-columns, auto-fill), minmax(min(var(--tile-width, 10rem), 100%), 1fr))",
  gap: "var(--tile-gap, 0.5rem)",
  "& > li": { position: "relative" },
});

interface Props {
  readonly links: readonly AppLink[];
  /** The id of the heading that names this group. */
  readonly labelledBy?: string | undefined;
  /** The name of the group where no heading shows one. */
  readonly label?: string | undefined;
  readonly onOpen?: ((app: AppItem) => void) | undefined;
}

/**
 * A labelled group of application links, one stop of the Tab key. Sizes come from the CSS variables `--tile-width`,
 * `--tile-columns`, `--tile-gap`, `--tile-icon` and `--tile-text` of whatever place holds it.
 */
export function AppGrid({ links, labelledBy, label, onOpen }: Props): ReactElement {
  const focus = useGridFocus(links.length);
  const columns = useColumns(links.length);
  const extras = useContext(GridExtrasContext);
  return (
    <List
      ref={columns}
      role="list"
      aria-labelledby={labelledBy}
      aria-label={label}
      onKeyDown={focus.onKeyDown}
      onFocus={focus.onFocus}
    >
      {links.map((link, index) => (
        <li key={link.app.code}>
          <AppTile link={link} tabIndex={focus.tabIndex(index)} onOpen={onOpen} />
          {extras && <extras.Tile link={link} />}
        </li>
      ))}
    </List>
  );
}
