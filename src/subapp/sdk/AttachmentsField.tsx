import { useMemo, type ComponentProps } from "react";
import { calls } from "../../../contract/paths";
import { readOfferedPage } from "../../core/file/offeredFiles";
import { AttachmentsField as Field } from "../../kit/attachments/AttachmentsField";
import type { AttachmentSource, AttachmentsWorld } from "../../kit/attachments/world";
import type { GuestFiles } from "../../core/menu/guests";
import type { Portal } from "./contract";
import { guestFiles } from "./guestFiles";
import { usePortal } from "./PortalContext";
import { isUnknownCall } from "../../core/wire/unknownCall";
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
  release: (file) => void portal.request.post(calls.releaseFile.path, { fileId: file }, { quiet: true }),
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
