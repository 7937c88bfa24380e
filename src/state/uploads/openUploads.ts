import type { ApiRuntime } from "../../api/runtime";
import type { PersonKey } from "../../core/wire/user";
import { HashWorker } from "../../flows/upload/hash/HashWorker";
import { openHashWorker } from "../../flows/upload/hash/openHashWorker";
import { performUpload } from "../../flows/upload/performUpload";
import type { UploadPorts } from "../../flows/upload/ports";
import { deliverTo } from "./deliverTo";
import { openHandle } from "./openHandle";
import { PageUploads, type PageUpload } from "./PageUploads";
import { uploadRequests } from "./uploadRequests";

/** How one upload asks the platform and reads its file; nothing is sent once its person has left. */
function performerOf(
  runtime: ApiRuntime,
  hashes: HashWorker,
  isHere: () => boolean,
  { kept, source }: PageUpload,
): UploadPorts["perform"] {
  const { id, name, serverid } = kept;
  const ask = uploadRequests(runtime, { name, uid: id, serverid });
  const perform = source && performUpload(source, hashes, ask);
  return (request, context) => {
    if (!isHere()) return Promise.resolve({ fault: "lapsed" });
    if (request.kind === "deliver") return deliverTo(runtime, kept, context.stored, context.signal);
    return perform ? perform(request, context) : Promise.resolve({ fault: "unreadable" });
  };
}

/** The uploads of a person on this page; what an earlier page has left goes on where its files can be read [UP-04]. */
export async function openUploads(runtime: ApiRuntime, person: PersonKey): Promise<PageUploads> {
  const { clock, database, random } = runtime.ports;
  const hashes = new HashWorker(openHashWorker, (milliseconds, job) => clock.after(milliseconds, job));
  const isHere = () => runtime.whoIsHere() === person;
  const uploads = new PageUploads({
    database,
    random,
    clock,
    person,
    isHere,
    openHandle,
    chance: Math.random,
    perform: (upload) => performerOf(runtime, hashes, isHere, upload),
  });
  const tell = () => uploads.queue.setOnline(navigator.onLine);
  window.addEventListener("online", tell);
  window.addEventListener("offline", tell);
  tell();
  // What is added before that would not be known again.
  await uploads.recall();
  return uploads;
}
