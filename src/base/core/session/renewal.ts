/** How the renewal of a lapsed session ends. */
export type RenewalOutcome =
  /** The calls may be retried. */
  | "renewed"
  /** Another person's session is live now: nothing may be retried. */
  | "otherPerson"
  /** Only logging in helps. */
  | "lapsed"
  /** The platform could not be asked; nothing is known about the session. */
  | "unreachable";

/** The state of a renewal. */
export type RenewalState =
  | "waiting"
  | "refreshing"
  | "loggingInClient"
  /** Making sure whose session it is that another tab has renewed or begun. */
  | "confirming"
  | "identifying"
  | { readonly done: RenewalOutcome };

/** What a renewal does next. */
export type RenewalEffect = "refresh" | "logInClient" | "identify";

/** What happened to a renewal. `renewedElsewhere`: another tab has renewed the session since the call was sent. */
export type RenewalEvent =
  | { readonly type: "entered"; readonly renewedElsewhere: boolean }
  | {
      readonly type: "answered";
      /** `lapsed`: asked who is here, the platform says that no person is. */
      readonly result: "yes" | "no" | "lapsed" | "unreachable";
      readonly renewedElsewhere: boolean;
    };

/** What a renewal may count on. */
export interface RenewalContext {
  /** A shell client can log in with its client id. */
  readonly hasClientId: boolean;
  /** A person is signed in here, so the renewed session must be theirs. */
  readonly personKnown: boolean;
}

type Step = readonly [RenewalState, RenewalEffect | null];

const done = (outcome: RenewalOutcome): Step => [{ done: outcome }, null];

/**
 * The renewal of a lapsed session as a flow: refresh once, else log the client in, else fail; then verify
 * that the session still belongs to the same person. No step returns to an earlier state, so it always ends.
 */
export function stepRenewal(state: RenewalState, event: RenewalEvent, context: RenewalContext): Step {
  const renewed = (): Step => (context.personKnown ? ["identifying", "identify"] : done("renewed"));
  if (state === "waiting" && event.type === "entered") {
    if (!event.renewedElsewhere) return ["refreshing", "refresh"];
    return context.personKnown ? ["confirming", "identify"] : done("renewed");
  }
  if (event.type !== "answered") return [state, null];
  if (event.result === "unreachable" && isUnderWay(state)) return done("unreachable");
  const yes = event.result === "yes";
  switch (state) {
    case "refreshing":
      if (yes || event.renewedElsewhere) return renewed();
      return context.hasClientId ? ["loggingInClient", "logInClient"] : done("lapsed");
    case "loggingInClient":
      return yes ? renewed() : done("lapsed");
    case "confirming":
      if (event.result === "lapsed") return ["refreshing", "refresh"];
      return done(yes ? "renewed" : "otherPerson");
    case "identifying":
      if (event.result === "lapsed") return done("lapsed");
      return done(yes ? "renewed" : "otherPerson");
    default:
      return [state, null];
  }
}

const isUnderWay = (state: RenewalState) => state !== "waiting" && typeof state === "string";
