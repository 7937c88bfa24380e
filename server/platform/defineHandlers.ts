import type { FastifyReply, FastifyRequest } from "fastify";
import type { Call, CallName, calls, Out, Parsed } from "../../contract/calls";
import type { Me } from "./auth/sessionModel";
import type { Sent } from "./sendFile";
import type { Services } from "./services";
import type { Upload } from "./uploads";

/** A document that is not JSON, with its type. */
export interface Document {
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Who asks, and by which request. An open call may come without a session. */
export interface Asked<Person = Me | null> {
  readonly me: Person;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Row<N extends CallName> = (typeof calls)[N];
type PersonOf<N extends CallName> = Row<N> extends { readonly open: true } ? Me | null : Me;
type Result<N extends CallName> = Row<N> extends { readonly answer: "bytes" } ? Document | Sent : Out<N>;

/**
 * What comes in, by the declaration of the call: its parameters; a body with parts, whose file comes in as a stream; or the bytes of a
 * form that is too long to be read on the thread that answers all requests.
 */
type Given<N extends CallName> =
  Row<N> extends { readonly body: "multipart" }
    ? Upload<Parsed<N>>
    : Row<N> extends { readonly maxBytes: number }
      ? Uint8Array
      : Parsed<N>;

/** The name of a service that a handler may use. */
export type ServiceName = keyof Services;

/** What a handler works with: who asks, and the services that it names. */
type Context<N extends CallName, Need extends ServiceName> = Asked<PersonOf<N>> & Pick<Services, Need>;

/** One call's own work: parameters in, data out. Session, validation and envelope are the register's. */
export type Handler<N extends CallName, Need extends ServiceName> = (
  given: Given<N>,
  context: Context<N, Need>,
) => Result<N> | Promise<Result<N>>;

/** The handlers of one file, and the services that they are given. */
export interface Handlers {
  readonly needs: readonly ServiceName[];
  readonly answers: Readonly<Partial<Record<CallName, (given: never, context: never) => unknown>>>;
}

/** Names the services of some handlers, which are given these and no others: `defineHandlers(["database"], { children: … })`. */
export const defineHandlers = <const Need extends ServiceName>(
  needs: readonly Need[],
  answers: { readonly [N in CallName]?: Handler<N, Need> },
): Handlers => ({ needs, answers });

/** Whether a form is too long to be read on the thread that answers all requests. */
export const isLongForm = ({ body, maxBytes }: Pick<Call, "body" | "maxBytes">): boolean =>
  body === "form" && maxBytes !== undefined;
