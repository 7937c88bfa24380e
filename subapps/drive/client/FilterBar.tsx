import { Box, LinearProgress, ToggleButton, ToggleButtonGroup } from "@mui/material";
import LayoutGrid from "lucide-react/icons/layout-grid";
import ListIcon from "lucide-react/icons/list";
import { useId } from "react";
import { ChoiceList, VisuallyHidden } from "@portal/kit";
import { useAmounts } from "@portal/kit/parts";
import { Bar } from "./Bar";
import type { DrivePlace, SortBy } from "./drivePlace";
import { SearchBox } from "./SearchBox";
import { useDriveWords, type WordId } from "./words";

interface Sorting {
  readonly sort: SortBy;
  readonly order: DrivePlace["order"];
  readonly label: WordId;
}

/** The orders that are offered, the usual one first. */
const SORTINGS: readonly Sorting[] = [
  { sort: "name", order: "asc", label: "sort.name" },
  { sort: "changedAt", order: "desc", label: "sort.newest" },
  { sort: "changedAt", order: "asc", label: "sort.oldest" },
  { sort: "size", order: "desc", label: "sort.largest" },
  { sort: "size", order: "asc", label: "sort.smallest" },
  { sort: "name", order: "desc", label: "sort.nameBack" },
];
const keyOf = ({ sort, order }: Pick<DrivePlace, "sort" | "order">) => `${sort} ${order}`;

const VIEWS: readonly {
  readonly view: DrivePlace["view"];
  readonly label: WordId;
  readonly Glyph: typeof ListIcon;
}[] = [
  { view: "list", label: "view.list", Glyph: ListIcon },
  { view: "tiles", label: "view.tiles", Glyph: LayoutGrid },
];

/** From this share on the space is nearly used up. */
const NEARLY_FULL = 0.9;

interface Props {
  readonly place: DrivePlace;
  /** Null before it is known. */
  readonly space: { readonly used: number; readonly limit: number } | null;
  readonly onSearch: (keyword: string) => void;
  readonly onView: (view: DrivePlace["view"]) => void;
  readonly onSort: (sorting: Pick<DrivePlace, "sort" | "order">) => void;
}

/** What is looked for, the order, list or tiles, and how much space is used. */
export function FilterBar({ place, space, onSearch, onSort, onView }: Props) {
  const words = useDriveWords();
  const { size } = useAmounts();
  const id = useId();
  return (
    <Bar>
      <SearchBox value={place.keyword} label={words("search")} onSearch={onSearch} />
      <VisuallyHidden id={`${id}label`}>{words("sort")}</VisuallyHidden>
      <ChoiceList
        small
        id={id}
        labelId={`${id}label`}
        value={keyOf(place)}
        options={SORTINGS.map((each) => ({ value: keyOf(each), label: words(each.label) }))}
        onChange={(value) => {
          const wanted = SORTINGS.find((each) => keyOf(each) === value);
          if (wanted) onSort({ sort: wanted.sort, order: wanted.order });
        }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={place.view}
        aria-label={words("view")}
        onChange={(_, view: DrivePlace["view"] | null) => {
          if (view) onView(view);
        }}
      >
        {VIEWS.map(({ view, label, Glyph }) => (
          <ToggleButton
            key={view}
            value={view}
            aria-label={words(label)}
            sx={{ inlineSize: "2.75rem", minBlockSize: "2.5rem" }}
          >
            <Glyph aria-hidden size="1.125rem" />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {space && (
        <Box sx={{ marginInlineStart: "auto", minInlineSize: "min(12rem, 100%)" }}>
          <Box component="span" id={`${id}space`} sx={{ fontSize: "0.875rem", color: "text.secondary" }}>
            {words("space", { used: size(space.used), limit: size(space.limit) })}
          </Box>
          <LinearProgress
            variant="determinate"
            aria-labelledby={`${id}space`}
            value={Math.min(100, (space.used / space.limit) * 100)}
            color={space.used > space.limit * NEARLY_FULL ? "error" : "primary"}
          />
        </Box>
      )}
    </Bar>
  );
}
