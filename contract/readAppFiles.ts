import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { appFile, type AppFile } from "./appFile";

/** An application's folder, and what its `app.json` says. */
export interface AppFolder {
  readonly folder: string;
  readonly app: AppFile;
}

/** What is wrong with a file, in a line that names the file and the field. */
export class AppFileFault extends Error {}

/** Reads one `app.json`; throws an {@link AppFileFault} that names what is wrong. */
export function readAppFile(file: string): AppFile {
  const bad = (reason: string) => new AppFileFault(`${file} cannot be used: ${reason}.`);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw bad(error instanceof Error ? error.message : String(error));
  }
  const parsed = appFile.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw bad(
      `${issue?.path.length ? issue.path.join(".") : "the document"}: ${issue?.message ?? "not valid"}`,
    );
  }
  const { code } = parsed.data;
  const folder = path.basename(path.dirname(file));
  if (folder !== code) throw bad(`code: must be the name of its folder, ${folder}`);
  return parsed.data;
}

/** The applications whose folders lie in `folder`, in the order of their codes. */
export const readAppFolders = (folder: string): readonly AppFolder[] =>
  readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))
    .filter((each) => existsSync(path.join(each, "app.json")))
    .map((each) => ({ folder: each, app: readAppFile(path.join(each, "app.json")) }));
