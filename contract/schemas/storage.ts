import { z } from "zod";
import { address, bytes, flag, id, idOut, segment, wholeFrom } from "./common";

const md5 = z
  .string()
  .regex(/^[0-9a-f]{32}$/i)
  .transform((hash) => hash.toLowerCase());

/** A file's own name: no path, no control characters. */
export const fileName = z.string().regex(/^[^\p{Cc}/\\]{1,255}$/u);
const serverid = segment.default("base");
const uid = z.string().max(64).optional();
const file = z.unknown().meta({ type: "string", format: "binary" });
/** Extension: the CRC-32 of the file part as a decimal number; what arrives otherwise is refused, to be sent again. */
const crc32 = wholeFrom(0, 0xffff_ffff).optional();

/** The parameters every step of one file's upload carries. */
const uploadParameters = z.object({
  serverid,
  md5,
  name: fileName,
  fileName: fileName.optional(),
  uid,
  size: wholeFrom(0),
  fullSize: wholeFrom(0).optional(),
  eachSize: wholeFrom(1).optional(),
  chunk: wholeFrom(1).optional(),
  chunks: wholeFrom(1, 100_000).default(1),
  chunked: flag.optional(),
});

const storedFile = z.object({
  id: idOut,
  url: address,
  name: z.string(),
  size: z.number().int(),
  md5: z.string(),
  /** Extension. */
  sha256: z.string().optional(),
});

/** Calls of the file service. */
export const storage = {
  unitLogo: { summary: "A unit's logo", in: z.object({ unitId: id }), out: bytes },
  /** `true` or the file = it exists already. */
  fileCheck: {
    summary: "Whether a file with this content exists already",
    in: uploadParameters,
    out: z.union([z.boolean(), storedFile]),
  },
  upload: {
    summary: "Uploads a small file in one request",
    in: z.object({
      serverid,
      uid,
      md5,
      /** Extension: without it the file part's own name counts. */
      name: fileName.optional(),
      crc32,
      file: file.optional(),
    }),
    out: storedFile,
  },
  chunkCheck: {
    summary: "Whether a chunk has arrived",
    in: uploadParameters.extend({ chunk: wholeFrom(1) }),
    out: z.object({ data: z.boolean() }),
  },
  chunkUpload: {
    summary: "Uploads a chunk",
    in: uploadParameters.extend({
      chunk: wholeFrom(1),
      eachSize: wholeFrom(1),
      fullSize: wholeFrom(0),
      crc32,
      file: file.optional(),
    }),
    out: z.object({
      chunk: z.number().int(),
      /** Extension: until when the chunks are kept if no other one arrives. `YYYY-MM-DD HH:mm:ss` */
      keptUntil: z.string().optional(),
    }),
  },
  mergeFile: {
    summary: "Joins the chunks into the file",
    in: uploadParameters.omit({ chunk: true }),
    out: storedFile,
  },
  base64Image: {
    summary: "Uploads a picture as base64 text",
    in: z.object({
      serverid,
      /** Without its extension. */
      fileName,
      base64Str: z.string().min(1).max(16_000_000),
      /** The extension. */
      type: z.enum(["gif", "jpg", "jpeg", "bmp", "png", "tif"]),
    }),
    out: storedFile,
  },
  /** Extension. */
  releaseFile: {
    summary:
      "Removes a file that the person has stored within a day and no application needs; harmless for any other",
    in: z.object({ fileId: id }),
    out: z.null(),
  },
  /** Extension. */
  showThumbnail: {
    summary: "A stored picture in small, as WebP, for those who may read it; 404 where there is none of it",
    in: z.object({
      fileId: id,
      /** The longer side: 320 or 1,600 px, never more than the picture's own. */
      size: z.enum(["small", "large"]).default("small"),
    }),
    out: bytes,
  },
  /** Extension; `url` of a stored file. */
  showFile: {
    summary: "A stored file or a part of it (Range), for its owner and whom an application lets read it",
    in: z.object({
      fileId: id,
      /** Saved by the browser, and not shown. */
      save: flag.optional(),
      /** Extension: the name that it is saved under, where that may be uploaded; the name that it was stored with otherwise. */
      name: fileName.optional(),
    }),
    out: bytes,
  },
};
