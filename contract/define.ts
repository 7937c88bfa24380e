import type { z } from "zod";
import { type AddressPath, addressPaths } from "./addressPaths";
import type { Call } from "./call";

export type { InOf, OutOf, ParsedOf } from "./call";

/** A GET. */
export const get = { method: "GET" } as const;
/** A POST of a form. */
export const post = { method: "POST", body: "form" } as const;
/** Its envelope is the answer, whatever the status; the call says so in a field of its own. */
export const answeredAsIs = { ...post, fixed: { noIntercept: true } } as const;
/** A POST with a file part: a file of one chunk, or one chunk of it. */
export const multipart = { method: "POST", body: "multipart", maxBytes: 8 << 20 } as const;
/** Static documents beside the pages, read without session, cache-buster or envelope. */
export const document = { method: "GET", answer: "json", open: true, cacheable: true } as const;

/**
 * Declares the calls of one service of the platform, once for both sides: the reference platform validates by the schemas, the client is
 * typed by them, and the documentation is generated from them. Builds for browsers have the rows alone (contract/contractLoader.cjs).
 */
export const defineCalls = <const Calls extends Readonly<Record<string, Call>>>(calls: Calls): Calls => calls;

/** One call of an application: a session and the platform's envelope always, and JSON or parts for its body. */
export interface DefinedCall extends Pick<Call, "path" | "summary" | "maxBytes" | "out"> {
  /** GET unless it changes something. */
  readonly method?: Call["method"];
  readonly in: z.ZodType<Readonly<Record<string, unknown>>>;
  /** Sent as parts with one file, named `file`, which its handler is given as it comes in. */
  readonly body?: "multipart";
  /** Answers a file to be saved, with no envelope around it: a link leads to it. */
  readonly answer?: "file";
  /** Where its answer has addresses, as the schema says; `defineContract` adds it. */
  readonly addresses?: readonly AddressPath[];
}

/** The calls of an application by their names. */
export type Contract = Readonly<Record<string, DefinedCall>>;

/**
 * Declares the calls of an application, as `defineCalls` does for the platform's own. A row says where its answer has addresses, which
 * the client reads by the portal's sanitiser [SEC-02].
 */
export const defineContract = <const Calls extends Contract>(calls: Calls): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, { ...call, addresses: addressPaths(call.out) }]),
  ) as Calls & Contract;
