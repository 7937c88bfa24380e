import { useMemo, type ComponentProps } from "react";
import { storage } from "../../../contract/storage";
import { readOfferedPage } from "../../base/core/file/offeredFiles";
import { AttachmentsField as Field, type AttachmentSource, type AttachmentsWorld } from "../../upload/kit";
import type { GuestFiles } from "../../base/core/apps/guests";
import type { Portal } from "./contract";
import { guestFiles } from "./guestFiles";
import { usePortal } from "./PortalContext";
import { isUnknownCall } from "../../base/core/wire/unknownCall";
import { useLive } from "./useLive";
import { useRejected } from "./useRejected";

/** Rows of a page of what an application offers. */
const PAGE_SIZE = 50;

const sourceOf = ({ request }: Portal, { code, name, path }: GuestFiles): AttachmentSource => ({
  code,
  name,
  ask: async ({ folder, keyword, page }) => {
    const answer = await request.get(
      path,
      {
        start: page,
        size: PAGE_SIZE,
        ...(folder !== null && { folder }),
        ...(keyword !== "" && { keyword }),
      },
      { quiet: true },
    );
    if (!answer.ok) return { text: answer.text, gone: folder === null && isUnknownCall(answer.status) };
    const read = readOfferedPage(answer.data);
    return read
      ? { page: read, isLast: page * PAGE_SIZE >= read.total }
      : { text: null, gone: folder === null };
  },
});

const worldOf = (
  portal: Portal,
  apps: readonly string[],
  rejected: ReadonlySet<string>,
): AttachmentsWorld => ({
  uploads: portal.uploads,
  rejected,
  sources: guestFiles.filter(({ code }) => apps.includes(code)).map((guest) => sourceOf(portal, guest)),
  release: (file) => void portal.request.post(storage.releaseFile.path, { fileId: file }, { quiet: true }),
});

/**
 * Files to be saved with a form: from the device, and from those of the person's applications that offer files (`fills.files` of their
 * `app.json`). Its value is a list of `Attachment`, of which the application keeps `file` and `name` [UP-12].
 */
export function AttachmentsField(props: Omit<ComponentProps<typeof Field>, "world">) {
  const portal = usePortal();
  const { apps } = useLive(portal.permissions);
  const rejected = useRejected();
  const world = useMemo(() => worldOf(portal, apps, rejected), [portal, apps, rejected]);
  return <Field {...props} world={world} />;
}
