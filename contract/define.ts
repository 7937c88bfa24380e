import type { z } from "zod";
import { type AddressPath, addressPaths } from "./addressPaths";

/** One call of an application, as its contract declares it. `{name}` in the path is a path parameter. */
export interface DefinedCall {
  /** GET unless it changes something. */
  readonly method?: "GET" | "POST";
  readonly path: string;
  /** What it does, in a sentence. */
  readonly summary: string;
  /** Sent as parts with one file, named `file`, which its handler is given as it comes in. */
  readonly body?: "multipart";
  /** Most bytes of such a body, parts and all; 8 MiB without. */
  readonly maxBytes?: number;
  /** Answers a file to be saved, with no envelope around it: a link leads to it. */
  readonly answer?: "file";
  readonly in: z.ZodType<Readonly<Record<string, unknown>>>;
  readonly out: z.ZodType;
  /** Where its answer has addresses, as the schema says; `defineContract` fills it in. */
  readonly addresses?: readonly AddressPath[];
}

/** The calls of an application by their names. */
export type Contract = Readonly<Record<string, DefinedCall>>;

/** What a caller gives: path, query and body together. */
export type InOf<Call extends DefinedCall> = z.input<Call["in"]>;
/** What comes in after validation, defaults filled in. */
export type ParsedOf<Call extends DefinedCall> = z.output<Call["in"]>;
/** The `data` of the answer. */
export type OutOf<Call extends DefinedCall> = z.output<Call["out"]>;

/**
 * Declares the calls of an application, once for both sides: its server part validates by the schemas, its client part is
 * typed by them. Builds of clients keep the rows alone, so that no schema and no zod is sent to a browser. A row says where its answer
 * has addresses, which the client reads by the portal's sanitiser [SEC-02].
 */
export const defineContract = <const Calls extends Contract>(calls: Calls): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, { ...call, addresses: addressPaths(call.out) }]),
  ) as Calls & Contract;
