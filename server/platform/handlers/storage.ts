import path from "node:path";
import { Readable } from "node:stream";
import { calls, type Out } from "../../../contract/calls";
import { fileName } from "../../../contract/schemas/storage";
import { defineHandlers } from "../defineHandlers";
import type { ByteRange } from "../byteRange";
import { Refusal, refusals, sendPlainly } from "../envelope";
import { MODULE_NEEDS, mayReadByModules, releaseUnlessKept } from "../modules/register";
import { clockOf } from "../modules/clockOf";
import { sendFile } from "../sendFile";
import { fileAddress } from "../storage/fileAddress";
import { fileRefusals } from "../storage/fileRefusals";
import type { FileRow } from "../storage/fileRows";
import type { Spooled } from "../storage/ports";
import type { readPicture } from "../storage/readPicture";
import type { DescribedUpload } from "../storage/fileRules";
import type { Storage } from "../storage/storage";
import { PARTS_LIMIT, type Upload } from "../uploads";
import { jobOf } from "../work/heavyWork";
import { whileWanted } from "../work/whileWanted";

const PICTURE = jobOf<typeof readPicture>(path.join(__dirname, "../storage/readPicture.ts"), "readPicture");

/** Most bytes of a picture that comes as text, in place of a file part. */
const MOST_OF_PICTURE = calls.base64Image.maxBytes;

const noPicture = () =>
  new Refusal(400, "图片内容不正确|||The text is not a picture in base64", "no_picture");

/** A stored file under the name that this call gave it: the same bytes may have been stored under another one before. */
const answerOf = ({ id, name, size, md5, sha256 }: FileRow, said: readonly string[]): Out<"upload"> => ({
  id,
  url: fileAddress(id),
  name: said[0] ?? name,
  size,
  md5,
  sha256,
});

/** The parameters of an upload in words of the storage: `fullSize` is the file's where it is sent, and `size` is then the chunk's. */
interface UploadFields {
  readonly md5: string;
  readonly name: string;
  readonly fileName?: string | undefined;
  readonly size: number;
  readonly fullSize?: number | undefined;
  readonly chunks: number;
  readonly eachSize?: number | undefined;
  readonly serverid: string;
}
const describe = ({
  md5,
  name,
  fileName: other,
  size,
  fullSize = size,
  chunks,
  eachSize,
  serverid: place,
}: UploadFields) =>
  ({
    md5,
    size: fullSize,
    names: other === undefined ? [name] : [name, other],
    place,
    chunks,
    eachSize,
  }) satisfies DescribedUpload;

/** Receives the file of a body, hands it on with its fields, and removes what is left of it however that ends. */
async function received<Input, Result>(
  storage: Storage,
  upload: Upload<Input>,
  { hashes, checksName }: { readonly hashes: boolean; readonly checksName: boolean },
  keep: (input: Input, spooled: Spooled, partName: string) => Promise<Result>,
): Promise<Result> {
  let file: Spooled | undefined;
  try {
    const { input, kept } = await upload.read(async ({ stream, name }) => {
      file = await storage.receive(
        { stream, names: checksName ? [name] : [] },
        { most: PARTS_LIMIT, hashes },
      );
      return { file, name };
    });
    // A field of a form in which no file was chosen is a part without a name.
    if (!kept || (kept.name === "" && kept.file.size === 0)) throw fileRefusals.noFile();
    return await keep(input, kept.file, kept.name);
  } finally {
    if (file) await storage.discard(file);
  }
}

/** Uploads of files, whole and in chunks, and the files themselves [UP-01, UP-02, UP-08]. */
export const storageHandlers = defineHandlers([...MODULE_NEEDS, "heavyWork", "thumbnails"], {
  fileCheck: async (input, { storage, me }) => {
    const upload = describe(input);
    const file = await storage.check(me, upload);
    return file ? answerOf(file, upload.names) : false;
  },

  upload: async (upload, { storage, me }) =>
    received(storage, upload, { hashes: true, checksName: true }, async (input, spooled, partName) => {
      if (!fileName.safeParse(partName).success) throw fileRefusals.fileName();
      const names = input.name === undefined ? [partName] : [input.name, partName];
      const { md5, crc32, serverid: place } = input;
      return answerOf(await storage.takeWhole(me, spooled, { names, place, md5, crc32 }), names);
    }),

  chunkCheck: async (input, { storage, me }) => ({
    data: await storage.hasChunk(me, describe(input), input.chunk),
  }),

  chunkUpload: async (upload, { storage, me, site }) =>
    received(storage, upload, { hashes: false, checksName: false }, async (input, spooled) => {
      const { chunk, eachSize, crc32, size, fullSize } = input;
      if (size !== fullSize && size !== spooled.size) throw fileRefusals.badCut();
      const until = await storage.takeChunk(me, spooled, { ...describe(input), chunk, eachSize, crc32 });
      return { chunk, keptUntil: clockOf(site).wireDate(until) };
    }),

  mergeFile: async (input, { storage, me }) => {
    const upload = describe(input);
    return answerOf(await storage.merge(me, upload), upload.names);
  },

  base64Image: async (form, { storage, me, heavyWork, reply }) => {
    const read = await heavyWork.run(PICTURE, form, { path: [me.id], given: whileWanted(reply) });
    if (read.kind === "noPicture") throw noPicture();
    if (read.kind === "refused") throw new Refusal(read.status, read.message, read.code, read.fieldErrors);
    const names = [read.name];
    const spooled = await storage.receive(
      { stream: Readable.from([Buffer.from(read.bytes)]), names },
      { most: MOST_OF_PICTURE, hashes: true },
    );
    try {
      return answerOf(await storage.takeWhole(me, spooled, { names }), names);
    } finally {
      await storage.discard(spooled);
    }
  },

  releaseFile: async ({ fileId }, context) => {
    await releaseUnlessKept(context, context.me, fileId);
    return null;
  },

  showThumbnail: async ({ fileId, size }, context) => {
    const { storage, thumbnails, me, request, reply } = context;
    const file = await storage.find(me, fileId, (owned) => mayReadByModules(context, me, owned));
    const bytes = file && (await thumbnails.of(file, size, () => storage.open(file), { path: [me.id] }));
    if (!bytes) return sendPlainly(reply, refusals.noSuchFile());
    const open = ({ start, end }: ByteRange = { start: 0, end: bytes.length - 1 }) =>
      Promise.resolve(Readable.from([bytes.subarray(start, end + 1)]));
    const content = {
      name: `${size}.webp`,
      type: "image/webp",
      size: bytes.length,
      sha256: `${file.sha256}-${size}`,
      open,
    };
    return sendFile(request, reply, content, { inline: true });
  },

  showFile: async ({ fileId, save = false, name }, context) => {
    const { storage, me, request, reply } = context;
    const file = await storage.find(me, fileId, (owned) => mayReadByModules(context, me, owned));
    if (file === null) return sendPlainly(reply, refusals.noSuchFile());
    // A link may come from another person: no name makes a program of a file.
    const named = name !== undefined && storage.allowsName(name) ? { ...file, name } : file;
    const content = { ...named, open: (range?: ByteRange) => storage.open(file, range) };
    return sendFile(request, reply, content, { inline: !save });
  },
});
