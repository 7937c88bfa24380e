import Box from "@mui/material/Box";
import { useState } from "react";
import type { Attachment } from "../../src/base/core/file/attachment";
import type { OfferedItem } from "../../src/base/core/file/offeredFiles";
import { AttachmentsField } from "../../src/upload/attachments/AttachmentsField";
import type { AttachmentSource, AttachmentsWorld } from "../../src/upload/attachments/world";
import { FormDialog } from "../../src/base/kit/form/FormDialog";
import { attachments, object, text } from "../../src/base/kit/form/schemas";
import { TextInput } from "../../src/base/kit/form/TextInput";
import type { Question } from "../../src/base/kit/DialogQueue";
import { DialogOpener } from "../support/DialogOpener";

const FOLDERS: readonly (OfferedItem & { readonly folder: string | null })[] = [
  { id: "d1", kind: "folder", name: "春游 Spring outing", size: 0, file: "", folder: null },
  { id: "a", kind: "file", name: "校历 Calendar.pdf", size: 320_000, file: "file-a", folder: null },
  { id: "b", kind: "file", name: "校徽 Crest.png", size: 48_000, file: "file-b", folder: null },
  { id: "c", kind: "file", name: "路线 Route.pdf", size: 1_250_000, file: "file-c", folder: "d1" },
  { id: "d", kind: "file", name: "报名表 Form.docx", size: 21_000, file: "file-d", folder: "d1" },
];

/** Two files a page, so that there are more. */
const PAGE = 2;

/** A drive in memory. */
export const drive: AttachmentSource = {
  code: "drive",
  name: "校园云盘|||School Drive",
  ask: ({ folder, keyword, page }) => {
    const all = FOLDERS.filter((each) =>
      keyword === "" ? each.folder === folder : each.name.includes(keyword),
    );
    return Promise.resolve({
      page: {
        items: all.slice((page - 1) * PAGE, page * PAGE),
        total: all.length,
        path: folder === null ? [] : [{ id: "d1", name: "春游 Spring outing" }],
      },
      isLast: page * PAGE >= all.length,
    });
  },
};

/** An application of which this platform knows nothing. */
export const unknown: AttachmentSource = {
  code: "old",
  name: "旧应用|||Old app",
  ask: () => Promise.resolve({ text: null, gone: true }),
};

interface Props {
  readonly world: AttachmentsWorld;
  readonly initial: readonly Attachment[];
  readonly most: number;
  readonly onSave: (files: readonly Attachment[]) => void;
}

function SampleForm({ world, initial, most, onSave, close }: Props & Question<true>) {
  const [schema] = useState(() => object({ title: text().required(), files: attachments(most) }));
  return (
    <FormDialog
      title="发布通知|||Publish a notice"
      status="edit"
      schema={schema}
      initial={{ title: "春游安排", files: initial }}
      submit={({ files }) => {
        onSave(files);
        return Promise.resolve({ data: true as const });
      }}
      close={close}
    >
      <TextInput name="title" label="标题|||Title" />
      <AttachmentsField name="files" label="附件|||Attachments" most={most} world={world} />
    </FormDialog>
  );
}

/** A page with a button that opens a form with files. */
export const AttachmentsPage = (props: Props) => (
  <Box component="main">
    <h1>附件 Attachments</h1>
    <DialogOpener dialog={SampleForm} asked={props} />
  </Box>
);
