import type { ApiRuntime } from "../base/api/runtime";
import type { HashWorker } from "./flow/hash/HashWorker";
import { performUpload } from "./flow/performUpload";
import type { UploadPorts } from "./flow/ports";
import { deliverTo } from "./deliverTo";
import { uploadRequests } from "./uploadRequests";
import type { PageUpload } from "./uploadsView";

/** How one upload asks the platform and reads its file; nothing is sent once its person has left. */
export function performerOf(
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
