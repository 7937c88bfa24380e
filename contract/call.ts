import type { z } from "zod";
import type { CallRow } from "./callRow";

/** A call as its contract declares it: how it travels, what goes in, what comes out, and what it is for. */
export interface Call extends CallRow {
  /** What the call does, in a sentence. */
  readonly summary: string;
  /**
   * Most bytes of its body, if that is more than the platform's limit for all; 8 MiB for a call with parts. A call with parts hands its
   * file on as it comes in; any other is read in another thread.
   */
  readonly maxBytes?: number;
  readonly in: z.ZodType;
  readonly out: z.ZodType;
}

/** The parameters of a call as a client gives them: path, query and body together. */
export type InOf<C extends { readonly in: z.ZodType }> = z.input<C["in"]>;
/** The parameters of a call after validation, defaults filled in. */
export type ParsedOf<C extends { readonly in: z.ZodType }> = z.output<C["in"]>;
/** The `data` of a call's answer, or its whole document if the answer is no envelope. */
export type OutOf<C extends { readonly out: z.ZodType }> = z.output<C["out"]>;
