import { without, withStored, type Attachment } from "../../base/core/file/attachment";
import { recordOf, textOf } from "../../base/core/wire/read";
import type { AttachmentUpload } from "./world";

/** What begins the key of a file whose upload has no id yet. */
export const NEW = "new-";

/** What became of the uploads of a field's files. */
export interface Followed {
  readonly list: readonly Attachment[];
  /** The ids of files that were stored. */
  readonly stored: readonly string[];
  /** What is announced to the person; `twice` of a file that the field has already under that name. */
  readonly news: readonly { readonly what: "added" | "twice" | "failed"; readonly name: string }[];
}

/** The id of the file that an upload has stored; empty where there is none. */
export const storedId = (stored: unknown): string => textOf(recordOf(stored)["id"]);

/** An attachment as its upload has it by now; null where that was given up. */
function afterUpload(each: Attachment, { phase, stored }: AttachmentUpload): Attachment | null {
  if (phase === "aborted") return null;
  const failed = phase === "failed" || phase === "lost" || (phase === "done" && storedId(stored) === "");
  return failed === (each.failed ?? false) ? each : { ...each, failed };
}

/**
 * Takes what has become of uploads into the list of a field. In another tab, an upload may not be listed at once; one that was `seen`
 * and is listed no longer has been taken from the list there, so that its file counts as failed.
 */
export function followUploads(
  list: readonly Attachment[],
  uploads: readonly AttachmentUpload[],
  seen: ReadonlySet<string>,
): Followed {
  const stored: string[] = [];
  const news: { what: "added" | "twice" | "failed"; name: string }[] = [];
  let next = list;
  for (const each of list) {
    const { key, file, name } = each;
    if (key === undefined || key.startsWith(NEW) || file !== "") continue;
    const upload = uploads.find(({ id }) => id === key);
    if (!upload && !seen.has(key)) continue;
    const id = upload?.phase === "done" ? storedId(upload.stored) : "";
    if (id !== "") {
      stored.push(id);
      const taken = withStored(next, key, id);
      news.push({ what: taken.length < next.length ? "twice" : "added", name });
      next = taken;
      continue;
    }
    const changed = upload ? afterUpload(each, upload) : { ...each, failed: true };
    if (changed?.failed && !each.failed) news.push({ what: "failed", name });
    next = changed ? next.map((other) => (other === each ? changed : other)) : without(next, key);
  }
  const isSame = next.length === list.length && next.every((each, place) => each === list[place]);
  return { list: isSame ? list : next, stored, news };
}
