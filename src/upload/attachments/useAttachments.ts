import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { keyOf, withMore, without, type Attachment } from "../../base/core/file/attachment";
import type { FoundFile } from "../../base/core/file/intake";
import type { Text } from "../../base/core/wire/text";
import { useText } from "../../base/i18n/useText";
import type { BoundField } from "../../base/kit/form/useField";
import { useKit } from "../../base/kit/KitContext";
import { followUploads, NEW, storedId } from "./followUploads";
import type { AttachmentsWorld, AttachmentUpload } from "./world";

/** The files of a field, and what can be done with them. */
export interface Attachments {
  readonly list: readonly Attachment[];
  readonly uploadOf: (attachment: Attachment) => AttachmentUpload | null;
  /** Adds stored files. */
  readonly add: (files: readonly Attachment[]) => void;
  /** Uploads files of the device. */
  readonly upload: (files: readonly FoundFile<File, FileSystemFileHandle>[]) => void;
  readonly remove: (attachment: Attachment) => void;
  readonly retry: (attachment: Attachment) => void;
}

const NONE: readonly Attachment[] = [];
const listIn = (value: unknown): readonly Attachment[] => (Array.isArray(value) ? value : NONE);

/**
 * The files of a form's field: uploads them while the person goes on, and gives up those that were uploaded for it and are not kept
 * by what was saved, once the form is closed [UP-12].
 */
export function useAttachments(field: BoundField, most: number, world: AttachmentsWorld): Attachments {
  const { announcer, toasts } = useKit();
  const text = useText();
  const { uploads, release } = world;
  const known = useSyncExternalStore(uploads.list.subscribe, uploads.list.get);
  const list = listIn(field.value);
  const uploaded = useRef(new Set<string>());
  const seen = useRef(new Set<string>());
  const count = useRef(0);
  const isOpen = useRef(false);

  const now = () => listIn(field.now());
  const say = (id: string, name: string) => announcer.say(text({ id, values: { name } }));
  /** Gives up a stored file, unless another attachment has it under another name. */
  const releaseUnused = (file: string, among: readonly Attachment[]) => {
    if (file === "" || among.some((other) => other.file === file)) return;
    uploaded.current.delete(file);
    release(file);
  };
  const giveUp = (key: string) => {
    const file = storedId(uploads.list.get().find(({ id }) => id === key)?.stored);
    uploads.abort(key);
    uploads.forget(key);
    releaseUnused(file, now());
  };
  const warn = (message: Text) => toasts.notify({ severity: "warning", text: message, answer: true });
  const warnOfTwice = (name: string) => warn({ id: "kit.attachments.twice", values: { name } });

  /** Takes what has become of the uploads into the form. */
  const follow = useEffectEvent(() => {
    const before = now();
    for (const { id } of uploads.list.get()) seen.current.add(id);
    const { list: next, stored, news } = followUploads(before, uploads.list.get(), seen.current);
    for (const file of stored) uploaded.current.add(file);
    for (const { what, name } of news)
      if (what === "twice") warnOfTwice(name);
      else say(what === "added" ? "kit.attachments.added" : "kit.attachments.failedName", name);
    if (next === before) return;
    field.change(next);
    // The field itself shows what has been stored.
    for (const { key, file } of before)
      if (key !== undefined && file === "" && !next.some((each) => each.key === key && each.file === ""))
        uploads.forget(key);
  });
  useEffect(() => follow(), [known, list]);

  const leave = useEffectEvent(() => {
    for (const { key, file } of now()) if (key !== undefined && file === "") giveUp(key);
    // What was saved is kept by the application.
    for (const file of uploaded.current) release(file);
    uploaded.current.clear();
  });
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      leave();
    };
  }, []);

  const put = (more: readonly Attachment[]): readonly Attachment[] => {
    const { list: next, left, again } = withMore(now(), more, most);
    for (const { name } of again) warnOfTwice(name);
    if (left > 0) warn({ id: "kit.attachments.tooMany", values: { most, left } });
    field.change(next);
    return next;
  };

  const upload: Attachments["upload"] = (found) => {
    const begun = found.map(({ file, handle }) => {
      count.current += 1;
      const { name, size } = file;
      return { file, handle, attachment: { key: `${NEW}${count.current}`, file: "", name, size } };
    });
    const next = put(begun.map(({ attachment }) => attachment));
    const taken = begun.filter(({ attachment }) => next.includes(attachment));
    if (taken.length === 0) return;
    uploads.add(taken.map(({ file, handle }) => ({ file, handle }))).then(
      (ids) => {
        const asked = new Map(ids.map((id, place) => [taken[place]?.attachment.key, id]));
        const next = now().map((each) => {
          const key = asked.get(each.key);
          return key === undefined ? each : { ...each, key };
        });
        const wanted = new Set(isOpen.current ? next.map(({ key }) => key) : []);
        for (const id of ids) if (!wanted.has(id)) giveUp(id);
        field.change(next);
      },
      () => {
        warn({ id: "kit.attachments.notStarted" });
        const gone = new Set(taken.map(({ attachment }) => attachment.key));
        field.change(now().filter(({ key }) => key === undefined || !gone.has(key)));
      },
    );
  };

  return {
    list,
    uploadOf: ({ key }) => known.find(({ id }) => id === key) ?? null,
    add: (files) => {
      const next = put(files);
      for (const file of files) if (next.includes(file)) say("kit.attachments.added", file.name);
    },
    upload,
    remove: (attachment) => {
      const { key, file, name } = attachment;
      if (file === "" && key !== undefined) giveUp(key);
      const left = without(now(), keyOf(attachment));
      if (uploaded.current.has(file)) releaseUnused(file, left);
      field.change(left);
      say("kit.attachments.removed", name);
    },
    retry: ({ key }) => {
      if (key !== undefined) uploads.retry(key);
    },
  };
}
