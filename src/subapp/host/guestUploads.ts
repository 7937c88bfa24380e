import type { KeptUpload } from "../../core/upload/kept";
import type { UploadPhase } from "../../flows/upload/state";
import type { PageUploads, UploadsView } from "../../state/uploads/PageUploads";
import type { PortalUploads, Upload } from "../sdk/contract";
import { LiveValue } from "../sdk/LiveValue";

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
  failure: at.phase === "failed" ? { error: at.failure.error, text: at.failure.text } : null,
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

/** What each application sees of the uploads of a page, in the words of the SDK; an upload that has not changed stays the same object. */
class GuestList {
  readonly value = new LiveValue<readonly Upload[]>([]);
  #words = new Map<Item | KeptUpload, Upload>();

  constructor(private readonly app: string) {}

  show({ items, lost }: UploadsView): void {
    const words = new Map<Item | KeptUpload, Upload>();
    for (const kept of lost)
      if (kept.app === this.app) words.set(kept, this.#words.get(kept) ?? wordsOfLost(kept));
    for (const item of items)
      if (item.file.kept.app === this.app) words.set(item, this.#words.get(item) ?? wordsOf(item));
    const list = [...words.values()];
    const before = this.value.get();
    this.#words = words;
    if (list.length !== before.length || list.some((upload, place) => upload !== before[place]))
      this.value.set(list);
  }
}

/**
 * Lends the page's uploads to applications, each its own. Their code is fetched once an application asks for them, by adding a file or by
 * watching the list [UP-10].
 */
export function guestUploads(load: () => Promise<PageUploads | null>): (app: string) => PortalUploads {
  const lists = new Map<string, GuestList>();
  let opened: Promise<PageUploads> | null = null;
  const showAll = (uploads: PageUploads) => lists.forEach((list) => list.show(uploads.getSnapshot()));

  const open = (): Promise<PageUploads> => {
    opened ??= load()
      .then((uploads) => {
        if (!uploads) throw new Error("No person is signed in.");
        uploads.subscribe(() => showAll(uploads));
        showAll(uploads);
        return uploads;
      })
      .catch((error: unknown) => {
        // It is tried again with the next question.
        opened = null;
        throw error;
      });
    return opened;
  };

  const lend = (app: string): PortalUploads => {
    const list = new GuestList(app);
    lists.set(app, list);
    /** Acts on an upload of this application, and on no other. */
    const on = (act: (uploads: PageUploads, id: string) => void) => (id: string) =>
      void open().then((uploads) => {
        if (list.value.get().some((upload) => upload.id === id)) act(uploads, id);
      });
    return Object.freeze({
      add: async (files, { serverid = app, deliver } = {}) => {
        const uploads = await open();
        return uploads.add(files, {
          app,
          serverid,
          deliver: deliver ? { path: deliver.path, body: deliver.body ?? {} } : null,
        });
      },
      list: {
        get: list.value.get,
        subscribe: (listener) => {
          open().catch(() => undefined);
          return list.value.subscribe(listener);
        },
      },
      pause: on(({ queue }, id) => queue.pause(id)),
      resume: on(({ queue }, id) => queue.resume(id)),
      abort: on(({ queue }, id) => queue.abort(id)),
      retry: on(({ queue }, id) => queue.retry(id)),
      forget: on((uploads, id) => {
        uploads.dismiss(id);
        uploads.queue.forget(id);
      }),
    } satisfies PortalUploads);
  };

  const lent = new Map<string, PortalUploads>();
  return (app) => {
    const known = lent.get(app) ?? lend(app);
    lent.set(app, known);
    return known;
  };
}
