import { uaa } from "../../contract/uaa";
import { ask } from "../base/api/ask";
import { reasonOf } from "../base/core/wire/reason";
import { readPortrait, readStoredFile } from "../base/core/wire/portrait";
import { personOf, readUser } from "../base/core/wire/user";
import type { Text } from "../base/core/wire/text";
import { signedIn } from "../base/state/session";
import { isUnknownCall } from "../base/core/wire/unknownCall";
import type { AppThunk } from "../base/state/types";
import { uploadBase64 } from "./uploadBase64";

/** What came of it: the address of the portrait, null for none, or why it stays as it was. */
export type ChangedPortrait = { readonly result: string | null } | { readonly text: Text };

const NOT_OFFERED: Text = { id: "portrait.notOffered" };
const UNREADABLE: Text = { id: "api.serverError" };

/** So many bytes are turned into letters at once: as many arguments a function takes. */
const AT_ONCE = 0x8000;

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = "";
  for (let start = 0; start < bytes.length; start += AT_ONCE)
    letters += String.fromCharCode(...bytes.subarray(start, start + AT_ONCE));
  return btoa(letters);
}

/**
 * Stores a picture and makes it the person's portrait, or takes theirs away where it is null. Everything on this page that shows
 * the person follows at once [UP-08]. Never rejects.
 */
export const changePortrait =
  (picture: File | null): AppThunk<Promise<ChangedPortrait>> =>
  async (dispatch, getState, runtime) => {
    const person = runtime.whoIsHere();
    let fileId = "";
    if (picture) {
      const base64 = await base64Of(picture);
      const stored = await dispatch(uploadBase64({ fileName: "portrait", type: "jpg", base64 }));
      if (!stored.ok) return { text: stored.text };
      fileId = readStoredFile(stored.data) ?? "";
      if (fileId === "") return { text: UNREADABLE };
    }
    const { data, error } = await ask(runtime, uaa.setPortrait, { fileId });
    if (error) {
      const isOffered = !isUnknownCall(error.status) || error.code === "not_found";
      return { text: isOffered ? reasonOf(error) : NOT_OFFERED };
    }
    const avatar = readPortrait(data);
    const { user } = getState().session;
    // Another person may have signed in meanwhile.
    const portrayed = user && personOf(user) === person ? readUser({ ...user.record, avatar }) : null;
    if (portrayed) {
      dispatch(signedIn(portrayed));
      runtime.ports.broadcast.post({ kind: "changed", person: personOf(portrayed), what: "portrait" });
    }
    return { result: avatar };
  };
