import { once, singleFlight } from "../core/flow/singleFlight";
import type { PersonKey } from "../core/wire/user";
import type { Ports } from "../platform/ports";
import type { RenewalOutcome } from "../core/sign-in/renewal";
import type { ApiSettings, ApiWorld, Renewal, RenewalCode } from "./world";

/**
 * What the calls of one store share: the ports, the settings and the one renewal under way. It is the store's
 * extra argument, so that two stores (two tests, two pages) never share anything.
 */
export class ApiRuntime implements ApiWorld {
  /** The session stamp this page has made sure of; a call sent with it needs no second look. */
  #verifiedStamp: string | null;
  /** The session stamp that the platform's last word on whether there is a session is about. */
  #judgedStamp: string | null = null;
  readonly #renewOnce = singleFlight((sentWith: string | null) => this.#renewNow(sentWith));
  /** The login that is being forced; what meets a 401 meanwhile waits for it. */
  #forced: Promise<RenewalOutcome> | null = null;
  #closed = false;

  constructor(
    readonly ports: Ports,
    public settings: ApiSettings,
    readonly whoIsHere: () => PersonKey | null,
    private readonly loadRenewal: () => Promise<RenewalCode>,
  ) {
    this.#verifiedStamp = this.stamp();
  }

  /** Whether the page is being left, so that nothing may be sent any more. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Ends all calls of this page: the person has gone, and what still asks must not ask for the next one. */
  close(): void {
    this.#closed = true;
  }

  /** Leaves everything as it is and loads the page anew, because it shows what is another person's by now. */
  startAnew(): void {
    if (this.#closed) return;
    this.close();
    this.ports.navigation.reload();
  }

  /**
   * Whether another tab has renewed the session, or begun one, since this page last made sure whose it is: no call may go out
   * for the person shown here before that is known [SEC-03].
   */
  get doubtful(): boolean {
    return this.whoIsHere() !== null && this.stamp() !== this.#verifiedStamp;
  }

  /** Notes that the platform is about to be asked who is here. */
  beforeAsking(): void {
    this.#judgedStamp = this.stamp();
  }

  /** Whether another tab may have begun a session since the platform said that there is none. */
  get overtaken(): boolean {
    return this.stamp() !== this.#judgedStamp;
  }

  /** Makes sure whose the session is before a call is sent in it. */
  verify(): Promise<Renewal> {
    return this.renew(this.#verifiedStamp);
  }

  readonly stamp = (): string | null => this.ports.storage.read("sessionStamp");

  /**
   * Renews the session for a call that was sent under `sentWith` and met a 401. Calls that come while it runs share
   * it, and so do those that come while somebody is asked to sign in again; a call whose answer was only late finds the
   * session renewed already.
   */
  renew(sentWith: string | null): Promise<Renewal> {
    const forced = this.#forced;
    if (forced) return Promise.resolve({ outcome: "lapsed", forceLogin: () => forced });
    const stamp = this.stamp();
    if (stamp !== sentWith && stamp === this.#verifiedStamp) {
      return Promise.resolve({ outcome: "renewed", forceLogin: () => Promise.resolve("renewed") });
    }
    return this.#renewOnce(sentWith);
  }

  async #renewNow(sentWith: string | null): Promise<Renewal> {
    const code = await this.loadRenewal().catch(() => null);
    const { outcome, stamp } = code
      ? await code.renewSession(this, sentWith)
      : { outcome: "unreachable" as const, stamp: null };
    if (outcome === "renewed") this.#verifiedStamp = stamp;
    if (outcome !== "unreachable") this.#judgedStamp = stamp;
    return { outcome, forceLogin: once(() => (this.#forced ??= this.#forceLogin())) };
  }

  async #forceLogin(): Promise<RenewalOutcome> {
    try {
      if (!(await this.ports.forceLogin("lapsed"))) return "lapsed";
      // Whose session it is by now, the platform says: somebody else may have been faster in another tab.
      return this.doubtful ? (await this.#renewOnce(this.#verifiedStamp)).outcome : "renewed";
    } finally {
      this.#forced = null;
    }
  }
}

/** The runtime behind a thunk's extra argument; throws where a store was made without one. */
export function runtimeOf(extra: unknown): ApiRuntime {
  if (extra instanceof ApiRuntime) return extra;
  throw new Error("the store has no ApiRuntime as its extra argument");
}
