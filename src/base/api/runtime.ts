import { once, singleFlight } from "../core/flow/singleFlight";
import type { PersonKey } from "../core/wire/user";
import type { Ports } from "../platform/ports";
import type { RenewalOutcome } from "../core/session/renewal";
import type { ApiSettings, ApiWorld, Renewal, RenewalCode } from "./world";

/**
 * What the calls of one store share: the ports, the settings and the one running renewal. It is the store's
 * extra argument, so that two stores (two tests, two pages) never share anything.
 */
export class ApiRuntime implements ApiWorld {
  /** The session stamp this page has verified; a call sent with it needs no second check. */
  #verifiedStamp: string | null;
  /** The session stamp at the platform's last answer on whether there is a session. */
  #judgedStamp: string | null = null;
  readonly #renewOnce = singleFlight((sentWith: string | null) => this.#renewNow(sentWith));
  /** The running forced login; calls that get a 401 meanwhile wait for it. */
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

  /** Ends all calls of this page: the person has signed out, and no call may be sent in the next person's session. */
  close(): void {
    this.#closed = true;
  }

  /** Leaves everything as it is and reloads the page, because its content is another person's by now. */
  startAnew(): void {
    if (this.#closed) return;
    this.close();
    this.ports.navigation.reload();
  }

  /**
   * Whether another tab has renewed the session, or begun one, since this page last verified whose it is: until that is
   * known again, no call may be sent for the person on this page [SEC-03].
   */
  get doubtful(): boolean {
    return this.whoIsHere() !== null && this.stamp() !== this.#verifiedStamp;
  }

  /** Records that the platform is about to be asked who is here. */
  beforeAsking(): void {
    this.#judgedStamp = this.stamp();
  }

  /** Whether another tab may have begun a session since the platform answered that there is none. */
  get overtaken(): boolean {
    return this.stamp() !== this.#judgedStamp;
  }

  /** Verifies whose the session is before a call is sent in it. */
  verify(): Promise<Renewal> {
    return this.renew(this.#verifiedStamp);
  }

  readonly stamp = (): string | null => this.ports.storage.read("sessionStamp");

  /**
   * Renews the session for a call that was sent under `sentWith` and got a 401. Calls during the renewal share
   * it, and so do those made while the person is asked to sign in again; a call whose answer was only late finds the
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
      // The platform says whose session it is by now: another person may have signed in first in another tab.
      return this.doubtful ? (await this.#renewOnce(this.#verifiedStamp)).outcome : "renewed";
    } finally {
      this.#forced = null;
    }
  }
}

/** The runtime behind a thunk's extra argument; throws for a store that was created without one. */
export function runtimeOf(extra: unknown): ApiRuntime {
  if (extra instanceof ApiRuntime) return extra;
  throw new Error("the store has no ApiRuntime as its extra argument");
}
