import { singleFlight } from "../../base/core/flow/singleFlight";
import { recordOf } from "../../base/core/wire/read";
import type { KeptUpload } from "../../upload/core/kept";
import type { UploadPhase, UploadAct, UploadsView, Uploads } from "../../upload";
import type { Live, PortalUploads, Upload } from "../sdk/contract";

const PHASES: Readonly<Record<UploadPhase["phase"], Upload["phase"]>> = {
  hashing: "hashing",
  checking: "sending",
  sending: "sending",
  merging: "sending",
  verifying: "sending",
  delivering: "finishing",
  done: "done",
  failed: "failed",
  aborted: "aborted",
};

const NONE: readonly Upload[] = [];

type Item = UploadsView["items"][number];

const wordsOf = ({ file, begun, upload: { at, size, sent, paused, stored } }: Item): Upload => ({
  id: file.id,
  name: file.name,
  size,
  sent,
  phase: begun || at.phase === "aborted" ? PHASES[at.phase] : "waiting",
  paused: paused !== null,
  stored: stored?.answer ?? null,
  delivered: at.phase === "done" ? at.delivered : null,
  failure:
    at.phase === "failed"
      ? { error: at.failure.error, text: at.failure.text, ...(at.failure.final && { final: true }) }
      : null,
});

const wordsOfLost = ({ id, name, size, paused }: KeptUpload): Upload => ({
  id,
  name,
  size,
  sent: 0,
  phase: "lost",
  paused,
  stored: null,
  delivered: null,
  failure: null,
});

/** What one application sees of a page's uploads: the same objects until they change. */
class GuestList {
  #list = NONE;
  #words = new Map<Item | KeptUpload, Upload>();

  constructor(private readonly app: string) {}

  read({ items, lost }: UploadsView): readonly Upload[] {
    const words = new Map<Item | KeptUpload, Upload>();
    for (const kept of lost)
      if (kept.app === this.app) words.set(kept, this.#words.get(kept) ?? wordsOfLost(kept));
    for (const item of items)
      if (item.file.kept.app === this.app) words.set(item, this.#words.get(item) ?? wordsOf(item));
    const list = [...words.values()];
    this.#words = words;
    if (list.length !== this.#list.length || list.some((upload, place) => upload !== this.#list[place]))
      this.#list = list;
    return this.#list;
  }
}

/**
 * Lends the page's uploads to applications, each its own. Their code is fetched once an application asks for them, by adding a file or by
 * watching the list [UP-10].
 */
export function guestUploads(
  load: () => Promise<Uploads | null>,
  rejected: Live<readonly string[] | null>,
): (app: string) => PortalUploads {
  const lent = new Map<string, PortalUploads>();
  let opened: Uploads | null = null;
  const loadOnce = singleFlight<undefined, Uploads | null>(load);
  const open = async (): Promise<Uploads> => {
    opened ??= await loadOnce(undefined);
    if (!opened) throw new Error("No person is signed in.");
    return opened;
  };

  const lend = (app: string): PortalUploads => {
    const list = new GuestList(app);
    const get = () => (opened ? list.read(opened.getSnapshot()) : NONE);
    /** Acts on one upload of this application or on all, and on no other's. There is none before the code has come. */
    const on = (act: UploadAct) => (id?: string) => {
      const own = get().map((upload) => upload.id);
      if (id === undefined) opened?.act(act, own);
      else if (own.includes(id)) opened?.act(act, id);
    };
    /** Calls after each change of what this application sees; the answer stops it. */
    const subscribe = (listener: () => void) => {
      const watching = new AbortController();
      const watch = (uploads: Uploads) => {
        if (watching.signal.aborted) return;
        let before = NONE;
        const tell = () => {
          const now = get();
          if (now === before) return;
          before = now;
          listener();
        };
        watching.signal.addEventListener("abort", uploads.subscribe(tell));
        tell();
      };
      // Where the code does not come, there is nothing to see; to add a file says why.
      open().then(watch, () => undefined);
      return () => watching.abort();
    };
    return Object.freeze({
      add: async (files, { serverid = app, deliver } = {}) => {
        if (
          !Array.isArray(files) ||
          !files.every((chosen: unknown) => recordOf(chosen)["file"] instanceof Blob)
        )
          throw new TypeError("file type error");
        return (await open()).add(files, {
          app,
          serverid,
          deliver: deliver ? { path: deliver.path, body: deliver.body ?? {} } : null,
        });
      },
      list: { get, subscribe },
      rejected,
      pause: on("pause"),
      resume: on("resume"),
      abort: on("abort"),
      retry: on("retry"),
      forget: on("forget"),
    } satisfies PortalUploads);
  };

  return (app) => {
    const known = lent.get(app) ?? lend(app);
    lent.set(app, known);
    return known;
  };
}
