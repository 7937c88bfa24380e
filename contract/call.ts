/** How a POST body travels: form-encoded with dotted keys, JSON, or multipart with a file part. */
export type BodyForm = "form" | "json" | "multipart";

/** What a call answers with: the platform's envelope, or a raw document whose type is its own. */
export type AnswerForm = "envelope" | "json" | "bytes";

/** One row of the contract. `{name}` in the path is a path parameter. */
export interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** The platform service that owns the call. */
  readonly service: "uaa" | "base" | "storage" | "front" | "voice";
  readonly body?: BodyForm;
  /**
   * Most bytes of its body, where that is more than the platform's limit for all. A call with parts hands its file on as it comes
   * in; any other is read in another thread.
   */
  readonly maxBytes?: number;
  readonly answer?: AnswerForm;
  /** Answers without a session. */
  readonly open?: boolean;
  /** A GET that changes state, so it demands the device header like a POST does. */
  readonly mutates?: boolean;
  /** Sent without the cache-buster, so that the browser may cache the answer. */
  readonly cacheable?: boolean;
  /** Keys that stay in the query string although the call is a POST. */
  readonly query?: readonly string[];
  /** Fields that the client always sends along. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** A 401 on this call is an answer, not a lapsed session: it is never refreshed and retried. */
  readonly final401?: boolean;
  /** Posted by a real form, which cannot carry headers: the platform checks the Origin instead of the device header. */
  readonly formPost?: boolean;
}

/** A GET. */
export const get = { method: "GET" } as const;
/** A POST of a form. */
export const post = { method: "POST", body: "form" } as const;
/** Its envelope is the answer, whatever the status; the call says so in a field of its own. */
export const answeredAsIs = { ...post, service: "uaa", fixed: { noIntercept: true } } as const;
/** A POST with a file part: a file of one chunk, or one chunk of it. */
export const multipart = { method: "POST", body: "multipart", maxBytes: 8 << 20 } as const;
/** Static documents beside the pages, read without session, cache-buster or envelope. */
export const document = {
  method: "GET",
  service: "front",
  answer: "json",
  open: true,
  cacheable: true,
} as const;
