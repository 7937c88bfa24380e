import multipart, { type MultipartValue } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import { Refusal, refusals, unusableText } from "./envelope";

/** A file as it comes in. Its name and its type are the sender's words. */
export interface IncomingFile {
  /** To be read to its end; it fails where the sender goes away. */
  readonly stream: Readable;
  /** Empty where a form was sent in which no file was chosen. */
  readonly name: string;
  readonly type: string;
}

/** The body of a call with parts. Fields may stand before and after the file, so both are known at its end. */
export interface Upload<Input> {
  /**
   * Hands the file to `keep` as it comes in, and answers what that made of it (null where no file was sent) with the fields,
   * checked by the call's schema. Where this throws, whatever `keep` has put somewhere is the handler's to remove.
   */
  readonly read: <Kept>(
    keep: (file: IncomingFile) => Promise<Kept>,
  ) => Promise<{ readonly input: Input; readonly kept: Kept | null }>;
}

/** The part with the file. */
const FILE = "file";
/** Most bytes of a body with parts whose row says nothing. */
export const PARTS_LIMIT = 8 << 20;
/** What there may be beside the file: fields, and bytes of each. */
const MOST_FIELDS = 40;
const FIELD_BYTES = 16 << 10;

const noLength = () =>
  new Refusal(411, "请求未说明内容长度|||The request does not say how long its body is", "length_required");
const oneFile = () =>
  new Refusal(413, "一次只能上传一个文件|||Only one file can be uploaded at a time", "too_many_files");
const tooManyFields = () =>
  new Refusal(
    413,
    "请求的参数过多或过长|||The request has too many parameters, or too long ones",
    "too_many_fields",
  );

const REFUSALS: Readonly<Record<string, () => Refusal>> = {
  FST_FILES_LIMIT: oneFile,
  FST_FIELDS_LIMIT: tooManyFields,
  FST_PARTS_LIMIT: tooManyFields,
};

/** What `keep` has thrown, which is no fault of the body. */
class KeepFault extends Error {
  constructor(readonly error: unknown) {
    super();
  }
}

/** Whether what `keep` met is that the body broke off, and no fault of its own. */
const isOfBody = ({ raw }: FastifyRequest, error: unknown): boolean =>
  raw.readableAborted || (error instanceof Error && error.message.includes("end of multipart data"));

/** What a fault of the parser, or of the sender, amounts to: none is the platform's. */
const refusalOfParts = (error: unknown): Refusal =>
  error instanceof Refusal
    ? error
    : (
        (error instanceof Error && "code" in error ? REFUSALS[String(error.code)] : undefined) ??
        refusals.malformed
      )();

/**
 * Has bodies with parts come in unread, in this scope of the server alone, and refuses before a byte of them is read what is
 * longer than `maxBytes` or does not say how long it is. The server takes no more of a body than was said.
 */
export function takeParts(scope: FastifyInstance, maxBytes = PARTS_LIMIT): void {
  scope.removeAllContentTypeParsers();
  scope.register(multipart, {
    limits: {
      files: 1,
      fileSize: maxBytes,
      fields: MOST_FIELDS,
      fieldSize: FIELD_BYTES,
      fieldNameSize: 100,
      parts: MOST_FIELDS + 1,
      headerPairs: 20,
    },
  });
  scope.addHook("preParsing", ({ headers }, _reply, _body, done) => {
    const length = headers["content-length"];
    if (length === undefined) done(noLength());
    else done(Number(length) > maxBytes ? refusals.tooLarge() : null);
  });
}

/** A field's text; whatever else a part may hold is refused. */
function textOf({ fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue): string {
  if (valueTruncated || fieldnameTruncated) throw tooManyFields();
  if (typeof value !== "string") throw refusals.malformed();
  if (value.includes("\0")) throw unusableText(fieldname);
  return value;
}

/** The body of a request that `takeParts` let in; `parse` checks the fields by the call's schema. */
export const uploadOf = <Input>(
  request: FastifyRequest,
  parse: (fields: Readonly<Record<string, string>>) => Input,
): Upload<Input> => ({
  read: async (keep) => {
    const fields = new Map<string, string>();
    let kept: Awaited<ReturnType<typeof keep>> | null = null;
    try {
      for await (const part of request.parts()) {
        if (part.type === "field") {
          fields.set(part.fieldname, textOf(part));
          continue;
        }
        if (part.fieldname !== FILE) throw refusals.malformed();
        const { file: stream, mimetype: type } = part;
        // The parser's types do not say so, but a part may have an empty name, which it leaves out.
        const name = (part.filename as string | undefined) ?? "";
        kept = await keep({ stream, name, type }).catch((error: unknown) => {
          throw new KeepFault(error);
        });
        // What was left unread would keep the parts behind it from coming.
        stream.resume();
      }
    } catch (error) {
      // The rest of the body still comes; it is read and dropped.
      request.raw.unpipe();
      request.raw.resume();
      throw error instanceof KeepFault && !isOfBody(request, error.error)
        ? error.error
        : refusalOfParts(error);
    }
    return { input: parse(Object.fromEntries(fields)), kept };
  },
});
