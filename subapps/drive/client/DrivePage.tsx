import { Alert, Button, Skeleton, styled, useMediaQuery } from "@mui/material";
import Trash2 from "lucide-react/icons/trash-2";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from "react";
import {
  LoadAlert,
  PageFrame,
  resolveBilingual,
  useClient,
  useLive,
  usePlaceAt,
  usePortal,
} from "@portal/kit";
import { FocusKeeper, NoData } from "@portal/kit/parts";
import app from "../app.json";
import { contract } from "../contract";
import { ActMenu } from "./ActMenu";
import { actsFor } from "./actsFor";
import { ChosenBar } from "./ChosenBar";
import type { Crumb, DriveItem } from "./drive";
import { readDrivePlace, TOP, writeDrivePlace, type DrivePlace, type Room } from "./drivePlace";
import { FilterBar } from "./FilterBar";
import { FolderTree } from "./FolderTree";
import { ItemList } from "./ItemList";
import { NARROW, PlaceBar, TOUCH } from "./PlaceBar";
import { RoomBar } from "./RoomBar";
import { NOTHING_CHOSEN, stepSelection, type Selection, type SelectionEvent } from "./selection";
import { Strips } from "./Strips";
import { useActs } from "./useActs";
import { useBeyond } from "./useBeyond";
import { useClasses, useListing, useSpace } from "./useDrive";
import { useIsWide } from "./useIsWide";
import { usePreview } from "./usePreview";
import { useDriveWords, type WordId } from "./words";

const SEARCH_KEYS = [...app.searchKeys["zh-CN"], ...app.searchKeys.en];

const Card = styled("div")(({ theme }) => ({
  padding: "clamp(0.5rem, 1.5vw, 1rem)",
  borderRadius: "var(--radius-card)",
  backgroundColor: theme.vars.palette.surface.card,
  boxShadow: "var(--shadow-card)",
  minBlockSize: "20rem",
}));

/** Milliseconds after the last upload of a series. */
const SETTLED = 400;

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

const NONE: readonly DriveItem[] = [];
const NO_PATH: readonly Crumb[] = [];

/** What the top of each part is called; a class's files have its name, once that is known. */
const ROOM_WORDS: Readonly<Record<Room, WordId>> = {
  mine: "room.mine",
  class: "room.class",
  shared: "room.shared",
  bin: "bin",
};

/** What is said where a part, or a folder in it, has nothing; nothing is dragged where there is no pointer. */
const emptyWord = (room: Room, mine: boolean, touch: boolean): WordId => {
  if (room === "bin") return "binEmpty";
  if (room === "mine") return touch ? "emptyTouched" : "empty";
  if (room === "shared") return "sharedEmpty";
  return mine ? "classEmptyMine" : "classEmpty";
};

