/** The body of a call before it becomes bytes; multipart parts are made into form data by the transport. */
export type CallBody =
  | { readonly form: "form" | "json"; readonly text: string }
  | { readonly form: "multipart"; readonly parts: readonly (readonly [name: string, value: unknown])[] };

/** Any body: a call's, or bytes as they are (a Blob, which the browser reads from the disk as it sends it). */
export type RequestBody = CallBody | { readonly form: "bytes"; readonly content: unknown };

/** One HTTP request, ready to be sent. */
export interface HttpRequest {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: RequestBody;
  /** Milliseconds until the transport gives up. */
  readonly timeout: number;
  /** Whether the answer is a file, to be kept as bytes. */
  readonly bytes: boolean;
  /** Whether such a file is handed over as it comes in, a stream of its bytes, and not as a whole. */
  readonly streamed?: boolean;
  /** How many bytes of its beginning are wanted, where it is not the whole file; the answer's bytes are a {@link FileBeginning}. */
  readonly most?: number | undefined;
}

/** What a file begins with. */
export interface FileBeginning {
  readonly bytes: Uint8Array;
  /** How many bytes the whole file has; null where the platform does not say it. */
  readonly size: number | null;
}

/**
 * The most bytes of an answer that is read as text, ten times the largest that the portal asks for. A text is held in memory and
 * parsed at once, which a file is not.
 */
export const MOST_TEXT = 16 << 20;

/** Why no answer came. */
export type TransportFault = "aborted" | "network" | "timeout";

/** A body's text, or that it is beyond `MOST_TEXT` and was not read to its end. */
export type ReadText = { readonly text: string } | { readonly tooLarge: true };

/** How a request ended. The transport never throws: a fault is a value too. */
export type HttpResult =
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly statusText: string;
      /** What `Retry-After` says; null or absent where it says nothing. */
      readonly retryAfter?: string | null;
      /** The server's clock, as its `Date` says it. */
      readonly date?: string | null;
      /**
       * The body's text, or its bytes (a Blob, or a stream of them) if these were requested and the answer is no JSON; a text
       * beyond `MOST_TEXT` is not read.
       */
      readonly body: ReadText | { readonly bytes: unknown };
    }
  | { readonly kind: "fault"; readonly fault: TransportFault };
