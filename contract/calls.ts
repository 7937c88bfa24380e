import { base } from "./base";
import type { InOf, OutOf, ParsedOf } from "./call";
import { face } from "./face";
import { front } from "./front";
import { storage } from "./storage";
import { uaa } from "./uaa";

export type { Call } from "./call";

/** The calls of the contract by the service that answers them. */
export const services = { uaa: { ...uaa, ...face }, base, storage, front } as const;

/**
 * The HTTP contract between the portal and an education platform: the reference platform builds its routes from it, and the
 * documentation is generated from it. The client takes the calls of one service from its own file.
 */
export const calls = { ...services.uaa, ...services.base, ...services.storage, ...services.front } as const;

/** The name of a call, as the endpoints and the handlers are named. */
export type CallName = keyof typeof calls;

type Calls = typeof calls;
/** A call's parameters as a client gives them, by the call's name. */
export type In<N extends CallName> = InOf<Calls[N]>;
/** A call's parameters after validation, by the call's name. */
export type Parsed<N extends CallName> = ParsedOf<Calls[N]>;
/** The `data` of a call's answer, by the call's name. */
export type Out<N extends CallName> = OutOf<Calls[N]>;
