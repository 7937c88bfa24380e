import { frontApi } from "../../api/front.api";
import { requestApi } from "../../api/request.api";
import type { RequestError } from "../../core/wire/answer";
import { failureText, readEnvelope } from "../../core/wire/envelope";
import { SubAppFailure } from "../../engines/subapp/ports";
import type { AppDispatch } from "../../state/types";
import type { Answer } from "../../subapp/contract";
import type { PortalCall } from "../../subapp/createPortal";

/** How a failed call ended, as sub-applications see it. */
const refused = (error: RequestError | { readonly message?: string }): Answer => {
  if (!("kind" in error)) return { ok: false, status: null, text: error.message ?? { id: "api.network" } };
  return { ok: false, status: "status" in error ? error.status : null, text: error.text };
};

/** Sends a sub-application's call through the portal's wrapper; a quiet call's envelope is opened here. */
export const sendFor =
  (dispatch: AppDispatch) =>
  async ({ quiet = false, ...call }: PortalCall): Promise<Answer> => {
    const sending = requestApi.endpoints.request.initiate({ ...call, noIntercept: quiet }, { track: false });
    const { data, error } = await dispatch(sending);
    if (error) return refused(error);
    if (!quiet) return { ok: true, data };
    const envelope = readEnvelope(data);
    if (envelope && envelope.status !== 200)
      return { ok: false, status: envelope.status, text: failureText(envelope) };
    return { ok: true, data: envelope ? envelope.data : data };
  };

/** Why a manifest's document could not be had, in the engine's words. */
const manifestFailure = (app: string, error: RequestError | { readonly message?: string }): SubAppFailure => {
  if (!("kind" in error)) return new SubAppFailure("manifestMissing", `${app}: ${error.message ?? "?"}`);
  if (error.kind === "body") return new SubAppFailure("manifestInvalid", `${app}: ${error.fault}`);
  const detail =
    error.kind === "transport" ? error.fault : "status" in error ? String(error.status) : error.kind;
  return new SubAppFailure("manifestMissing", `${app}: ${detail}`);
};

/** Fetches `/{app}/manifest.json`, anew each time: a deployment may have replaced it. */
export const manifestFetcher =
  (dispatch: AppDispatch) =>
  async (app: string, signal: AbortSignal): Promise<unknown> => {
    const asking = dispatch(
      frontApi.endpoints.manifest.initiate({ app }, { forceRefetch: true, subscribe: false }),
    );
    const abort = () => asking.abort();
    signal.addEventListener("abort", abort, { once: true });
    try {
      const { data, error } = await asking;
      if (error) throw manifestFailure(app, error);
      return data;
    } finally {
      signal.removeEventListener("abort", abort);
    }
  };
