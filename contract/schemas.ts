import type { z } from "zod";
import type { CallName } from "./paths";
import { base } from "./schemas/base";
import { face } from "./schemas/face";
import { front } from "./schemas/front";
import { storage } from "./schemas/storage";
import { type decorationSet, uaa } from "./schemas/uaa";

/**
 * What goes into and comes out of every call. The reference platform validates with it and the documentation is
 * generated from it, with a line on what the call is for; the client imports its types only, so that zod stays out of the
 * bundle.
 */
export const schemas = { ...uaa, ...face, ...base, ...storage, ...front } satisfies Record<
  CallName,
  { summary: string; in: z.ZodType; out: z.ZodType }
>;

type Schemas = typeof schemas;

/** A call's parameters as a client gives them: path, query and body together. */
export type In<N extends CallName> = z.input<Schemas[N]["in"]>;

/** A call's parameters after validation, defaults filled in. */
export type Parsed<N extends CallName> = z.output<Schemas[N]["in"]>;

/** A call's `data`, or its whole document where the answer is not an envelope. */
export type Out<N extends CallName> = z.output<Schemas[N]["out"]>;

/** What is wrong with a parameter; `field` is its dotted name, where one is to blame. */
export interface FieldError {
  readonly message: string;
  readonly field?: string | undefined;
}

/** What every envelope call answers. `status` 200 is success; messages may be bilingual: `中文|||English`. */
export interface Envelope<T> {
  readonly status: number;
  readonly message: string;
  readonly code: string;
  readonly data: T | null;
  readonly fieldErrors: readonly FieldError[];
}

/** The parsed form of a unit's `decorationSet` text. */
export type DecorationSet = z.output<typeof decorationSet>;
