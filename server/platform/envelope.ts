import type { FastifyReply } from "fastify";
import type { Envelope, FieldError } from "../../contract/envelope";

export type { FieldError } from "../../contract/envelope";

/** An expected refusal: the envelope's status, a text for the person (bilingual) and a code for the client. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly status: number,
    message: string,
    readonly code: string,
    readonly fieldErrors: readonly FieldError[] = [],
    /** What the client needs to continue in another way. */
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

/** A refusal that blames one parameter of the call, whose field a form marks [WID-02]. */
export const blaming = (field: string, status: number, message: string, code: string): Refusal =>
  new Refusal(status, message, code, [{ field, message }]);

/** Refuses a text with a character that cannot be stored. */
export const unusableText = (field: string): Refusal =>
  blaming(
    field,
    400,
    "文字中有无法使用的字符，请删除后再试|||The text has a character that cannot be used, please remove it",
    "malformed",
  );

/**
 * A refusal of a request that may be repeated after so many seconds. It is sent with an HTTP status and `Retry-After`, so that
 * proxies and programs understand it too [SEC-06].
 */
export class RetryLater extends Refusal {
  constructor(
    status: 429 | 503,
    message: string,
    code: string,
    readonly retryAfter: number,
  ) {
    super(status, message, code);
  }
}

/** Sets the header that says when to try again, if the refusal has a time. */
export function putRetryAfter(reply: FastifyReply, refusal: Refusal): void {
  if (refusal instanceof RetryLater) reply.header("retry-after", refusal.retryAfter);
}

/** Envelope statuses that are HTTP statuses too; proxies and browsers act on these. */
const HTTP_TOO = new Set([413, 429]);

/** The answer of a successful call. */
export const success = <T>(data: T): Envelope<T> => ({
  status: 200,
  message: "",
  code: "ok",
  data,
  fieldErrors: [],
});

/** The answer of a failed call. */
export const failure = ({ status, message, code, fieldErrors, data }: Refusal): Envelope<unknown> => ({
  status,
  message,
  code,
  data,
  fieldErrors,
});

/** Sends a refusal as an envelope; the HTTP status stays 200 except where it must not. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  putRetryAfter(reply, refusal);
  return reply
    .code(HTTP_TOO.has(refusal.status) || refusal instanceof RetryLater ? refusal.status : 200)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(failure(refusal));
}

/** Sends a refusal of a page or a document: its own HTTP status, and its text in both languages. */
export function sendPlainly(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, message } = refusal;
  putRetryAfter(reply, refusal);
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`${message.split("|||").join("\n")}\n`);
}

const fixed = (status: number, code: string, message: string) => () => new Refusal(status, message, code);

/** The refusals that more than one file needs. */
export const refusals = {
  notSignedIn: fixed(
    401,
    "unauthorized",
    "登录已失效，请重新登录|||Your session has ended, please sign in again",
  ),
  forbidden: fixed(403, "forbidden", "您没有权限执行此操作|||You are not allowed to do this"),
  noDevice: fixed(
    403,
    "device_header",
    "请求缺少设备类型标识|||The request does not say which device it comes from",
  ),
  noSuchCall: fixed(404, "not_found", "接口不存在|||There is no such call"),
  notYet: fixed(501, "not_implemented", "此平台暂未提供该功能|||This platform does not offer this yet"),
  malformed: fixed(400, "malformed", "请求格式不正确|||The request is malformed"),
  tooSlow: fixed(
    408,
    "too_slow",
    "请求未能及时传完，请重试|||The request did not arrive in time, please try again",
  ),
  changed: fixed(412, "changed", "文件已更改|||The file has changed"),
  noSuchPart: fixed(416, "no_such_part", "文件中没有所请求的部分|||The file has no such part"),
  noSuchFile: fixed(404, "no_such_file", "文件不存在|||There is no such file"),
  tooLarge: fixed(413, "too_large", "请求内容过大|||The request is too large"),
  internal: fixed(500, "internal", "服务器内部错误！|||Server internal error!"),
};

/** The refusal for any thrown value; an unexpected one is logged and not sent to the client. */
export function refusalOf(error: unknown, report: (error: unknown) => void): Refusal {
  if (error instanceof Refusal) return error;
  const http = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  if (http === 413) return refusals.tooLarge();
  if (http >= 400 && http < 500) return refusals.malformed();
  report(error);
  return refusals.internal();
}
