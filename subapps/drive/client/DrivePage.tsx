import { Alert, Button, Skeleton, styled } from "@mui/material";
import Trash2 from "lucide-react/icons/trash-2";
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState, type KeyboardEvent } from "react";
import { PageFrame, Phrase, useLive, usePlaceAt, usePortal } from "@portal/kit";
import { FocusKeeper, NoData } from "@portal/kit/parts";
import app from "../app.json";
import { Bar } from "./Bar";
import { ChosenBar } from "./ChosenBar";
import type { DriveItem } from "./drive";
import { readDrivePlace, TOP, writeDrivePlace, type DrivePlace } from "./drivePlace";
import { FilterBar } from "./FilterBar";
import { ItemList } from "./ItemList";
import { PlaceBar } from "./PlaceBar";
import { NOTHING_CHOSEN, stepSelection, type Selection, type SelectionEvent } from "./selection";
import { Strips } from "./Strips";
import { useActs } from "./useActs";
import { useCalls, useListing, useSpace } from "./useDrive";
import { usePreview } from "./usePreview";
import { useDriveWords } from "./words";

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

const NONE: readonly DriveItem[] = [];

/** A person's files in folders, and their bin [UP-12]. */
export function DrivePage({ active }: { readonly active: boolean }) {
  const words = useDriveWords();
  const { navigation, refresh, setSearchKeys, uploads } = usePortal();
  const { at, go } = usePlaceAt();
  const place = useMemo(() => readDrivePlace(at), [at]);
  const { bin, folder, item, keyword } = place;
  const calls = useCalls();
  const here = JSON.stringify([bin, folder, keyword]);
  const [more, setMore] = useState({ here, pages: 1 });
  const pages = more.here === here ? more.pages : 1;
  const listing = useListing(calls, { ...place, item: null }, pages);
  const space = useSpace(calls);
  const items = listing.data?.items ?? NONE;
  const total = listing.data?.total ?? 0;
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const [selection, select] = useReducer(
    (now: Selection, [event, listed]: readonly [SelectionEvent, readonly string[]]) =>
      stepSelection(now, listed, event),
    NOTHING_CHOSEN,
  );
  const onSelect = (event: SelectionEvent) => select([event, ids]);
  const before = useRef(ids);
  useEffect(() => {
    select([{ type: "listed", before: before.current }, ids]);
    before.current = ids;
  }, [ids]);

  const reload = () => {
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

  const show = (next: Partial<DrivePlace>, replace = false) =>
    go(writeDrivePlace({ ...place, item: null, ...next }), { replace });
  const chosen = items.filter(({ id }) => selection.chosen.has(id));
  const [only] = chosen;
  const open = (wanted: DriveItem) => {
    if (bin) return;
    if (wanted.kind === "folder") show({ folder: wanted.id, keyword: "" });
    else show({ item: wanted.id });
  };

  usePreview(calls, item, items);

  const onKey = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const letter = ctrlKey || metaKey ? key.toLowerCase() : "";
    if (key === "Backspace" || (altKey && key === "ArrowUp")) {
      if (folder === null) return false;
      show({ folder: listing.data?.path.at(-2)?.id ?? null, keyword: "" });
      return true;
    }
    if (key === "Escape" && acts.clipboard && chosen.length === 0) return (acts.clearClipboard(), true);
    if (letter === "v" && acts.clipboard) return (void acts.paste(), true);
    if (letter === "z" && acts.done) return (void acts.undo(), true);
    if (!only) return false;
    if (key === "Delete") return (void (bin ? acts.purge(chosen) : acts.remove(chosen)), true);
    if (bin) return false;
    if (key === "F2") return (void acts.rename(only), true);
    if (letter === "c") return (acts.copy(chosen), true);
    if (letter === "x") return (acts.cut(chosen), true);
    return false;
  };

  const cutIds = useMemo(
    () => new Set(acts.clipboard?.cut ? acts.clipboard.items.map(({ id }) => id) : []),
    [acts.clipboard],
  );
  const into = listing.data?.path.at(-1)?.name ?? title;

  return (
    <PageFrame>
      <PlaceBar
        active={active}
        bin={bin}
        into={into}
        path={listing.data?.path ?? []}
        acts={acts}
        onGo={(to) => show({ folder: to, keyword: "" })}
        onBin={() => go(writeDrivePlace({ ...TOP, bin: !bin }))}
      />
      <FilterBar
        place={place}
        space={space.data}
        onSearch={(wanted) => show({ keyword: wanted }, keyword !== "")}
        onSort={show}
      />
      {bin && <Alert severity="info">{words("binHint")}</Alert>}
      <div>
        <Card className="look-card" aria-busy={listing.status === "loading"}>
          <ChosenBar
            chosen={chosen}
            total={listing.data && total}
            bin={bin}
            acts={acts}
            onNone={() => onSelect({ type: "none" })}
          />
          {/* Keys go on in an empty folder, and while another one comes. */}
          <FocusKeeper
            role="group"
            aria-label={words("items")}
            onKeyDown={(event) => {
              if (event.target === event.currentTarget && onKey(event)) event.preventDefault();
            }}
          >
            {listing.status === "failed" && (
              <Alert
                severity="error"
                action={
                  <Button color="inherit" onClick={listing.reload}>
                    {words("again")}
                  </Button>
                }
              >
                <Phrase text={listing.text ?? words("failed")} />
              </Alert>
            )}
            {listing.data === null && listing.status === "loading" && (
              <Skeleton variant="rounded" height="18rem" />
            )}
            {listing.data && items.length === 0 && (
              <NoData what={words(keyword ? "nothingFound" : bin ? "binEmpty" : "empty")} />
            )}
            {items.length > 0 && (
              <ItemList
                label={bin ? words("bin") : into}
                items={items}
                selection={selection}
                cut={cutIds}
                movable={!bin}
                select={onSelect}
                open={open}
                drop={(moved, target) => {
                  const known = items.filter(({ id }) => moved.includes(id));
                  if (known.length > 0) void acts.drop(known, target);
                }}
                onKey={onKey}
              />
            )}
            {items.length < total && (
              <Button onClick={() => setMore({ here, pages: pages + 1 })}>
                {words("more", { count: total - items.length })}
              </Button>
            )}
          </FocusKeeper>
        </Card>
        <Strips
          clipboard={bin ? null : acts.clipboard}
          done={acts.done}
          onPaste={() => void acts.paste()}
          onClear={acts.clearClipboard}
          onUndo={() => void acts.undo()}
          onForget={acts.forget}
        />
      </div>
      {bin && items.length > 0 && (
        <Bar>
          <Button
            color="error"
            startIcon={<Trash2 aria-hidden size="1.125rem" />}
            onClick={() => void acts.purge(null)}
          >
            {words("purge.all")}
          </Button>
        </Bar>
      )}
    </PageFrame>
  );
}
