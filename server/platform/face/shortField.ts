import { textIn, parseForm } from "../forms";

/** No short field is longer, bytes; that of a nonce or an id is much shorter. */
const LONGEST = 400;
/** A form of ours has fewer fields; where there are more, those behind are not looked at. */
const MOST_FIELDS = 20;

/**
 * A short field of a long form, read without unpacking the pictures beside it; null where there is none. The form as a whole is
 * read, and checked, in another thread.
 */
export function shortField(form: Uint8Array, name: string): string | null {
  const bytes = Buffer.from(form.buffer, form.byteOffset, form.byteLength);
  const field = `${name}=`;
  for (let from = 0, fields = 0; from < bytes.length && fields < MOST_FIELDS; fields += 1) {
    const end = bytes.indexOf("&", from);
    const until = end < 0 ? bytes.length : end;
    if (until - from <= LONGEST) {
      const pair = bytes.toString("latin1", from, until);
      if (pair.startsWith(field)) return textIn(parseForm(pair), name) || null;
    }
    from = until + 1;
  }
  return null;
}
