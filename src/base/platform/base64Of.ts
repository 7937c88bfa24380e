/** So many bytes at once: more arguments than this are too many for a call. */
const PART = 0x8000;

/** Bytes in base64, without a `data:` prefix. */
export function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PART)
    text += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(text);
}
