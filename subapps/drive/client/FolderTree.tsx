import { styled } from "@mui/material";
import { Phrase } from "@portal/kit";
import ChevronRight from "lucide-react/icons/chevron-right";
import Folder from "lucide-react/icons/folder";
import { useEffect, useId, useRef, useState } from "react";
import type { Crumb } from "./drive";
import { DRAG_TYPE, lineOf } from "./dragged";
import { folderOf, ROOT, rowsOf, type TreeRow } from "./folderTree";
import type { Calls } from "./useDrive";
import { useDropTarget } from "./useDropTarget";
import { useFolderTree } from "./useFolderTree";
import { useTreeKeys } from "./useTreeKeys";
import { useDriveWords } from "./words";

const Place = styled("div")(({ theme }) => ({
  maxBlockSize: "70dvh",
  overflow: "auto",
  paddingBlock: "0.25rem",
  "&:focus-visible": { outline: "none" },
  "& > [role=treeitem]": {
    display: "flex",
    alignItems: "center",
    gap: "0.375rem",
    minBlockSize: "2.25rem",
    paddingInlineEnd: "0.5rem",
    borderRadius: "var(--radius-control)",
    cursor: "default",
    userSelect: "none",
  },
  "& > [role=treeitem]:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "& > [aria-selected=true]": { backgroundColor: theme.vars.palette.brand.tint2, fontWeight: 600 },
  "& > [data-over]": {
    outline: `0.125rem solid ${theme.vars.palette.brand.mark}`,
    outlineOffset: "-0.125rem",
  },
  "&:focus-visible > [data-at]": {
    outline: `0.125rem solid ${theme.vars.palette.text.primary}`,
    outlineOffset: "-0.125rem",
  },
  "& .turn": {
    display: "grid",
    placeItems: "center",
    flex: "none",
    inlineSize: "1.5rem",
    blockSize: "1.5rem",
  },
  "& [aria-expanded=true] > .turn": { rotate: "90deg" },
  "& .glyph": { flex: "none", color: theme.vars.palette.brand.accent },
  "& .name": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& .note": { color: theme.vars.palette.text.secondary, fontSize: "0.875rem" },
  "@media (forced-colors: active)": {
    "& > [aria-selected=true]": {
      forcedColorAdjust: "none",
      backgroundColor: "Highlight",
      color: "HighlightText",
    },
  },
}));

/** Deeper folders are no further in, so that their names keep room. */
const DEEPEST = 9;

interface LineProps {
  /** The id of its element, by which the tree names the line that the keyboard is on. */
  readonly id: string;
  readonly row: TreeRow;
  readonly isSelected: boolean;
  readonly isAt: boolean;
  readonly isOver: boolean;
}

/** A line of the tree: a folder, or a note on the folders in it. */
function TreeLine({ id, row, isSelected, isAt, isOver }: LineProps) {
  const words = useDriveWords();
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={row.level}
      aria-setsize={row.count}
      aria-posinset={row.place}
      aria-expanded={row.open ?? undefined}
      aria-selected={isSelected}
      data-key={row.key}
      data-drop-folder={row.kind === "folder" ? row.id : undefined}
      data-at={isAt ? "" : undefined}
      data-over={isOver ? "" : undefined}
      style={{ paddingInlineStart: `${(Math.min(row.level, DEEPEST) - 1) * 0.875}rem` }}
    >
      <span className="turn">{row.open !== null && <ChevronRight aria-hidden size="1rem" />}</span>
      {row.kind === "folder" ? (
        <>
          <Folder aria-hidden size="1.25rem" className="glyph" />
          <span className="name">
            <Phrase text={row.name} />
          </span>
        </>
      ) : (
        <span className="note">
          {row.kind === "more" ? words("tree.more", { count: Number(row.name) }) : words("tree.failed")}
        </span>
      )}
    </div>
  );
}

interface Props {
  readonly calls: Calls;
  /** What the top is called. */
  readonly top: string;
  /** The folder shown; null is the top. */
  readonly folder: string | null;
  readonly path: readonly Crumb[];
  /** Another value says that something has changed. */
  readonly version: number;
  readonly onGo: (folder: string | null) => void;
  /** Things of the list are dropped on a folder; null is the top. */
  readonly onDrop: (ids: readonly string[], folder: string | null) => void;
  /** What is cut or copied is put into a folder; the answer says whether there was anything. */
  readonly onPaste: (folder: string | null) => boolean;
}

/** The folders of the drive beside their content: opened by pointer and keyboard, and targets of what is dragged [VIEW-06]. */
export function FolderTree({ calls, top, folder, path, version, onGo, onDrop, onPaste }: Props) {
  const words = useDriveWords();
  const treeId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setAt] = useState(folder ?? ROOT);
  const { tree, turn, retry } = useFolderTree({ calls, path, version });
  const rows = rowsOf(tree, top);
  const selected = folder ?? ROOT;
  // What was on a line that is gone is on the folder shown, or else at the top.
  const at = [wanted, selected].find((key) => rows.some((row) => row.key === key)) ?? ROOT;
  const rowId = (key: string) => `${treeId}-${key}`;

  useEffect(() => {
    if (document.activeElement === place.current)
      document.getElementById(`${treeId}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [at, treeId]);

  const press = (row: TreeRow) => {
    setAt(row.key);
    if (row.kind === "failed") retry(row.id);
    else onGo(folderOf(row.id));
  };
  const onKey = useTreeKeys({ rows, at, setAt, turn, press, onPaste });
  const rowOf = (event: { readonly target: EventTarget }): TreeRow | undefined => {
    const line = lineOf(event, "key");
    return rows.find(({ key }) => key === line);
  };
  const { over, handlers } = useDropTarget<TreeRow>({
    folderAt: (event) => {
      const row = rowOf(event);
      const { types } = event.dataTransfer;
      return row?.kind === "folder" && (types.includes(DRAG_TYPE) || types.includes("Files")) ? row : null;
    },
    keyOf: ({ key }) => key,
    drop: (dragged, { id, way }) => {
      // No folder goes into itself.
      const ids = dragged.filter((each) => !way.includes(each));
      if (ids.length > 0) onDrop(ids, folderOf(id));
    },
  });

  return (
    <Place
      ref={place}
      role="tree"
      aria-label={words("folders")}
      aria-activedescendant={rowId(at)}
      tabIndex={0}
      onKeyDown={(event) => {
        if (!onKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onClick={(event) => {
        const row = rowOf(event);
        if (!row) return;
        if (event.target instanceof Element && event.target.closest(".turn") && row.open !== null)
          turn(row.id);
        else press(row);
      }}
      {...handlers}
    >
      {rows.map((row) => (
        <TreeLine
          key={row.key}
          id={rowId(row.key)}
          row={row}
          isSelected={row.kind === "folder" && row.id === selected}
          isAt={row.key === at}
          isOver={row.key === over}
        />
      ))}
    </Place>
  );
}
