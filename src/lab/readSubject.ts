import { frontApi } from "../base/api/front.api";
import { versionsApi } from "../base/api/versions.api";
import { isPlainObject } from "../base/core/wire/isPlainObject";
import type { AppDispatch } from "../base/state/types";
import { clientVersions, versionGap } from "../health/core/reach";
import { readManifest } from "../subapp/host/manifest";
import { KIT_VERSION } from "../subapp/sdk/contract";
import { readLabManifest } from "./core/contractChecks";
import type { LabSubject } from "./core/labReport";
import { manifestProblem } from "./core/manifestProblem";
import type { LabPorts } from "./flow/LabEngine";
import { labApi } from "./lab.api";
import { readAppFile } from "./readAppFile";

type Asked<Data> = PromiseLike<{
  readonly data?: Data | undefined;
  readonly error?: Parameters<typeof manifestProblem>[0] | undefined;
}> & { abort(): void };

/** Waits for a request, and gives it up with the signal. */
async function until<Data>(asking: Asked<Data>, signal: AbortSignal) {
  const abort = () => asking.abort();
  signal.addEventListener("abort", abort, { once: true });
  const answer = await asking;
  signal.removeEventListener("abort", abort);
  return answer;
}

/** Reads an application's manifest, the file that declares it, and the versions of its server part. */
export const subjectReader =
  (dispatch: AppDispatch, origin: string): LabPorts["readManifest"] =>
  async ({ address, app }, signal) => {
    const untracked = { track: false } as const;
    const manifestAnswer = await until(
      dispatch(frontApi.endpoints.manifest.initiate({ app }, untracked)),
      signal,
    );
    if (manifestAnswer.error !== undefined) return manifestProblem(manifestAnswer.error);
    const document: unknown = manifestAnswer.data;
    if (!isPlainObject(document)) return { problem: "notObject" };
    const manifest = readLabManifest(document, (fileId) => readManifest(document, { app, fileId }, origin));
    if (!manifest) return { problem: "notObject" };

    const client = clientVersions(document);
    const [declared, server] = await Promise.all([
      until(dispatch(labApi.endpoints.appFile.initiate({ app }, untracked)), signal),
      client.serverVersion === ""
        ? { data: undefined }
        : until(
            dispatch(
              versionsApi.endpoints.packageVersions.initiate(
                { service: app },
                { subscribe: false, forceRefetch: true },
              ),
            ),
            signal,
          ),
    ]);
    if (signal.aborted) return { problem: "aborted" };
    const opened = manifest.pages.filter(({ entry }) => "script" in entry).map(({ fileId }) => fileId);
    const subject: LabSubject = {
      address,
      app,
      page: opened.find((fileId) => fileId === app) ?? opened[0] ?? null,
      manifest,
      declared: declared.error === undefined ? readAppFile(declared.data) : null,
      gap: server.data ? versionGap(client, server.data) : null,
      kitVersion: KIT_VERSION,
    };
    return { subject };
  };
