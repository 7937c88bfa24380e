import type { FoundFile } from "../../core/file/intake";

/** A file of this page's person. */
export type Found = FoundFile<File, FileSystemFileHandle>;

/** What a person has dropped, pasted or chosen. */
export interface FoundFiles {
  readonly files: readonly Found[];
  /** The folders among them, empty ones too, by their paths. */
  readonly folders: readonly (readonly string[])[];
  /** Whether there were more than are read. */
  readonly cut: boolean;
}

/** More than this are no folder that a person meant to upload. */
const MOST_FILES = 20_000;
const MOST_LEVELS = 32;

/** What browsers have that the compiler does not know of. */
interface AskedItem extends DataTransferItem {
  getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
}
interface PickingWindow {
  showOpenFilePicker?(options: { readonly multiple: true }): Promise<FileSystemFileHandle[]>;
  showDirectoryPicker?(options: { readonly id: string }): Promise<FileSystemDirectoryHandle>;
}

class Collected {
  readonly files: Found[] = [];
  readonly folders: (readonly string[])[] = [];
  cut = false;

  take(found: Found): boolean {
    if (this.files.length >= MOST_FILES) this.cut = true;
    else this.files.push(found);
    return !this.cut;
  }

  /** Whether what is in the folder is read too. */
  enter(path: readonly string[]): boolean {
    if (path.length > MOST_LEVELS || this.cut) {
      this.cut = true;
      return false;
    }
    this.folders.push(path);
    return true;
  }
}

async function walkHandle(handle: FileSystemHandle, path: readonly string[], into: Collected): Promise<void> {
  if (handle.kind === "file") {
    const file = handle as FileSystemFileHandle;
    into.take({ file: await file.getFile(), path, handle: file });
    return;
  }
  const inside = [...path, handle.name];
  if (!into.enter(inside)) return;
  for await (const [, child] of (handle as FileSystemDirectoryHandle).entries()) {
    if (into.cut) return;
    await walkHandle(child, inside, into);
  }
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));
const someOf = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));

async function walkEntry(entry: FileSystemEntry, path: readonly string[], into: Collected): Promise<void> {
  if (entry.isFile) {
    into.take({ file: await fileOf(entry as FileSystemFileEntry), path, handle: null });
    return;
  }
  const inside = [...path, entry.name];
  if (!into.enter(inside)) return;
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // It gives a hundred at a time, and none at the end.
  for (let some = await someOf(reader); some.length > 0 && !into.cut; some = await someOf(reader))
    for (const child of some) await walkEntry(child, inside, into);
}

/**
 * Reads what was dropped or pasted, folders with all that is in them. To be called in the event itself, since its data is gone after it;
 * rejects where a file cannot be read.
 */
export async function readTransfer(transfer: DataTransfer): Promise<FoundFiles> {
  const into = new Collected();
  const asked = [...transfer.items]
    .filter(({ kind }) => kind === "file")
    .map((item: AskedItem) => ({
      handle: item.getAsFileSystemHandle?.().catch(() => null) ?? null,
      entry: item.webkitGetAsEntry(),
      file: item.getAsFile(),
    }));
  for (const { handle, entry, file } of asked) {
    const known = await handle;
    if (known) await walkHandle(known, [], into);
    else if (entry) await walkEntry(entry, [], into);
    else if (file) into.take({ file, path: [], handle: null });
  }
  return into;
}

/** For so long files are looked at before the page has its turn, milliseconds. */
const TURN_MS = 10;

/**
 * The files of a field, with the folders that they are in where it chooses a folder. The browser looks at the disk when it is first
 * asked for a file's size, and the page waits: a thousand files at once would hold it up for a second.
 */
async function readField(files: Iterable<File>): Promise<FoundFiles> {
  const into = new Collected();
  const folders = new Map<string, readonly string[]>();
  let ends = performance.now() + TURN_MS;
  for (const file of files) {
    if (file.size > 0 && performance.now() > ends) {
      await new Promise((resolve) => setTimeout(resolve));
      ends = performance.now() + TURN_MS;
    }
    const path = file.webkitRelativePath.split("/").slice(0, -1);
    for (const level of path.keys()) {
      const folder = path.slice(0, level + 1);
      folders.set(folder.join("/"), folder);
    }
    if (!into.take({ file, path, handle: null })) break;
  }
  into.folders.push(...folders.values());
  return into;
}

/** What a person chooses: files, a folder with all in it, or a picture that a phone's camera takes. */
export type Choice = "files" | "folder" | "camera";

/**
 * Opens the dialog of a field; nothing comes where the person closes it. The page holds the field meanwhile, since a browser may
 * collect one that it alone knows, and its events with it.
 */
const byField = (what: Choice): Promise<FoundFiles> =>
  new Promise((resolve) => {
    const field = document.createElement("input");
    field.type = "file";
    field.multiple = what === "files";
    field.webkitdirectory = what === "folder";
    if (what === "camera") Object.assign(field, { accept: "image/*", capture: "environment" });
    field.hidden = true;
    const answer = (files: Iterable<File>) => {
      field.remove();
      resolve(readField(files));
    };
    field.addEventListener("change", () => answer(field.files ?? []));
    field.addEventListener("cancel", () => answer([]));
    document.body.append(field);
    field.click();
  });

/**
 * Has the person choose: by the browser's dialog that gives handles, by which files are read again after a reload, where there is one.
 * To be called in the press itself. Rejects where what was chosen cannot be read. Source: File System Access, WICG.
 */
export async function chooseFiles(what: Choice): Promise<FoundFiles> {
  const picking = window as PickingWindow;
  const picked =
    what === "files"
      ? picking.showOpenFilePicker?.({ multiple: true })
      : what === "folder"
        ? picking.showDirectoryPicker?.({ id: "uploads" }).then((folder) => [folder])
        : undefined;
  if (!picked) return byField(what);
  const into = new Collected();
  try {
    for (const handle of await picked) await walkHandle(handle, [], into);
  } catch (fault) {
    // The person has closed the dialog.
    if (!(fault instanceof DOMException && fault.name === "AbortError")) throw fault;
  }
  return into;
}
