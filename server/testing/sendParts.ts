import type { Envelope } from "../../contract/envelope";
import { calls, type Out } from "../../contract/calls";
import type { Client } from "./platform";
import type { CutFile } from "./storages";

/** The fields of a body beside its file. */
export type Fields = Readonly<Record<string, string | number>>;

/** Sends a body with parts: the file before the fields, as no browser does, or after them. */
export const sendParts = async <N extends "upload" | "chunkUpload">(
  client: Client,
  name: N,
  fields: Fields,
  file: Buffer | null,
  { fileName = "a.bin", first = false } = {},
): Promise<Envelope<Out<N>>> => {
  const form = new FormData();
  const part = () => file && form.append("file", new Blob([new Uint8Array(file)]), fileName);
  if (first) part();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  if (!first) part();
  const headers = { "x-device-type": "pc" };
  const answer = await client.fetch(calls[name].path, { method: "POST", body: form, headers });
  return (await answer.json()) as Envelope<Out<N>>;
};

/** What the calls of an upload are told of a file. */
export const fieldsOf = ({ md5, chunks, eachSize, content, name }: CutFile) => ({
  md5,
  name,
  fileName: name,
  chunks,
  eachSize,
  size: content.length,
});

/** Sends a chunk of a file. */
export const sendChunk = (client: Client, file: CutFile, chunk: number, more: Fields = {}) =>
  sendParts(
    client,
    "chunkUpload",
    { ...fieldsOf(file), fullSize: file.content.length, chunk, chunked: "true", ...more },
    file.part(chunk),
    { first: chunk % 2 === 0 },
  );
