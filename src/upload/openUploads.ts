import type { ApiRuntime } from "../base/api/runtime";
import type { PersonKey } from "../base/core/wire/user";
import { HashWorker } from "./flow/hash/HashWorker";
import { openWorker } from "../base/flow/worker/openWorker";
import { releaseStored } from "./deliverTo";
import { openHandle } from "./openHandle";
import { PageUploads, type SiteOfUploads } from "./PageUploads";
import { performerOf } from "./performerOf";
import { TabUploads } from "./TabUploads";
import { browserUploadsChannel } from "./uploadsChannel";

/** How many tabs wait for a lock; null where the browser does not tell. */
async function tabsInLine(lock: string): Promise<number | null> {
  try {
    const { pending = [] } = await navigator.locks.query();
    return pending.filter(({ name }) => name === lock).length;
  } catch {
    return null;
  }
}

/** The uploads of a person, as this tab sees them; what an earlier page has left goes on where its files can be read [UP-04]. */
export async function openUploads(
  runtime: ApiRuntime,
  person: PersonKey,
  site: SiteOfUploads,
): Promise<TabUploads> {
  const { clock, database, locks, random } = runtime.ports;
  const hashes = new HashWorker(openWorker, (milliseconds, job) => clock.after(milliseconds, job));
  const lock = `portal.uploads.${person}`;
  const isHere = () => runtime.whoIsHere() === person;
  const open = () =>
    new PageUploads(
      {
        database,
        random,
        clock,
        person,
        isHere,
        openHandle,
        chance: Math.random,
        perform: (upload) => performerOf(runtime, hashes, isHere, upload),
        release: (_, stored) => void releaseStored(runtime, stored),
      },
      site,
    );
  const uploads = new TabUploads({
    channel: browserUploadsChannel(person),
    locks,
    clock,
    random,
    openHandle,
    lock,
    open,
    heirs: () => tabsInLine(lock),
    isOnline: () => navigator.onLine,
  });
  const tell = () => uploads.setOnline(navigator.onLine);
  window.addEventListener("online", tell);
  window.addEventListener("offline", tell);
  window.addEventListener("pagehide", () => uploads.announce(false));
  window.addEventListener("pageshow", ({ persisted }) => persisted && uploads.announce(true));
  // What is added before that would not be known again.
  await uploads.ready;
  return uploads;
}
