import { storage } from "../../contract/storage";
import { perform } from "../base/api/baseQuery";
import { base64Upload, type Base64Picture } from "./core/base64Picture";
import { failureOf } from "../base/core/wire/failure";
import { failureReason } from "../base/core/wire/failureReason";
import { readStored } from "../base/core/wire/portrait";
import type { Text } from "../base/core/wire/text";
import type { AppThunk } from "../base/state/types";

/** What the platform has stored, in its own words, or why it has not. */
export type StoredPicture =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly status: number | null; readonly text: Text };

/** Who sends it, where that is an application. */
interface Sender {
  readonly appCode?: string;
}

/** Stores a picture that is a text; without one, or without a name, nothing is sent [UP-08]. Never rejects. */
export const uploadBase64 =
  (picture: Base64Picture, { appCode }: Sender = {}): AppThunk<Promise<StoredPicture>> =>
  async (_dispatch, _getState, runtime) => {
    const asked = base64Upload(picture);
    if ("text" in asked) return { ok: false, status: null, text: asked.text };
    const call = { shape: storage.base64Image, payload: asked.upload, quiet: true, awaited: true, appCode };
    const performed = await perform(runtime, call, new AbortController().signal);
    if (!("error" in performed)) return { ok: true, data: readStored(performed.data) };
    const failure = failureOf(performed.error);
    return { ok: false, status: failure.status ?? null, text: failureReason(failure) };
  };
