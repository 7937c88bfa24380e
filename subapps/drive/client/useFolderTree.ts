import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readFolders, type Crumb } from "./drive";
import { MOST_OPEN, ROOT, type Branch, type Tree } from "./folderTree";
import { PAGE, type Calls } from "./useDrive";

const NO_BRANCHES: ReadonlyMap<string, Branch> = new Map();
const FAILED: Branch = { folders: [], left: 0, failed: true };
const GONE = 404;

interface Wanted {
  readonly calls: Calls;
  /** The way to the folder shown, which is opened down to it. */
  readonly path: readonly Crumb[];
  /** Another value says that something has changed. */
  readonly version: number;
}

/** The folders of the person's drive, loaded one by one as they are opened, and again when something has changed. */
export function useFolderTree({ calls, path, version }: Wanted) {
  const [branches, setBranches] = useState(NO_BRANCHES);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([ROOT]));
  const asked = useRef(new Map<string, number>());
  /** The version for which each folder was asked for last. */
  const loaded = useRef(new Map<string, number>());

  const load = async (id: string): Promise<void> => {
    const turn = (asked.current.get(id) ?? 0) + 1;
    asked.current.set(id, turn);
    const inside = id === ROOT ? {} : { folder: id };
    const answer = await calls.folders({ start: 1, size: PAGE, ...inside }, { quiet: true });
    // A later answer is on its way.
    if (asked.current.get(id) !== turn) return;
    const read = answer.ok ? readFolders(answer.data) : null;
    if (!answer.ok && answer.status === GONE) {
      setOpen((before) => new Set([...before].filter((each) => each !== id)));
      setBranches((before) => new Map([...before].filter(([each]) => each !== id)));
      loaded.current.delete(id);
      return;
    }
    const branch = read
      ? { folders: read.folders, left: Math.max(0, read.total - read.folders.length), failed: false }
      : FAILED;
    setBranches((before) => new Map(before).set(id, branch));
  };
  const openAll = (ids: readonly string[]) => {
    const fresh = ids.filter((id) => !open.has(id)).slice(0, Math.max(0, MOST_OPEN - open.size));
    if (fresh.length > 0) setOpen(new Set([...open, ...fresh]));
  };

  const way = path
    .slice(0, -1)
    .map(({ id }) => id)
    .join(" ");
  const [followed, setFollowed] = useState("");
  if (way !== followed) {
    setFollowed(way);
    openAll(way.split(" ").filter(Boolean));
  }

  // One that is closed is loaded again when it is opened.
  const loadStale = useEffectEvent(() => {
    for (const id of open) {
      if (loaded.current.get(id) === version) continue;
      loaded.current.set(id, version);
      void load(id);
    }
  });
  useEffect(() => loadStale(), [open, version]);

  const tree: Tree = { branches, open };
  return {
    tree,
    retry: (id: string) => void load(id),
    turn: (id: string) => {
      if (open.has(id)) setOpen((before) => new Set([...before].filter((each) => each !== id)));
      else openAll([id]);
    },
  };
}
