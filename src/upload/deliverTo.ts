import { storage } from "../../contract/storage";
import { ask } from "../base/api/ask";
import { perform } from "../base/api/baseQuery";
import type { ApiRuntime } from "../base/api/runtime";
import type { KeptUpload } from "./core/kept";
import { recordOf, textOf } from "../base/core/wire/read";
import { isPlatformPath } from "../base/core/wire/url";
import type { Stored, UploadOutcome } from "./flow/state";
import { faultOf } from "./uploadRequests";

/** Tells an application of a stored file by the call that it has asked for; faults are outcomes [UP-10]. */
export async function deliverTo(
  runtime: ApiRuntime,
  { id, app, name, deliver }: KeptUpload,
  stored: Stored | null,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  if (!deliver) return { delivered: null };
  const { path } = deliver;
  // Kept on the device, where a person may have changed it.
  if (!isPlatformPath(path))
    return { fault: "refused", code: "bad_path", text: { id: "api.serverError" }, missing: [] };
  const payload = { ...deliver.body, upload: id, name, file: stored?.answer ?? null };
  const { data, error } = await perform(
    runtime,
    { shape: { method: "POST", path, body: "json" }, payload, appCode: app, quiet: true },
    signal,
  );
  return error ? faultOf(error, runtime.ports.time.now()) : { delivered: data };
}

/** Gives up a stored file that no application has taken, so that its space is free. Where it cannot be, it stays. */
export async function releaseStored(runtime: ApiRuntime, { answer }: Stored): Promise<void> {
  const fileId = textOf(recordOf(answer)["id"]);
  if (fileId) await ask(runtime, storage.releaseFile, { fileId });
}
