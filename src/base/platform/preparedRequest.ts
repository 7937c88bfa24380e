import type { HttpRequest } from "../core/wire/exchange";

/** A request as it leaves: with every header, its body as the browser takes it, and what gives it up. */
export interface PreparedRequest extends HttpRequest {
  readonly content: string | Blob | FormData | undefined;
  readonly signal: AbortSignal;
}

/** Whether an answer's type says that it is an envelope, or other JSON. */
export const isJson = (type: string | null): boolean => /\bjson\b/i.test(type ?? "");
