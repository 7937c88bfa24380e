import { z } from "zod";
import { defineCalls, get, multipart, post } from "./define";
import { bytes, flag, id, wholeFrom } from "./schemas/common";
import { md5, fileName, serverid, uid, file, crc32, uploadParameters, storedFile } from "./schemas/storage";

/** Calls of the file service. */
export const storage = defineCalls({
  unitLogo: {
    ...get,
    path: "/api/storage/show/unit/{unitId}",
    answer: "bytes",
    open: true,
    summary: "A unit's logo",
    in: z.object({ unitId: id }),
    out: bytes,
  },
  /** `true` or the file = it exists already. */
  fileCheck: {
    ...post,
    path: "/api/storage/file_piecewise/second_upload_check",
    summary: "Whether a file with this content exists already",
    in: uploadParameters,
    out: z.union([z.boolean(), storedFile]),
  },
  upload: {
    ...multipart,
    path: "/zuul/api/storage/upload",
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
    ...post,
    path: "/api/storage/file_piecewise/block_upload_check",
    summary: "Whether a chunk has arrived",
    in: uploadParameters.extend({ chunk: wholeFrom(1) }),
    out: z.object({ data: z.boolean() }),
  },
  chunkUpload: {
    ...multipart,
    path: "/zuul/api/storage/file_piecewise/upload",
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
    ...post,
    path: "/api/storage/file_piecewise/merge_file",
    summary: "Joins the chunks into the file",
    in: uploadParameters.omit({ chunk: true }),
    out: storedFile,
  },
  base64Image: {
    ...post,
    path: "/api/storage/upload/base64_convert_image",
    maxBytes: 8 << 20,
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
    ...post,
    path: "/api/storage/release",
    summary:
      "Removes a file that the person has stored within a day and no application needs; harmless for any other",
    in: z.object({ fileId: id }),
    out: z.null(),
  },
  /** Extension. */
  showThumbnail: {
    ...get,
    path: "/api/storage/show/thumbnail/{fileId}",
    answer: "bytes",
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
    ...get,
    path: "/api/storage/show/file/{fileId}",
    answer: "bytes",
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
});
