import { existsSync, watch } from "node:fs";
import path from "node:path";
import { projectRoot } from "./run.mjs";

/** An editor writes a file in several steps, and saves several files at once; milliseconds. */
const QUIET_MS = 250;

/**
 * What a change of a file asks of `npm run dev`: the platform starts again, and `declared` names the sub-application whose `app.json`
 * it is, or is null. Null altogether for what the platform does not run: the pages, which the dev server watches, and tests.
 */
export const changeOf = (file) => {
  const name = file.split(path.sep).join("/");
  const [, declared] = /^subapps\/([^/]+)\/app\.json$/.exec(name) ?? [];
  if (declared) return { declared };
  if (/\.test\.tsx?$/.test(name) || !/\.(ts|json)$/.test(name)) return null;
  const runs =
    /^(server|contract|src\/([^/]+\/)?core)\//.test(name) ||
    /^subapps\/[^/]+\/(server\/|contract\.ts$)/.test(name);
  return runs ? { declared: null } : null;
};

/** The folders in which the platform's sources lie. */
const folders = () =>
  ["server", "contract", "src", "subapps"].filter((folder) => existsSync(path.join(projectRoot, folder)));

/** Calls `onChange` with the names of the sub-applications that are declared differently, once the files rest. */
export const watchSources = (onChange) => {
  const declared = new Set();
  let timer;
  const noticed = (file) => {
    const change = changeOf(file);
    if (!change) return;
    if (change.declared) declared.add(change.declared);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const names = [...declared];
      declared.clear();
      onChange(names);
    }, QUIET_MS);
  };
  const watchers = folders().map((folder) =>
    watch(path.join(projectRoot, folder), { recursive: true }, (_event, name) => {
      if (name) noticed(path.join(folder, name));
    }),
  );
  return () => watchers.forEach((watcher) => watcher.close());
};
