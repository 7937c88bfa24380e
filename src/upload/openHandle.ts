/** What browsers that give handles have beside what the compiler knows of. */
interface AskingHandle extends FileSystemFileHandle {
  queryPermission?(what: { readonly mode: "read" }): Promise<PermissionState>;
  requestPermission?(what: { readonly mode: "read" }): Promise<PermissionState>;
}

const READ = { mode: "read" } as const;

/**
 * The file of a handle that was kept; null where it may not be read, was moved or removed. `ask` opens the browser's question, which
 * needs a press of the person. Source: File System Access, WICG [UP-04].
 */
export async function openHandle(handle: AskingHandle, ask: boolean): Promise<File | null> {
  try {
    const known = (await handle.queryPermission?.(READ)) ?? "granted";
    const may = known === "granted" || (ask && (await handle.requestPermission?.(READ)) === "granted");
    return may ? await handle.getFile() : null;
  } catch {
    return null;
  }
}
