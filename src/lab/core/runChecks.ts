import type { Language } from "../../base/core/language/languages";
import type { Found } from "./report";

/** How opening an application ended: the loader's reason, or null for one that opened. */
export interface OpenedRun {
  readonly language: Language;
  readonly failure: { readonly reason: string; readonly detail: string } | null;
}

/** The key of the agreement that each reason of the loader is about. */
const KEYS: Readonly<Record<string, string>> = {
  contractMismatch: "contract",
  crashed: "mount",
  entryMissing: "entries",
  manifestInvalid: "entries",
  manifestMissing: "manifest.json",
  mountThrew: "mount",
  noMount: 'exposes["./mount"]',
  notInstalled: "manifest.json",
  scriptFailed: "script",
  styleFailed: "style",
  timedOut: "mount",
  unreachable: "manifest.json",
  versionMismatch: "shared",
};

/** Whether an application opened in each language, by the loader's own reason. */
export const openChecks = (runs: readonly OpenedRun[]): readonly Found[] =>
  runs.map(({ language, failure }) =>
    failure
      ? {
          status: "fail",
          check: "opens",
          key: KEYS[failure.reason] ?? failure.reason,
          values: { language, reason: failure.reason },
          detail: `${failure.reason}: ${failure.detail}`,
        }
      : { status: "pass", check: "opens", key: 'exposes["./mount"]', values: { language, reason: "" } },
  );

/** A script or style sheet that came with an application. Sizes are bytes, unpacked; 0 where the browser tells none. */
export interface LoadedFile {
  readonly path: string;
  readonly size: number;
}

/** Files larger than this are worth a word: a phone in a class room takes seconds for it. */
const LARGE = 1 << 20;

/** How large the files of an application are together. */
export function sizeChecks(files: readonly LoadedFile[]): readonly Found[] {
  if (files.length === 0) return [];
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const largest = files.toSorted((one, other) => other.size - one.size)[0];
  return [
    {
      status: size > LARGE ? "note" : "pass",
      check: "size",
      key: largest?.path ?? "",
      values: { count: files.length, size: Math.round(size / 1024) },
    },
  ];
}

/** Whether the page has one copy of React: elements of an application carry the marks of each copy that draws them. */
export const sharedCheck = (drawsWithReact: boolean, copies: number): readonly Found[] =>
  drawsWithReact
    ? [{ status: copies > 0 ? "fail" : "pass", check: "shared", key: "shared.react", values: { copies } }]
    : [];
