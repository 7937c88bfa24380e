import { Refusal } from "../envelope";
import { storage } from "../../../contract/storage";
import { parseFormBy } from "../parseInput";

/** A picture from a form, or why there is none: errors of our own do not cross from thread to thread as they are. */
export type ReadPicture =
  | { readonly kind: "picture"; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: "noPicture" }
  | ({ readonly kind: "refused" } & Pick<Refusal, "status" | "message" | "code" | "fieldErrors">);

/** What some senders put before the text. */
const PREFIX = /^data:[\w/+.-]{0,60};base64,/i;

/** The bytes of a text in base64, null where it is none. Forms that were not encoded have blanks for plus signs. */
function bytesOf(base64: string): Buffer | null {
  const text = base64
    .replace(PREFIX, "")
    .replace(/[\r\n]+/g, "")
    .replaceAll(" ", "+");
  const digits = text.replace(/={1,2}$/, "");
  if (digits === "" || digits.length % 4 === 1 || /[^A-Za-z0-9+/]/.test(digits)) return null;
  return Buffer.from(digits, "base64");
}

function pictureIn(form: Uint8Array): ReadPicture {
  try {
    const { fileName, type, base64Str } = parseFormBy(storage.base64Image.in, form);
    const bytes = bytesOf(base64Str);
    return bytes ? { kind: "picture", name: `${fileName}.${type}`, bytes } : { kind: "noPicture" };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, message, code, fieldErrors } = error;
    return { kind: "refused", status, message, code, fieldErrors };
  }
}

/** Reads the form of a picture as text; runs in the thread for heavy work. */
export const readPicture = (form: Uint8Array): Promise<ReadPicture> => Promise.resolve(form).then(pictureIn);
