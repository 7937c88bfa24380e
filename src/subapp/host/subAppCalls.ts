import { base } from "../../../contract/base";
import { isPlatformPath } from "../../base/core/wire/url";
import { frontApi } from "../../base/api/front.api";
import { performUntil, sendRequest } from "../../base/api/sendRequest";
import { hasCodeTree, readCodeTree } from "../../base/core/permission/codeTree";
import type { Failure } from "../../base/core/wire/failure";
import type { UserType } from "../../base/core/wire/user";
import { SubAppFailure } from "./ports";
import type { FileBeginning } from "../../base/core/wire/exchange";
import { START_TIMEOUT } from "../../base/core/wire/request";
import { outcomeOf } from "../../base/core/wire/outcome";
import type { ApiCall } from "../../base/api/baseQuery";
import type { AppDispatch } from "../../base/state/types";
import type { Answer } from "../sdk/contract";
import type { AskedBeginning, PortalCall } from "../sdk/createPortal";
import type { LoadCodes } from "./AppPermissions";

/** Sends a sub-application's call, under its own code, through the portal's wrapper [API-02]. */
export const sendFor =
  (dispatch: AppDispatch) =>
  ({ quiet, signal, app, ...call }: PortalCall): Promise<Answer> =>
    dispatch(async (_dispatch, _getState, runtime) =>
      outcomeOf(await sendRequest(runtime, { ...call, appCode: app }, { quiet, signal })),
    );

/** As many bytes of a file's beginning an application may have at most. */
const MOST_BYTES = 1 << 20;

/**
 * Reads what a file begins with, through the portal's wrapper; the store keeps nothing of it. `withoutBase` answers the path
 * that an address has on the platform.
 */
export const beginningFor =
  (dispatch: AppDispatch, withoutBase: (address: string) => string) =>
  async ({ app, address, most, quiet, timeout, signal }: AskedBeginning): Promise<Answer<FileBeginning>> => {
    const path = withoutBase(address);
    if (!isPlatformPath(path)) {
      const text = { id: "kit.call.badAddress", values: { path: address.slice(0, 200) } };
      return { ok: false, status: null, text };
    }
    const wanted = Math.max(1, Math.min(MOST_BYTES, Math.trunc(most) || 1));
    const call: ApiCall = {
      shape: { method: "GET", path, answer: "bytes", cacheable: true, most: wanted },
      payload: undefined,
      appCode: app,
      timeout: timeout ?? START_TIMEOUT,
      ...(quiet !== undefined && { quiet }),
    };
    const result = await dispatch((_dispatch, _getState, runtime) => performUntil(runtime, call, signal));
    return outcomeOf(result) as Answer<FileBeginning>;
  };

/** What gateways answer while no server behind them does. */
const NO_SERVER: ReadonlySet<number> = new Set([502, 503, 504]);

/** Why a manifest's document could not be had, in the engine's words. */
const manifestFailure = (app: string, error: Failure | { readonly message?: string }): SubAppFailure => {
  if (!("kind" in error)) return new SubAppFailure("manifestMissing", `${app}: ${error.message ?? "?"}`);
  const { status = null } = error;
  if (status === 404) return new SubAppFailure("notInstalled", app);
  if (error.kind === "body") return new SubAppFailure("manifestInvalid", `${app}: ${error.fault ?? "?"}`);
  if (error.kind === "transport") return new SubAppFailure("unreachable", `${app}: ${error.fault ?? "?"}`);
  const reason = status !== null && NO_SERVER.has(status) ? "unreachable" : "manifestMissing";
  return new SubAppFailure(reason, `${app}: ${status ?? error.kind}`);
};

/** Fetches `/{app}/manifest.json` each time: a deployment may have replaced it. */
export const manifestFetcher =
  (dispatch: AppDispatch) =>
  async (app: string, signal: AbortSignal): Promise<unknown> => {
    const asking = dispatch(frontApi.endpoints.manifest.initiate({ app }, { track: false }));
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

/**
 * Fetches the permission tree of an application, in silence: what it allows is absent until it comes. For people who
 * have none, no call is made [ROUTE-03].
 */
export const codeLoader =
  (dispatch: AppDispatch, userType: UserType): LoadCodes =>
  async (app) => {
    if (!hasCodeTree(userType)) return [];
    const { path } = base.codeTree;
    const answer = await sendFor(dispatch)({ app, method: "get", path, data: { code: app }, quiet: true });
    return answer.ok ? readCodeTree(answer.data) : null;
  };
