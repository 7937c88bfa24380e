import { styled } from "@mui/material";
import { useEffect, useState, type ComponentProps, type KeyboardEvent } from "react";
import { PageFrame, resolveBilingual, useClient, useLive, usePortal } from "@portal/kit";
import { FocusKeeper } from "@portal/kit/parts";
import app from "../app.json";
import { contract } from "../contract";
import { ActMenu } from "./ActMenu";
import { actsFor } from "./actsFor";
import type { Crumb, DriveItem } from "./drive";
import { pressKey } from "./driveKeys";
import { TOP, type DrivePlace, type Room } from "./drivePlace";
import { FolderTree } from "./FolderTree";
import { ItemPane } from "./ItemPane";
import { PlaceHead } from "./PlaceHead";
import { Strips } from "./Strips";
import { useActs, type Acts } from "./useActs";
import { useSpace, type Calls } from "./useDrive";
import { useDrivePlace } from "./useDrivePlace";
import { useItems } from "./useItems";
import { useIsWide } from "./useIsWide";
import { usePreview } from "./usePreview";
import { useSelection } from "./useSelection";
import { useUploaded } from "./useUploaded";
import { useDriveWords, type WordId } from "./words";

const SEARCH_KEYS = [...app.searchKeys["zh-CN"], ...app.searchKeys.en];

/** The width of the whole from which on there is a tree beside the list, in rem. */
const WITH_TREE = 56;

const Beside = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1rem",
  alignItems: "start",
  "&[data-tree]": { gridTemplateColumns: "16rem minmax(0, 1fr)" },
});

const TreeCard = styled("div")({
  position: "sticky",
  insetBlockStart: "5.5rem",
  padding: "0.5rem",
  borderRadius: "var(--radius-card)",
});

const NO_PATH: readonly Crumb[] = [];

/** What the top of each part is called; a class's files have its name, once that is known. */
const ROOM_WORDS: Readonly<Record<Room, WordId>> = {
  mine: "room.mine",
  class: "room.class",
  shared: "room.shared",
  bin: "bin",
};

interface TreeProps extends Pick<
  ComponentProps<typeof FolderTree>,
  "calls" | "top" | "folder" | "path" | "version"
> {
  readonly acts: Acts;
  readonly show: (next: Partial<DrivePlace>) => void;
  readonly drop: (ids: readonly string[], folder: string | null) => void;
}

/** The folders of the person's drive beside the list. */
const TreeBeside = ({ acts, show, drop, ...shown }: TreeProps) => (
  <TreeCard className="look-card">
    <FolderTree
      {...shown}
      onGo={(to) => show({ folder: to, keyword: "" })}
      onDrop={drop}
      onPaste={(to) => acts.clipboard !== null && (void acts.paste(to), true)}
    />
  </TreeCard>
);

/** The acts at a place; what they change is read again, and what they put into the folder shown is chosen. */
function useActsAt(
  calls: Calls,
  place: DrivePlace,
  lists: readonly { readonly reload: () => void }[],
  expect: (ids: readonly string[]) => void,
) {
  const [version, setVersion] = useState(0);
  const reload: Parameters<typeof useActs>[2] = (put) => {
    expect(put?.into === place.folder ? put.ids : []);
    setVersion((before) => before + 1);
    for (const list of lists) list.reload();
  };
  return { acts: useActs(calls, place, reload), reload, version };
}

/** A person's files in folders, and their bin [UP-12]. */
export function DrivePage({ active }: { readonly active: boolean }) {
  const words = useDriveWords();
  const { addressOf, language, navigation, refresh, setSearchKeys } = usePortal();
  const shownIn = useLive(language);
  const calls = useClient(contract);
  const { place, classes, goTo, show } = useDrivePlace(calls);
  const { room, of, folder, item, keyword } = place;
  const list = useItems(calls, place, classes);
  const { listing, items } = list;
  const path = listing.data?.path ?? NO_PATH;
  const space = useSpace(calls);
  const { selection, chosen, select, reach, expect } = useSelection(list);
  const { acts, reload, version } = useActsAt(calls, place, [listing, space], expect);
  const title = words("title");
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  useEffect(() => setSearchKeys(SEARCH_KEYS), [setSearchKeys]);
  useUploaded(active, () => {
    reload();
    refresh("drive");
  });
  usePreview(calls, item, items);
  const [whole, setWhole] = useState<HTMLElement | null>(null);
  const wide = useIsWide(whole, WITH_TREE);
  const tree = room === "mine" && wide;

  const onKey = (event: KeyboardEvent) => pressKey(event, { place, path, chosen, acts, show });
  const open = (wanted: DriveItem) => {
    if (room === "bin") return;
    if (wanted.kind === "folder") show({ folder: wanted.id, keyword: "" });
    else show({ item: wanted.id });
  };
  const drop = (ids: readonly string[], to: string | null) => {
    const known = items.filter(({ id }) => ids.includes(id));
    if (known.length > 0) void acts.drop(known, to);
  };
  const className = classes.data?.classes.find(({ code }) => code === of)?.name ?? "";
  const top = room === "class" && className ? resolveBilingual(className, shownIn) : words(ROOM_WORDS[room]);
  const into = path.at(-1)?.name ?? top;
  const all = actsFor(chosen, room, acts, {
    canLeave: room === "shared" && folder === null && !keyword,
    onShare: (wanted) => void acts.share(wanted, classes.data?.shares ? classes.data.classes : []),
    onFind: (wanted) => goTo({ ...TOP, folder: wanted.folder || null }),
    zip: addressOf(contract.zip.path),
  });
  const [menu, setMenu] = useState<ComponentProps<typeof ActMenu>["at"]>(null);

  return (
    <PageFrame>
      <PlaceHead {...{ active, place, top, into, tree, acts, classes, space, list, goTo, show }} />
      {/* Keys go on in an empty folder, while another one comes, and after a button has removed itself. */}
      <FocusKeeper
        role="group"
        aria-label={words("items")}
        onKeyDown={(event) => {
          if (event.target === event.currentTarget && onKey(event)) event.preventDefault();
        }}
      >
        <Beside ref={setWhole} data-tree={tree ? "" : undefined}>
          {tree && <TreeBeside {...{ calls, top, folder, path, version, acts, show, drop }} />}
          <ItemPane
            list={list}
            place={place}
            into={into}
            selection={selection}
            chosen={chosen}
            cut={acts.cutIds}
            acts={all}
            does={{ select, reach, open, drop: (ids, { id }) => drop(ids, id), openMenu: setMenu, onKey }}
          />
        </Beside>
        <ActMenu acts={all} at={menu} onClose={() => setMenu(null)} />
        <Strips acts={acts} place={place} active={active} />
      </FocusKeeper>
    </PageFrame>
  );
}