/** A person's files in folders, and their bin [UP-12]. */
export function DrivePage({ active }: { readonly active: boolean }) {
  const words = useDriveWords();
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  const touch = useMediaQuery(TOUCH, { noSsr: true });
  const { addressOf, language: shownIn, navigation, refresh, setSearchKeys, uploads } = usePortal();
  const language = useLive(shownIn);
  const { at, go } = usePlaceAt();
  const asked = useMemo(() => readDrivePlace(at), [at]);
  const calls = useClient(contract);
  const classes = useClasses(calls);
  const first = classes.data?.classes[0]?.code ?? null;
  const place = useMemo(
    () => ({ ...asked, of: asked.of ?? (asked.room === "class" ? first : null) }),
    [asked, first],
  );
  const { room, of, folder, item, keyword } = place;
  const bin = room === "bin";
  const here = JSON.stringify([room, of, folder, keyword]);
  const [more, setMore] = useState({ here, pages: 1 });
  const pages = more.here === here ? more.pages : 1;
  const listing = useListing(calls, { ...place, item: null }, pages);
  // Of which class is not known before there are any.
  const loading =
    listing.status === "loading" || (room === "class" && of === null && classes.status === "loading");
  const space = useSpace(calls);
  const items = listing.data?.items ?? NONE;
  const total = listing.data?.total ?? 0;
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const [selection, select] = useReducer(
    (now: Selection, [event, listed]: readonly [SelectionEvent, readonly string[]]) =>
      stepSelection(now, listed, event),
    NOTHING_CHOSEN,
  );
  const before = useRef(ids);
  /** What has just been put into the folder shown, and is chosen once it is listed. */
  const arrived = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    select([{ type: "listed", before: before.current }, ids]);
    before.current = ids;
    const { current: pasted } = arrived;
    if (!ids.some((id) => pasted.has(id))) return;
    select([{ type: "these", ids: pasted }, ids]);
    arrived.current = new Set();
  }, [ids]);
  const apply = (event: SelectionEvent) => select([event, ids]);
  const showPages = (count: number) => setMore({ here, pages: count });
  const beyond = useBeyond({ here, ids, total, show: showPages, select: apply });
  const onSelect = (event: SelectionEvent) => {
    beyond.forget();
    apply(event);
  };

  const [version, setVersion] = useState(0);
  const reload: Parameters<typeof useActs>[2] = (put) => {
    arrived.current = new Set(put?.into === folder ? put.ids : []);
    setVersion((before) => before + 1);
    listing.reload();
    space.reload();
  };
  const acts = useActs(calls, place, reload);
  const title = words("title");
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  useEffect(() => setSearchKeys(SEARCH_KEYS), [setSearchKeys]);

  // What has been uploaded is in its folder by now; of many files not each is worth a question.
  const uploaded = useLive(uploads.list).filter(({ phase }) => phase === "done").length;
  const listed = useRef(uploaded);
  const onUploaded = useEffectEvent(() => {
    listed.current = uploaded;
    reload();
    refresh("drive");
  });
  useEffect(() => {
    // Some were taken from the list.
    listed.current = Math.min(listed.current, uploaded);
    if (uploaded === listed.current || !active) return;
    const timer = setTimeout(onUploaded, SETTLED);
    return () => clearTimeout(timer);
  }, [uploaded, active]);

  const show = useCallback(
    (next: Partial<DrivePlace>, replace = false) =>
      go(writeDrivePlace({ ...place, item: null, ...next }), { replace }),
    [place, go],
  );
  const chosen = items.filter(({ id }) => selection.chosen.has(id));
  const [only] = chosen;
  const open = (wanted: DriveItem) => {
    if (bin) return;
    if (wanted.kind === "folder") show({ folder: wanted.id, keyword: "" });
    else show({ item: wanted.id });
  };

  usePreview(calls, item, items);
  const [whole, setWhole] = useState<HTMLElement | null>(null);
  const wide = useIsWide(whole, WITH_TREE);
  const tree = room === "mine" && wide;

  const onKey = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const letter = ctrlKey || metaKey ? key.toLowerCase() : "";
    if (key === "Backspace" || (altKey && key === "ArrowUp")) {
      if (folder === null) return false;
      show({ folder: listing.data?.path.at(-2)?.id ?? null, keyword: "" });
      return true;
    }
    if (key === "Escape" && room === "mine" && acts.clipboard && chosen.length === 0)
      return (acts.clearClipboard(), true);
    if (letter === "v" && room === "mine" && acts.clipboard) return (void acts.paste(), true);
    if (!only) return false;
    if (key === "Delete" && bin) return (void acts.purge(chosen), true);
    if (room !== "mine") return false;
    if (key === "F2") return (void acts.rename(only), true);
    if (key === "Delete") return (void acts.remove(chosen), true);
    if (letter === "c") return (acts.copy(chosen), true);
    if (letter === "x") return (acts.cut(chosen), true);
    return false;
  };

  const cutIds = useMemo(
    () => new Set(acts.clipboard?.cut ? acts.clipboard.items.map(({ id }) => id) : []),
    [acts.clipboard],
  );
  // Beside the line that says what was pasted here, it would be said twice; keys paste it once more.
  const waits = room === "mine" && acts.clipboard !== null && acts.clipboard.pasted !== folder;
  const className = classes.data?.classes.find(({ code }) => code === of)?.name ?? "";
  const top = room === "class" && className ? resolveBilingual(className, language) : words(ROOM_WORDS[room]);
  const into = listing.data?.path.at(-1)?.name ?? top;
  const share = (wanted: DriveItem) =>
    void acts.share(wanted, classes.data?.shares ? classes.data.classes : []);

  const all = actsFor(chosen, room, acts, {
    canLeave: room === "shared" && folder === null && !keyword,
    onShare: share,
    onFind: (wanted) => go(writeDrivePlace({ ...TOP, folder: wanted.folder || null })),
    zip: addressOf(contract.zip.path),
  });
  const [menu, setMenu] = useState<ComponentProps<typeof ActMenu>["at"]>(null);

  // What is chosen changes with each key, and these two never do by that.
  const { view } = place;
  const known = classes.data?.classes ?? null;
  const roomBar = useMemo(
    () => (
      <RoomBar
        room={room}
        onRoom={(wanted) => go(writeDrivePlace({ ...TOP, view, room: wanted }))}
        classes={known}
        of={of}
        onClass={(code) => go(writeDrivePlace({ ...TOP, view, room: "class", of: code }))}
      />
    ),
    [room, view, known, of, go],
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
    <PageFrame>
      {roomBar}
      <PlaceBar
        active={active}
        top={top}
        into={into}
        path={listing.data?.path ?? []}
        open={room === "mine" || (room === "class" && listing.data?.mine === true)}
        tree={tree}
        acts={acts}
        onGo={(to) => show({ folder: to, keyword: "" })}
      >
        {bin && items.length > 0 && (
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
      {/* Keys go on in an empty folder, while another one comes, and after a button has removed itself. */}
      <FocusKeeper
        role="group"
        aria-label={words("items")}
        onKeyDown={(event) => {
          if (event.target === event.currentTarget && onKey(event)) event.preventDefault();
        }}
      >
        <Beside ref={setWhole} data-tree={tree ? "" : undefined}>
          {tree && (
            <TreeCard className="look-card">
              <FolderTree
                calls={calls}
                top={top}
                folder={folder}
                path={listing.data?.path ?? NO_PATH}
                version={version}
                onGo={(to) => show({ folder: to, keyword: "" })}
                onDrop={(ids, to) => {
                  const known = items.filter(({ id }) => ids.includes(id));
                  if (known.length > 0) void acts.drop(known, to);
                }}
                onPaste={(to) => acts.clipboard !== null && (void acts.paste(to), true)}
              />
            </TreeCard>
          )}
          <Card className="look-card" aria-busy={loading}>
            <ChosenBar
              chosen={chosen}
              place={into}
              total={listing.data && total}
              all={all}
              onNone={() => onSelect({ type: "none" })}
            />
            <div>
              <LoadAlert of={listing} what={words("notLoaded")} />
              {listing.data === null && loading && <Skeleton variant="rounded" height="18rem" />}
              {listing.data && items.length === 0 && !loading && (
                <NoData
                  what={words(keyword ? "nothingFound" : emptyWord(room, listing.data.mine, touch), {
                    button: words(narrow ? "add" : "upload"),
                  })}
                />
              )}
              {items.length > 0 && (
                <ItemList
                  label={into}
                  items={items}
                  selection={selection}
                  cut={cutIds}
                  movable={room === "mine"}
                  tiles={place.view === "tiles"}
                  select={onSelect}
                  reach={beyond.reach}
                  open={open}
                  drop={(moved, target) => {
                    const known = items.filter(({ id }) => moved.includes(id));
                    if (known.length > 0) void acts.drop(known, target.id);
                  }}
                  openMenu={setMenu}
                  onKey={onKey}
                />
              )}
              {items.length < total && (
                <Button onClick={() => showPages(pages + 1)}>
                  {words("more", { count: total - items.length })}
                </Button>
              )}
            </div>
          </Card>
        </Beside>
        <ActMenu acts={all} at={menu} onClose={() => setMenu(null)} />
        <Strips
          clipboard={waits ? acts.clipboard : null}
          done={acts.done}
          active={active}
          onPaste={() => void acts.paste()}
          onClear={acts.clearClipboard}
          onUndo={() => void acts.undo()}
          onForget={acts.forget}
        />
      </FocusKeeper>
    </PageFrame>
  );
}
