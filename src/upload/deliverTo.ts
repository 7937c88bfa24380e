import { storage } from "../../contract/storage";
import { perform } from "../base/api/baseQuery";
import type { ApiRuntime } from "../base/api/runtime";
import type { KeptUpload } from "./core/kept";
import { recordOf, textOf } from "../base/core/wire/read";
import { failureOf } from "../base/core/wire/failure";
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
  const performed = await perform(
    runtime,
    { shape: { method: "POST", path, body: "json" }, payload, appCode: app, quiet: true },
    signal,
  );
  if ("error" in performed) return faultOf(failureOf(performed.error), runtime.ports.time.now());
  return { delivered: performed.data };
}

/** Gives up a stored file that no application has taken, so that its space is free. Where it cannot be, it stays. */
export async function releaseStored(runtime: ApiRuntime, { answer }: Stored): Promise<void> {
  const fileId = textOf(recordOf(answer)["id"]);
  const call = { shape: storage.releaseFile, payload: { fileId }, quiet: true };
  if (fileId) await perform(runtime, call, new AbortController().signal);
}
