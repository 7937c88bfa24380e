import { Button, Skeleton, styled, useMediaQuery } from "@mui/material";
import { LoadAlert } from "@portal/kit";
import { NoData } from "@portal/kit/parts";
import type { Act } from "./actsFor";
import { ChosenBar } from "./ChosenBar";
import type { DriveItem } from "./drive";
import type { DrivePlace, Room } from "./drivePlace";
import { ItemList } from "./ItemList";
import type { ListDoes } from "./listDoes";
import { NARROW, TOUCH } from "./PlaceBar";
import type { Selection } from "./selection";
import type { Items } from "./useItems";
import { useDriveWords, type WordId } from "./words";

const Card = styled("div")(({ theme }) => ({
  padding: "clamp(0.5rem, 1.5vw, 1rem)",
  borderRadius: "var(--radius-card)",
  backgroundColor: theme.vars.palette.surface.card,
  boxShadow: "var(--shadow-card)",
  minBlockSize: "20rem",
}));

/** What is said where a part, or a folder in it, has nothing; nothing is dragged where there is no pointer. */
const emptyWord = (room: Room, mine: boolean, touch: boolean): WordId => {
  if (room === "bin") return "binEmpty";
  if (room === "mine") return touch ? "emptyTouched" : "empty";
  if (room === "shared") return "sharedEmpty";
  return mine ? "classEmptyMine" : "classEmpty";
};

interface NothingProps {
  readonly place: DrivePlace;
  /** Whether the person may put things there. */
  readonly mine: boolean;
}

/** What is said where a place has nothing, or nothing of the name that is looked for. */
function Nothing({ place: { room, keyword }, mine }: NothingProps) {
  const words = useDriveWords();
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  const touch = useMediaQuery(TOUCH, { noSsr: true });
  return (
    <NoData
      what={words(keyword ? "nothingFound" : emptyWord(room, mine, touch), {
        button: words(narrow ? "add" : "upload"),
      })}
    />
  );
}

interface Props {
  readonly list: Items;
  readonly place: DrivePlace;
  /** The name of the folder shown. */
  readonly into: string;
  readonly selection: Selection;
  readonly chosen: readonly DriveItem[];
  /** Things that are cut and wait to be pasted. */
  readonly cut: ReadonlySet<string>;
  /** What can be done with the chosen things. */
  readonly acts: readonly Act[];
  readonly does: ListDoes;
}

/** The things at a place, with how many there are and what can be done with those that are chosen. */
export function ItemPane({ list, place, into, selection, chosen, cut, acts, does }: Props) {
  const words = useDriveWords();
  const { listing, items, total, loading, pages, showPages } = list;
  return (
    <Card className="look-card" aria-busy={loading}>
      <ChosenBar
        chosen={chosen}
        place={into}
        total={listing.data && total}
        all={acts}
        onNone={() => does.select({ type: "none" })}
      />
      <div>
        <LoadAlert of={listing} what={words("notLoaded")} />
        {listing.data === null && loading && <Skeleton variant="rounded" height="18rem" />}
        {listing.data && items.length === 0 && !loading && <Nothing place={place} mine={listing.data.mine} />}
        {items.length > 0 && (
          <ItemList
            label={into}
            items={items}
            selection={selection}
            cut={cut}
            movable={place.room === "mine"}
            tiles={place.view === "tiles"}
            {...does}
          />
        )}
        {items.length < total && (
          <Button onClick={() => showPages(pages + 1)}>
            {words("more", { count: total - items.length })}
          </Button>
        )}
      </div>
    </Card>
  );
}
