import { styled } from "@mui/material";
import Check from "lucide-react/icons/check";
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type DragEvent as ReactDragEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent as ReactMouseEvent,
} from "react";
import { readDateTime, useLive, usePortal, useSchoolDate, usePersonName, Phrase } from "@portal/kit";
import { useAmounts } from "@portal/kit/parts";
import { DRAG_TYPE, idsIn, isLetter, TYPING } from "./dragged";
import type { DriveItem } from "./drive";
import { ItemMark } from "./ItemMark";
import type { Beyond } from "./useBeyond";
import { typedTo, type Selection, type SelectionEvent } from "./selection";
import { useDriveWords } from "./words";

const List = styled("div")(({ theme }) => ({
  // The thing that the keyboard is on has the ring.
  "&:focus-visible:has([data-at])": { outline: "none" },
  "& > [role=option]": {
    display: "grid",
    gridTemplateColumns: "2.5rem minmax(0, 1fr) 7rem 13rem",
    alignItems: "center",
    gap: "0 1rem",
    minBlockSize: "3.25rem",
    padding: "0.375rem 0.75rem",
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    cursor: "default",
    userSelect: "none",
  },
  "& > [role=option]:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "& > [role=option][aria-selected=true]": { backgroundColor: theme.vars.palette.brand.tint2 },
  "& > [role=option][data-over]": {
    outline: `0.125rem solid ${theme.vars.palette.brand.mark}`,
    outlineOffset: "-0.125rem",
  },
  "& > [role=option][data-cut]": { opacity: 0.55 },
  "&:focus-visible > [data-at]": {
    outline: `0.125rem solid ${theme.vars.palette.text.primary}`,
    outlineOffset: "-0.125rem",
  },
  "& .mark": {
    display: "grid",
    gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
    placeItems: "center",
    inlineSize: "2.5rem",
    blockSize: "2.5rem",
  },
  "& .check": {
    display: "grid",
    placeItems: "center",
    inlineSize: "1.75rem",
    blockSize: "1.75rem",
    borderRadius: "50%",
    backgroundColor: theme.vars.palette.fill.main,
    color: theme.vars.palette.fill.contrast,
  },
  "& .name, & .note": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& .note": { display: "block", color: theme.vars.palette.text.secondary, fontSize: "0.875rem" },
  "& .figure": {
    color: theme.vars.palette.text.secondary,
    fontSize: "0.9375rem",
    fontVariantNumeric: "tabular-nums",
  },
  "& .size": { textAlign: "end" },
  "@media (max-width: 48em)": {
    "&:not([data-tiles]) > [role=option]": {
      gridTemplateColumns: "2.5rem minmax(0, 1fr) auto",
      paddingBlock: "0.5rem",
    },
    "&:not([data-tiles]) .name": { whiteSpace: "normal", overflowWrap: "anywhere" },
    "&:not([data-tiles]) .when": { gridColumn: 2, gridRow: 2 },
    "&:not([data-tiles]) .size": { gridColumn: 3, gridRow: 1 },
  },
  "&[data-tiles]": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(8rem, 100%), 1fr))",
    gap: "0.5rem",
    padding: "0.75rem",
  },
  "&[data-tiles] > [role=option]": {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "7rem auto auto",
    alignItems: "start",
    justifyItems: "center",
    gap: "0.375rem",
    padding: "0.5rem",
    border: 0,
    borderRadius: "var(--radius-control)",
    textAlign: "center",
  },
  "&[data-tiles] .mark": { position: "relative", inlineSize: "100%", blockSize: "7rem" },
  // Fingers choose by it, so that it is there before; its edge takes presses, too.
  "&[data-tiles] .check": {
    position: "absolute",
    insetBlockStart: "0.25rem",
    insetInlineEnd: "0.25rem",
    "&::after": { content: '""', position: "absolute", inset: "-0.5rem" },
  },
  "& .check[data-off]": {
    backgroundColor: theme.vars.palette.surface.card,
    color: "transparent",
    border: `0.125rem solid ${theme.vars.palette.text.secondary}`,
    "@media (hover: hover)": { display: "none" },
  },
  "&[data-tiles] .name": { maxInlineSize: "100%" },
  "&[data-tiles] .size": { textAlign: "center" },
  "&[data-tiles] .when": { display: "none" },
  "@media (forced-colors: active)": {
    "& > [role=option][aria-selected=true]": {
      forcedColorAdjust: "none",
      backgroundColor: "Highlight",
      color: "HighlightText",
      outlineColor: "HighlightText !important",
      // The parts have colours of their own, which the row's adjustment would leave as they are.
      "& .figure, & .note, & .mark > *": { color: "inherit", backgroundColor: "transparent" },
      "& .mark > span:not(.check)": { borderColor: "HighlightText" },
      "& .check": { backgroundColor: "HighlightText", color: "Highlight" },
    },
  },
}));

/** Rows of a step by Page Up and Page Down. */
const PAGE = 10;

