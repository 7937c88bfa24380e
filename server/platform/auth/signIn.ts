import type { FastifyReply, FastifyRequest } from "fastify";
import type { Out } from "../../../contract/calls";
import { Refusal, refusals } from "../envelope";
import type { Services } from "../services";
import { browserKeyOf, devicesOf, putDevices, putTokens, tokensOf } from "./cookies";
import { isForwarded } from "../../settings/via";
import { isLoopback } from "./loopback";
import { whileWanted } from "../work/whileWanted";
import type { Opening, SignInPerson } from "./sessionModel";
import type { Guess } from "./throttle";
import { addressKey } from "./throttleRules";

/** The request that signs a person in, and its services. */
export interface SignInContext extends Pick<Services, "sessions" | "demoAccounts"> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Whether this request may use what is public: demo accounts and the demo provider, on this machine alone. */
export const allowsDemo = ({
  demoAccounts,
  request,
}: Pick<SignInContext, "demoAccounts" | "request">): boolean => demoAccounts && isLoopback(request.ip);

/**
 * Whether the demo's own pages (providers, launcher) may be offered to this request: not through another
 * portal, which only forwards calls and has nothing at their addresses.
 */
export const showsDemoPages = (context: Pick<SignInContext, "demoAccounts" | "request">): boolean =>
  allowsDemo(context) && !isForwarded(context.request);

const demoElsewhere = () =>
  new Refusal(
    400,
    "演示账号只能在运行平台的这台电脑上使用|||Demo accounts work only on the computer that runs the platform",
    "invalid_grant",
  );

/** Refuses a demo account to a request from another machine. */
export function requireDemo(person: SignInPerson, context: SignInContext): void {
  if (person.demo && !allowsDemo(context)) throw demoElsewhere();
}

/** How a session is opened, apart from its person. */
interface OpenedHow extends Pick<Opening, "still" | "openedBy"> {
  /** The refusal if the session that was to open it has ended. */
  readonly ended?: () => Refusal;
}

/**
 * Opens a session for the person, ends the browser's previous one, and returns what decides where to go. After an
 * exception everything is unchanged.
 */
export async function openSession(
  person: SignInPerson,
  context: SignInContext,
  { ended = refusals.notSignedIn, ...how }: OpenedHow = {},
): Promise<Out<"login">> {
  const { sessions, request, reply } = context;
  const opening = { ...how, key: browserKeyOf(request), replaces: tokensOf(request) };
  const tokens = await sessions.open(person.id, opening);
  if (!tokens) throw ended();
  putTokens(request, reply, tokens);
  return { unitType: person.unitType, unitId: person.unitId, userType: person.type };
}

/** Runs a password check once its turn has come; see `createSignInQueue`. */
export const inTurn = <T>(
  account: string,
  { signInQueue, request, reply }: Pick<SignInContext, "request" | "reply"> & Pick<Services, "signInQueue">,
  work: () => Promise<T>,
): Promise<T> => signInQueue.run([addressKey(request.ip), account], work, whileWanted(reply));

type Throttled = Pick<SignInContext, "request" | "reply"> & Pick<Services, "throttle">;

/** What is guessed, and whose it is. */
export type Guessing = Omit<Guess, "ip" | "devices">;

const guessBy = (request: FastifyRequest, guessing: Guessing): Guess => ({
  ...guessing,
  ip: request.ip,
  devices: devicesOf(request),
});

/** Forgives the guesses before the right secret, and knows this browser and its address from now on. */
export async function welcome(guessing: Guessing, { throttle, request, reply }: Throttled): Promise<void> {
  putDevices(request, reply, await throttle.succeed(guessBy(request, guessing)));
}

/** Refuses an attempt that is too soon after too many others; an admitted one has been counted. */
export async function slowDown(guessing: Guessing, { throttle, request, reply }: Throttled): Promise<void> {
  const wait = await throttle.enter(guessBy(request, guessing));
  if (wait === 0) return;
  reply.header("retry-after", wait);
  throw new Refusal(
    429,
    `尝试次数过多，请在 ${wait} 秒后再试|||Too many attempts, please try again in ${wait} ${wait === 1 ? "second" : "seconds"}`,
    "too_many_attempts",
  );
}
