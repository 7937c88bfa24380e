import { Alert, Box, Button, IconButton, LinearProgress, Paper, Skeleton } from "@mui/material";
import { styled } from "@mui/material";
import Camera from "lucide-react/icons/camera";
import Copy from "lucide-react/icons/copy";
import FolderInput from "lucide-react/icons/folder-input";
import FolderPlus from "lucide-react/icons/folder-plus";
import FolderUp from "lucide-react/icons/folder-up";
import PencilLine from "lucide-react/icons/pencil-line";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import Upload from "lucide-react/icons/upload";
import X from "lucide-react/icons/x";
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import {
  ChoiceList,
  PageFrame,
  Phrase,
  useDialogs,
  useLive,
  usePlaceAt,
  usePortal,
  VisuallyHidden,
} from "@portal/kit";
import { FileIntake, FocusKeeper, NoData, useAmounts } from "@portal/kit/parts";
import app from "../app.json";
import type { DriveItem } from "./drive";
import { readDrivePlace, TOP, writeDrivePlace, type DrivePlace, type SortBy } from "./drivePlace";
import { ItemList } from "./ItemList";
import { PathLine } from "./PathLine";
import { SearchBox } from "./SearchBox";
import { NOTHING_CHOSEN, stepSelection, type Selection, type SelectionEvent } from "./selection";
import { useActs } from "./useActs";
import { useCalls, useListing, useSpace } from "./useDrive";
import { useDriveWords } from "./words";
import { readItem } from "./drive";

const SEARCH_KEYS = [...app.searchKeys["zh-CN"], ...app.searchKeys.en];

const Bar = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.5rem 0.75rem" });

const Card = styled("div")(({ theme }) => ({
  padding: "clamp(0.5rem, 1.5vw, 1rem)",
  borderRadius: "var(--radius-card)",
  backgroundColor: theme.vars.palette.surface.card,
  boxShadow: "var(--shadow-card)",
  minBlockSize: "20rem",
}));

/** As high with buttons as without. */
const Head = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.25rem 0.75rem",
  minBlockSize: "3rem",
  paddingInline: "0.75rem",
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}));

/** Over the end of a long list, so that it is in sight and moves nothing. */
const Foot = styled("div")({
  position: "sticky",
  insetBlockEnd: "1rem",
  display: "grid",
  gap: "0.5rem",
  marginBlockStart: "0.5rem",
  "&:empty": { display: "none" },
  // Above the bar of phones.
  "@media (max-width: 37.5em)": { insetBlockEnd: "calc(4.5rem + env(safe-area-inset-bottom))" },
});

const STRIP = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1,
  paddingInline: 2,
  paddingBlock: 0.5,
  bgcolor: "surface.card",
} as const;

/** Milliseconds after the last upload of a series. */
const SETTLED = 400;

const NONE: readonly DriveItem[] = [];
const sortKey = ({ sort, order }: DrivePlace) => `${sort} ${order}`;

