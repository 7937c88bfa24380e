import { styled } from "@mui/material/styles";
import { memo, useContext, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { AppTile } from "./AppTile";
import { GridExtrasContext } from "./GridExtras";
import { useColumns } from "./useColumns";
import { AT_ONCE } from "./useGradually";
import { useGridFocus } from "./useGridFocus";
import { OF_ONE_GROUP, useWhole } from "./useWhole";
import { PlainButton } from "../base/kit/PlainButton";
import type { AppItem } from "../base/core/apps/apps";
import type { AppLink } from "../base/core/apps/links";

const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gridTemplateColumns:
    "repeat(var(--tile-columns, auto-fill), minmax(min(var(--tile-width, 10rem), 100%), 1fr))",
  gap: "var(--tile-gap, 0.5rem)",
  "& > li": { position: "relative" },
  // As high as a tile whose name takes one line, so that what stands below has its place.
  "& > li:empty": { minBlockSize: "calc(var(--tile-icon, 4.5rem) + 3.6em)" },
});

const Whole = styled(PlainButton)({ display: "block", marginBlockStart: "1rem", marginInline: "auto" });

interface ItemProps {
  readonly link: AppLink;
  readonly tabIndex: 0 | -1;
  /** Whether all tiles of the grid are there, so that they can be arranged. */
  readonly complete: boolean;
  readonly onOpen: ((app: AppItem) => void) | undefined;
}

/** Each step draws the new ones alone. */
const Item = memo(function Item({ link, tabIndex, complete, onOpen }: ItemProps): ReactElement {
  const extras = useContext(GridExtrasContext);
  return (
    <li>
      <AppTile link={link} tabIndex={tabIndex} onOpen={onOpen} />
      {extras && complete && <extras.Tile link={link} />}
    </li>
  );
});

interface Props {
  readonly links: readonly AppLink[];
  /** The id of the heading that names this group. */
  readonly labelledBy?: string | undefined;
  /** The name of the group where no heading shows one. */
  readonly label?: string | undefined;
  readonly onOpen?: ((app: AppItem) => void) | undefined;
  /** How many tiles are drawn at once; the others follow. */
  readonly begin?: number | undefined;
  /** About as many tiles show until a person asks for all of them. */
  readonly most?: number | undefined;
}

/**
 * A labelled group of application links, one stop of the Tab key. Sizes come from the CSS variables `--tile-width`,
 * `--tile-columns`, `--tile-gap`, `--tile-icon` and `--tile-text` of whatever place holds it.
 */
export function AppGrid({
  links,
  labelledBy,
  label,
  onOpen,
  begin = AT_ONCE,
  most = OF_ONE_GROUP,
}: Props): ReactElement {
  const { shown, drawn, grid, showAll } = useWhole(links.length, begin, most);
  const focus = useGridFocus(shown);
  const columns = useColumns(shown);
  return (
    <div ref={grid}>
      <List
        ref={columns}
        role="list"
        aria-labelledby={labelledBy}
        aria-label={label}
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
      >
        {links
          .slice(0, shown)
          .map((link, index) =>
            index < drawn ? (
              <Item
                key={link.app.code}
                link={link}
                tabIndex={focus.tabIndex(index)}
                complete={drawn === shown}
                onOpen={onOpen}
              />
            ) : (
              <li key={`${link.app.code} to come`} aria-hidden="true" />
            ),
          )}
      </List>
      {shown < links.length && (
        <Whole type="button" onClick={showAll}>
          <FormattedMessage id="common.allApps" values={{ count: links.length }} />
        </Whole>
      )}
    </div>
  );
}