/** What a person asks for by the keyboard or the pointer. */
export interface ListDoes {
  readonly select: (event: SelectionEvent) => void;
  /** Does what is for the whole list once that is loaded; false where it is. */
  readonly reach: (then: Beyond) => boolean;
  readonly open: (item: DriveItem) => void;
  /** Things are dropped on a folder. */
  readonly drop: (ids: readonly string[], folder: DriveItem) => void;
  /** Opens what can be done with the selected things, at an element or a point of the window. */
  readonly openMenu: (at: HTMLElement | { readonly top: number; readonly left: number }) => void;
  /** A key that is not the list's own; the answer says whether it did something. */
  readonly onKey: (event: ReactKeyboardEvent) => boolean;
}

interface Props extends ListDoes {
  readonly label: string;
  readonly items: readonly DriveItem[];
  readonly selection: Selection;
  /** Things that are cut and wait to be pasted. */
  readonly cut: ReadonlySet<string>;
  readonly movable: boolean;
  /** Beside each other with large pictures, instead of below each other. */
  readonly tiles: boolean;
}

/** The things of a folder, as file managers list them: chosen by pointer and keyboard, opened by a double press or Enter [UP-12]. */
export function ItemList(props: Props) {
  const { label, items, selection, cut, movable, tiles, select, reach, open, drop, openMenu, onKey } = props;
  const words = useDriveWords();
  const { size } = useAmounts();
  const { timeZone } = usePortal();
  const zone = useLive(timeZone);
  const dateOf = useSchoolDate();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ letters: "", until: 0 });
  const touched = useRef(false);
  const [over, setOver] = useState<string | null>(null);
  const optionId = (id: string) => `${listId}-${id}`;
  const { at, chosen } = selection;

  const showAt = useEffectEvent((id: string) => {
    const option = document.getElementById(optionId(id));
    // Only what the keyboard has led to: what the pointer is on is in sight.
    if (document.activeElement === list.current) option?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    if (at !== null) showAt(at);
  }, [at]);

  // The folder before had the focus, which its list took along.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement?.contains(list.current) && activeElement !== document.body) list.current?.focus();
  }, []);

  /** Whose a thing is and until when, or that the person shares it; empty where it is theirs alone. */
  const named = usePersonName();
  const noteOf = ({ owner, mine, shared, lastDay }: DriveItem): string => {
    if (owner === "") return shared ? words("row.shared") : "";
    const from = mine ? words("row.mine") : words("row.from", { owner: named(owner) });
    return lastDay ? words("row.until", { from, day: lastDay }) : from;
  };
  /** How many things are beside each other. */
  const columns = (): number => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
    const [first] = options;
    return tiles && first ? options.filter(({ offsetTop }) => offsetTop === first.offsetTop).length : 1;
  };
  const moveBy = (steps: number, event: ReactKeyboardEvent) => {
    const place = items.findIndex(({ id }) => id === at);
    const from = place < 0 ? (steps > 0 ? -1 : items.length) : place;
    moveTo(Math.min(items.length - 1, Math.max(0, from + steps)), event);
  };
  const moveTo = (place: number, { shiftKey, ctrlKey, metaKey }: ReactKeyboardEvent) => {
    const item = items[place];
    typed.current = { letters: "", until: 0 };
    if (item) select({ type: "move", to: item.id, range: shiftKey, quiet: ctrlKey || metaKey });
  };
  // By the time of the press: a busy page hears of it late.
  const type = ({ key, timeStamp }: ReactKeyboardEvent) => {
    const letters = (timeStamp < typed.current.until ? typed.current.letters : "") + key;
    typed.current = { letters, until: timeStamp + TYPING };
    const to = typedTo(items, at, letters);
    if (to !== null) select({ type: "move", to, range: false, quiet: false });
  };

  /** The menu is about what is selected, or about this thing alone where it is not among that. */
  const menuOf = (item: DriveItem, where: Parameters<typeof openMenu>[0]) => {
    if (!chosen.has(item.id)) select({ type: "press", id: item.id, range: false, toggle: false });
    openMenu(where);
  };
  const act = (event: ReactKeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const withControl = ctrlKey || metaKey;
    const current = items.find(({ id }) => id === at);
    if (onKey(event)) return true;
    if (current && (key === "ContextMenu" || (key === "F10" && event.shiftKey))) {
      const option = document.getElementById(optionId(current.id));
      if (option) menuOf(current, option);
      return true;
    }
    switch (key) {
      case "ArrowDown":
        return (moveBy(columns(), event), true);
      case "ArrowUp":
        return !altKey && (moveBy(-columns(), event), true);
      case "ArrowRight":
        return tiles && (moveBy(1, event), true);
      case "ArrowLeft":
        return tiles && !altKey && (moveBy(-1, event), true);
      case "PageDown":
        return (moveBy(PAGE * columns(), event), true);
      case "PageUp":
        return (moveBy(-PAGE * columns(), event), true);
      case "Home":
        return (moveTo(0, event), true);
      case "End":
        if (reach({ type: "end", range: event.shiftKey, quiet: withControl })) return true;
        return (moveTo(items.length - 1, event), true);
      case "Enter":
        return current !== undefined && (open(current), true);
      case " ":
        // A name may have one: while letters are typed it is one of them.
        if (event.timeStamp < typed.current.until && !withControl) return (type(event), true);
        if (at !== null) select({ type: "toggle", id: at });
        return true;
      case "Escape":
        if (chosen.size === 0) return false;
        return (select({ type: "none" }), true);
    }
    if (withControl && key.toLowerCase() === "a") {
      if (!reach({ type: "all" })) select({ type: "all" });
      return true;
    }
    if (isLetter(key) && !withControl && !altKey) return (type(event), true);
    return false;
  };

  /** The thing that an event of the list is about. */
  const itemOf = ({ target }: { readonly target: EventTarget }): DriveItem | undefined => {
    const option = target instanceof Element ? target.closest<HTMLElement>("[data-item]") : null;
    return items.find(({ id }) => id === option?.dataset["item"]);
  };
  const press = (event: ReactMouseEvent) => {
    const item = itemOf(event);
    if (!item) return;
    const { shiftKey, ctrlKey, metaKey, target } = event;
    const onMark = target instanceof Element && target.closest(tiles ? ".check" : ".mark") !== null;
    // A finger opens at once, and chooses by the mark.
    if (touched.current && !onMark && chosen.size === 0) {
      open(item);
      return;
    }
    const toggle = ctrlKey || metaKey || onMark || (touched.current && chosen.size > 0);
    select({ type: "press", id: item.id, range: shiftKey, toggle });
  };
  const dragStart = (event: ReactDragEvent) => {
    const item = itemOf(event);
    if (!item) return;
    const ids = chosen.has(item.id) ? [...chosen] : [item.id];
    if (!chosen.has(item.id)) select({ type: "press", id: item.id, range: false, toggle: false });
    event.dataTransfer.setData(DRAG_TYPE, JSON.stringify(ids));
    event.dataTransfer.effectAllowed = "move";
  };
  /** The folder that things are dragged over. */
  const target = (event: ReactDragEvent): DriveItem | null => {
    const item = itemOf(event);
    return movable && item?.kind === "folder" && event.dataTransfer.types.includes(DRAG_TYPE) ? item : null;
  };
  const dropped = (event: ReactDragEvent) => {
    const folder = target(event);
    setOver(null);
    if (!folder) return;
    event.preventDefault();
    const ids = idsIn(event.dataTransfer.getData(DRAG_TYPE)).filter((id) => id !== folder.id);
    if (ids.length > 0) drop(ids, folder);
  };

  return (
    <List
      ref={list}
      data-tiles={tiles ? "" : undefined}
      role="listbox"
      aria-label={label}
      aria-multiselectable
      aria-activedescendant={at === null ? undefined : optionId(at)}
      tabIndex={0}
      onPointerDown={({ pointerType }) => {
        touched.current = pointerType === "touch";
      }}
      onClick={press}
      onDoubleClick={(event) => {
        const item = itemOf(event);
        if (item) open(item);
      }}
      onContextMenu={(event) => {
        const item = itemOf(event);
        if (!item) return;
        event.preventDefault();
        menuOf(item, { top: event.clientY, left: event.clientX });
      }}
      onDragStart={dragStart}
      onDragOver={(event) => {
        const folder = target(event);
        if (folder) event.preventDefault();
        setOver(folder?.id ?? null);
      }}
      onDragLeave={() => setOver(null)}
      onDrop={dropped}
      onFocus={() => {
        const [first] = items;
        if (at === null && first) select({ type: "move", to: first.id, range: false, quiet: true });
      }}
      onKeyDown={(event) => {
        if (act(event)) event.preventDefault();
      }}
    >
      {items.map((item) => {
        const isChosen = chosen.has(item.id);
        const isFolder = item.kind === "folder";
        const figures = isFolder ? "" : size(item.size);
        const when = dateOf(readDateTime(item.changedAt, zone));
        const note = noteOf(item);
        const row = words(isFolder ? "row.folder" : "row.file", { name: item.name, size: figures, when });
        return (
          <div
            key={item.id}
            id={optionId(item.id)}
            role="option"
            aria-selected={isChosen}
            aria-label={note ? words("row.noted", { row, note }) : row}
            data-item={item.id}
            data-at={item.id === at ? "" : undefined}
            data-over={item.id === over ? "" : undefined}
            data-cut={cut.has(item.id) ? "" : undefined}
            draggable={movable}
          >
            <span className="mark">
              {(tiles || !isChosen) && <ItemMark item={item} {...(tiles && { size: 4 })} />}
              {(tiles || isChosen) && (
                <span className="check" data-off={isChosen ? undefined : ""}>
                  <Check aria-hidden size="1.125rem" />
                </span>
              )}
            </span>
            <span className="name">
              <Phrase text={item.name} /> {note && <span className="note">{note}</span>}
            </span>
            <span className="figure size">{figures}</span> <span className="figure when">{when}</span>
          </div>
        );
      })}
    </List>
  );
}