/** A person's files in folders, and their bin [UP-12]. */
export function DrivePage({ active }: { readonly active: boolean }) {
  const words = useDriveWords();
  const { size } = useAmounts();
  const dialogs = useDialogs();
  const { navigation, notify, refresh, setSearchKeys, timeZone, uploads } = usePortal();
  const zone = useLive(timeZone);
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
  const onUploaded = useEffectEvent(() => {
    reload();
    refresh("drive");
  });
  useEffect(() => {
    if (uploaded === 0 || !active) return;
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

  // The address names a file: it is shown, and the way back is the list.
  const preview = useEffectEvent(async (id: string) => {
    const asked = location.href;
    /** Whether the person has gone elsewhere meanwhile: then nothing is opened, and the address is theirs. */
    const isElsewhere = () => location.href !== asked;
    try {
      const known = items.find((each) => each.id === id);
      const answer = known ? null : await calls.one({ id }, { quiet: true });
      const found = known ?? (answer?.ok ? readItem(answer.data) : null);
      if (isElsewhere()) return;
      if (!found) notify({ severity: "warning", text: words("gone") });
      else if (found.kind === "folder")
        return void go(writeDrivePlace({ ...TOP, folder: found.id }), { replace: true });
      else {
        const { PreviewDialog } = await import("./PreviewDialog");
        if (isElsewhere()) return;
        await dialogs.open(PreviewDialog, { item: found, timeZone: zone });
      }
    } catch {
      notify({ severity: "error", text: words("failed"), answer: true });
    }
    if (!isElsewhere()) go(writeDrivePlace({ ...readDrivePlace(at), item: null }), { replace: true });
  });
  useEffect(() => {
    if (item !== null) void preview(item);
  }, [item]);

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

  const act = (label: string, glyph: ReactNode, onClick: () => void, keys?: string) => (
    <Button size="small" startIcon={glyph} onClick={onClick} aria-keyshortcuts={keys}>
      {label}
    </Button>
  );
  const glyph = { "aria-hidden": true, size: "1.125rem" } as const;
  const cutIds = useMemo(
    () => new Set(acts.clipboard?.cut ? acts.clipboard.items.map(({ id }) => id) : []),
    [acts.clipboard],
  );
  const into = listing.data?.path.at(-1)?.name ?? title;

  return (
    <PageFrame>
      <Bar>
        {bin ? (
          <Box component="h2" sx={{ margin: 0, fontSize: "1.25rem" }}>
            {words("bin")}
          </Box>
        ) : (
          <>
            <VisuallyHidden>
              <h2>{title}</h2>
            </VisuallyHidden>
            <PathLine path={listing.data?.path ?? []} onGo={(to) => show({ folder: to, keyword: "" })} />
          </>
        )}
        <Box sx={{ marginInlineStart: "auto", display: "flex", flexWrap: "wrap", gap: 1 }}>
          {!bin && (
            <FileIntake into={into} active={active && !bin} onFiles={(intake) => void acts.upload(intake)}>
              {(choose) => (
                <>
                  <Button
                    variant="contained"
                    startIcon={<Upload {...glyph} />}
                    onClick={() => choose("files")}
                  >
                    {words("upload")}
                  </Button>
                  <Button
                    variant="outlined"
                    startIcon={<FolderUp {...glyph} />}
                    onClick={() => choose("folder")}
                    // Phones have no folders to choose.
                    sx={{ "@media (hover: none)": { display: "none" } }}
                  >
                    {words("uploadFolder")}
                  </Button>
                  <Button
                    variant="outlined"
                    startIcon={<Camera {...glyph} />}
                    onClick={() => choose("camera")}
                    sx={{ "@media (hover: hover)": { display: "none" } }}
                  >
                    {words("camera")}
                  </Button>
                </>
              )}
            </FileIntake>
          )}
          {!bin && (
            <Button
              variant="outlined"
              startIcon={<FolderPlus {...glyph} />}
              onClick={() => void acts.makeFolder()}
            >
              {words("newFolder")}
            </Button>
          )}
          <Button
            variant="outlined"
            startIcon={<Trash2 {...glyph} />}
            aria-pressed={bin}
            onClick={() => go(writeDrivePlace({ ...TOP, bin: !bin }))}
          >
            {words(bin ? "leaveBin" : "bin")}
          </Button>
        </Box>
      </Bar>
      <Bar>
        <SearchBox
          value={keyword}
          label={words("search")}
          onSearch={(wanted) => show({ keyword: wanted }, keyword !== "")}
        />
        <VisuallyHidden id="drive-sort">{words("sort")}</VisuallyHidden>
        <ChoiceList
          small
          id="drive-sort-list"
          labelId="drive-sort"
          value={sortKey(place)}
          options={(
            [
              ["name asc", "sort.name"],
              ["changedAt desc", "sort.newest"],
              ["changedAt asc", "sort.oldest"],
              ["size desc", "sort.largest"],
              ["size asc", "sort.smallest"],
              ["name desc", "sort.nameBack"],
            ] as const
          ).map(([value, id]) => ({ value, label: words(id) }))}
          onChange={(value) => {
            const [sort = "name", order] = value.split(" ");
            show({ sort: sort as SortBy, order: order === "desc" ? "desc" : "asc" });
          }}
        />
        {space.data && (
          <Box sx={{ marginInlineStart: "auto", minInlineSize: "12rem" }}>
            <Box component="span" id="drive-space" sx={{ fontSize: "0.875rem", color: "text.secondary" }}>
              {words("space", { used: size(space.data.used), limit: size(space.data.limit) })}
            </Box>
            <LinearProgress
              variant="determinate"
              aria-labelledby="drive-space"
              value={Math.min(100, (space.data.used / space.data.limit) * 100)}
              color={space.data.used > space.data.limit * 0.9 ? "error" : "primary"}
            />
          </Box>
        )}
      </Bar>
      {bin && <Alert severity="info">{words("binHint")}</Alert>}
      <div>
        <Card className="look-card" aria-busy={listing.status === "loading"}>
          {/* It is always there, so that nothing moves between the two presses that open a thing. */}
          <Head role="toolbar" aria-label={words("acts")}>
            <span role="status">
              {chosen.length > 0 ? (
                <strong>{words("chosen", { count: chosen.length })}</strong>
              ) : (
                listing.data && words("count", { count: total })
              )}
            </span>
            {chosen.length > 0 && (
              <>
                {bin ? (
                  <>
                    {act(words("restore"), <Undo2 {...glyph} />, () => void acts.restore(chosen))}
                    {act(
                      words("purge.confirm"),
                      <Trash2 {...glyph} />,
                      () => void acts.purge(chosen),
                      "Delete",
                    )}
                  </>
                ) : (
                  <>
                    {chosen.length === 1 &&
                      only &&
                      act(words("rename"), <PencilLine {...glyph} />, () => void acts.rename(only), "F2")}
                    {act(words("move"), <FolderInput {...glyph} />, () => void acts.moveTo(chosen))}
                    {act(words("copy"), <Copy {...glyph} />, () => acts.copy(chosen), "Control+C")}
                    {act(words("remove"), <Trash2 {...glyph} />, () => void acts.remove(chosen), "Delete")}
                  </>
                )}
                <IconButton
                  size="small"
                  aria-label={words("choose.none")}
                  onClick={() => onSelect({ type: "none" })}
                >
                  <X {...glyph} />
                </IconButton>
              </>
            )}
          </Head>
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
        <Foot>
          {acts.clipboard && !bin && (
            <Paper variant="outlined" role="group" aria-label={words("clipboard")} sx={STRIP}>
              {words(acts.clipboard.cut ? "clipboard.cut" : "clipboard.copy", {
                count: acts.clipboard.items.length,
              })}
              <Button
                size="small"
                variant="outlined"
                onClick={() => void acts.paste()}
                aria-keyshortcuts="Control+V"
              >
                {words("paste")}
              </Button>
              <IconButton aria-label={words("close")} onClick={acts.clearClipboard}>
                <X {...glyph} />
              </IconButton>
            </Paper>
          )}
          {acts.done && (
            <Paper variant="outlined" role="status" sx={STRIP}>
              {words(acts.done.text, { count: acts.done.count })}
              <Button
                size="small"
                startIcon={<Undo2 {...glyph} />}
                onClick={() => void acts.undo()}
                aria-keyshortcuts="Control+Z"
                sx={{ marginInlineStart: "auto" }}
              >
                {words("undo")}
              </Button>
              <IconButton aria-label={words("close")} onClick={acts.forget}>
                <X {...glyph} />
              </IconButton>
            </Paper>
          )}
        </Foot>
      </div>
      {bin && items.length > 0 && (
        <Bar>
          <Button color="error" startIcon={<Trash2 {...glyph} />} onClick={() => void acts.purge(null)}>
            {words("purge.all")}
          </Button>
        </Bar>
      )}
    </PageFrame>
  );
}
