import { storage } from "../../contract/storage";
import { ask } from "../base/api/ask";
import { base64Upload, type Base64Picture } from "./core/base64Picture";
import { outcomeOf, type Outcome } from "../base/core/wire/outcome";
import { readStored } from "../base/core/wire/portrait";
import type { AppThunk } from "../base/state/types";

/** Who sends it, where that is an application. */
interface Sender {
  readonly appCode?: string;
}

/** Stores a picture that is a text; without one, or without a name, nothing is sent [UP-08]. Never rejects. */
export const uploadBase64 =
  (picture: Base64Picture, { appCode }: Sender = {}): AppThunk<Promise<Outcome>> =>
  async (_dispatch, _getState, runtime) => {
    const asked = base64Upload(picture);
    if ("text" in asked) return { ok: false, status: null, text: asked.text };
    const options = { awaited: true, ...(appCode !== undefined && { appCode }) };
    const { data, error } = await ask(runtime, storage.base64Image, asked.upload, options);
    return outcomeOf(error ? { error } : { data: readStored(data) });
  };
