/** How a POST body travels: form-encoded with dotted keys, JSON, or multipart with a file part. */
export type BodyForm = "form" | "json" | "multipart";

/** What a call answers with: the platform's envelope, or a raw document whose type is its own. */
export type AnswerForm = "envelope" | "json" | "bytes";

/** How a call travels: its row of the contract without the schemas, as builds for browsers carry it. */
export interface CallRow {
  readonly method: "GET" | "POST";
  /** `{name}` in the path is a path parameter. */
  readonly path: string;
  readonly body?: BodyForm;
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
