import { perform } from "../../api/baseQuery";
import type { ApiRuntime } from "../../api/runtime";
import type { KeptUpload } from "../../core/upload/kept";
import { failureOf } from "../../core/wire/failure";
import { isPlatformPath } from "../../core/wire/url";
import type { Stored, UploadOutcome } from "../../flows/upload/state";
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
  if ("error" in performed) return faultOf(failureOf(performed.error), runtime.ports.clock.now());
  return { delivered: performed.data };
}
