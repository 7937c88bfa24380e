import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const run = (command: string, ...args: readonly string[]) => spawnSync(command, args).status === 0;

/** Why a test with a small disk is left out. */
export const ONLY_ROOT = "only root on Linux can make a disk that is full";

/** A file system of its own of so many kilobytes, and the way to remove it; null where this process may not mount one. */
export function smallDisk(
  kilobytes: number,
): { readonly folder: string; readonly remove: () => void } | null {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-full-"));
  const remove = () => rmSync(folder, { recursive: true });
  if (
    process.platform === "linux" &&
    run("mount", "-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", folder)
  )
    return {
      folder,
      remove: () => {
        run("umount", folder);
        remove();
      },
    };
  remove();
  return null;
}
