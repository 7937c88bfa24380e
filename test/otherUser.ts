import { spawnSync } from "node:child_process";
import path from "node:path";

/** The user `nobody`, whom every system has. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** As whom a process runs that rights have to stop: root may do everything, so for root it is another user. */
export const stoppedByRights: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? NOBODY : {};

/** Why a test is left out that runs the project as that user. */
export const CLOSED = "the project's folder is closed to all users but root";

/** Whether that user can run what is in the project: its folder, or one around it, may be root's alone. */
export function canRunProject(): boolean {
  const cwd = path.join(__dirname, "..");
  const file = require.resolve("esbuild/package.json");
  const read = 'for (const file of ["package.json", process.argv[1]]) fs.readFileSync(file)';
  return spawnSync(process.execPath, ["-e", read, file], { cwd, ...stoppedByRights }).status === 0;
}

/** Has every user read what is in a folder, whatever rights new files get here. */
export const openToAll = (folder: string): void => {
  if (process.platform !== "win32") spawnSync("chmod", ["-R", "a+rX", folder]);
};
