import { z } from "zod";
import { address, flag, idOut, segment, wholeFrom } from "./common";

export const md5 = z
  .string()
  .regex(/^[0-9a-f]{32}$/i)
  .transform((hash) => hash.toLowerCase());

/** A file's own name: no path, no control characters. */
export const fileName = z.string().regex(/^[^\p{Cc}/\\]{1,255}$/u);

export const serverid = segment.default("base");

export const uid = z.string().max(64).optional();

export const file = z.unknown().meta({ type: "string", format: "binary" });

/** Extension: the CRC-32 of the file part as a decimal number; what arrives otherwise is refused, to be sent again. */
export const crc32 = wholeFrom(0, 0xffff_ffff).optional();

/** The parameters every step of one file's upload carries. */
export const uploadParameters = z.object({
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

export const storedFile = z.object({
  id: idOut,
  url: address,
  name: z.string(),
  size: z.number().int(),
  md5: z.string(),
  /** Extension. */
  sha256: z.string().optional(),
});
