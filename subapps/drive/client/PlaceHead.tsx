import { Alert, Button } from "@mui/material";
import Trash2 from "lucide-react/icons/trash-2";
import { useMemo } from "react";
import { TOP, type DrivePlace } from "./drivePlace";
import { FilterBar } from "./FilterBar";
import { PlaceBar } from "./PlaceBar";
import { RoomBar } from "./RoomBar";
import type { Acts } from "./useActs";
import type { useClasses, useSpace } from "./useDrive";
import type { useDrivePlace } from "./useDrivePlace";
import type { Items } from "./useItems";
import { useDriveWords } from "./words";

interface Props extends Pick<ReturnType<typeof useDrivePlace>, "goTo" | "show"> {
  readonly active: boolean;
  readonly place: DrivePlace;
  /** What stands at the beginning of the way: the part of the drive. */
  readonly top: string;
  /** The name of the folder shown. */
  readonly into: string;
  /** Whether the tree of folders is there. */
  readonly tree: boolean;
  readonly acts: Acts;
  readonly classes: ReturnType<typeof useClasses>;
  readonly space: ReturnType<typeof useSpace>;
  readonly list: Items;
}

/** The head of a place: the parts of the drive, the way to the folder, what is looked for, and how the list is sorted. */
export function PlaceHead(props: Props) {
  const { active, place, top, into, tree, acts, classes, space, list, goTo, show } = props;
  const words = useDriveWords();
  const { data } = list.listing;
  const { room, of, view } = place;
  const bin = room === "bin";
  // What is chosen changes with each key, and these two never do by that.
  const known = classes.data?.classes ?? null;
  const roomBar = useMemo(
    () => (
      <RoomBar
        room={room}
        onRoom={(wanted) => goTo({ ...TOP, view, room: wanted })}
        classes={known}
        of={of}
        onClass={(code) => goTo({ ...TOP, view, room: "class", of: code })}
      />
    ),
    [room, view, known, of, goTo],
  );
  const used = room === "mine" || bin ? space.data : null;
  const filterBar = useMemo(
    () => (
      <FilterBar
        place={place}
        space={used}
        onSearch={(wanted) => show({ keyword: wanted }, place.keyword !== "")}
        onSort={show}
        onView={(wanted) => show({ view: wanted }, true)}
      />
    ),
    [place, used, show],
  );

  return (
    <>
      {roomBar}
      <PlaceBar
        active={active}
        top={top}
        into={into}
        path={data?.path ?? []}
        open={room === "mine" || (room === "class" && data?.mine === true)}
        tree={tree}
        acts={acts}
        onGo={(to) => show({ folder: to, keyword: "" })}
      >
        {bin && list.items.length > 0 && (
          <Button
            color="error"
            startIcon={<Trash2 aria-hidden size="1.125rem" />}
            onClick={() => void acts.purge(null)}
          >
            {words("purge.all")}
          </Button>
        )}
      </PlaceBar>
      {filterBar}
      {bin && (
        <Alert severity="info" role="status">
          {words("binHint")}
        </Alert>
      )}
    </>
  );
}
