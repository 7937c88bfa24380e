import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { Cancellation } from "../core/flow/cancellation";
import type { RequestError } from "../core/wire/answer";
import { type Envelope, failureText, fieldTexts, readEnvelope } from "../core/wire/envelope";
import type { CallerRequest } from "../core/wire/method";
import { reasonOf } from "../core/wire/reason";
import type { Text } from "../core/wire/text";
import { requestApi } from "./request.api";

/** The dispatch of a store that has the portal's calls, whatever else it has. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** The result of a call: its data, or why there is none; `status` if the platform gave one. */
export type Outcome =
  | { readonly ok: true; readonly data: unknown }
  | {
      readonly ok: false;
      readonly status: number | null;
      readonly text: Text;
      readonly fields?: Readonly<Record<string, string>>;
    };

/** Options of a request. */
export interface SendOptions {
  /** The caller shows the failure itself; no toast is shown for it. */
  readonly quiet?: boolean | undefined;
  /** Aborts the call. */
  readonly signal?: Cancellation | undefined;
}

/**
 * Sends a request that the caller writes itself, through the one wrapper; never rejects. The store keeps nothing of it:
 * the caller holds the answer, and a person who signs in later does not find it there [SEC-03].
 */
export async function sendRequest(
  dispatch: ApiDispatch,
  request: CallerRequest,
  { quiet = false, signal }: SendOptions = {},
): Promise<Outcome> {
  const sending = dispatch(
    requestApi.endpoints.request.initiate({ ...request, noIntercept: quiet }, { track: false }),
  );
  const giveUp = () => sending.abort();
  if (signal?.aborted) giveUp();
  signal?.addEventListener("abort", giveUp);
  const { data, error } = await sending;
  signal?.removeEventListener("abort", giveUp);
  if (error) return { ok: false, status: statusOf(error), text: reasonOf(error), ...blamed(error) };
  if (!quiet) return { ok: true, data };
  const envelope = readEnvelope(data);
  if (envelope && envelope.status !== 200)
    return { ok: false, status: envelope.status, text: failureText(envelope), ...blamed({ envelope }) };
  return { ok: true, data: envelope ? envelope.data : data };
}

/** The words for each parameter that the platform blames, where it names some. */
function blamed(error: object): { readonly fields?: Readonly<Record<string, string>> } {
  const envelope = "envelope" in error ? (error.envelope as Envelope | null) : null;
  const fields = envelope && fieldTexts(envelope);
  return fields ? { fields } : {};
}

const statusOf = (error: RequestError | object): number | null => ("status" in error ? error.status : null);
