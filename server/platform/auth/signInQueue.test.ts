import { calls } from "../../../contract/calls";
import { platformOn } from "../../testing/platformOn";
import { until } from "../../../test/until";
import { createSignInQueue } from "./passwords";

jest.setTimeout(60_000);

/** Password checks that end when the test says so. */
class Checks {
  readonly #pending: ((right: boolean) => void)[] = [];
  #held = true;
  /** Which passwords have been looked at, in that order. */
  readonly begun: string[] = [];
  most = 0;

  readonly check = (_: string | null, password: string): Promise<boolean> => {
    // The demo password is looked at when the platform starts.
    if (password.startsWith("school-")) return Promise.resolve(true);
    this.begun.push(password);
    if (!this.#held) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#pending.push(resolve);
      this.most = Math.max(this.most, this.#pending.length);
    });
  };

  /** Waits until one is under way and ends it. */
  async endOne(): Promise<void> {
    await until(() => this.#pending.length > 0);
    this.#pending.shift()?.(false);
  }

  /** Ends all that go on, and from now on each as it comes. */
  letGo(): void {
    this.#held = false;
    for (const end of this.#pending.splice(0)) end(false);
  }

  /** Holds them from now on. */
  hold(): void {
    this.#held = true;
    this.begun.length = 0;
  }
}

describe("a flood of sign-ins", () => {
  const checks = new Checks();
  /** How many have come into the queue: for each it starts the time that it may wait, which never ends here. */
  let come = 0;
  const WAIT_MS = 1;
  const signInQueue = createSignInQueue(
    { running: 1, waiting: 4, retryAfter: 3, waitMs: WAIT_MS, runMs: 2 },
    (_, milliseconds) => {
      if (milliseconds === WAIT_MS) come += 1;
      return () => undefined;
    },
  );
  const platform = platformOn("sqlite", {}, { checkPassword: checks.check, signInQueue });

  const signIn = (password: string, address: string, username = password) =>
    fetch(platform.url + calls.login.path, {
      method: "POST",
      headers: { "x-device-type": "pc", "x-forwarded-for": address },
      body: new URLSearchParams({ username, password }),
    });
  /** Until the password of the first is looked at. */
  const underWay = () => until(() => checks.begun.length === 1);
  /** Until as many are in the queue: each asks in a connection of its own. */
  const queued = (count: number) => until(() => come === count);

  beforeEach(() => {
    checks.hold();
    come = 0;
  });

  it("keeps other addresses waiting for one of its tries at most, and delays nothing that needs no password [SEC-06]", async () => {
    const flood = [signIn("flood 1", "203.0.113.5")];
    await underWay();
    for (const number of [2, 3, 4]) flood.push(signIn(`flood ${number}`, "203.0.113.5"));
    expect((await fetch(`${platform.url}/favicon.svg`)).status).toBe(200);
    await (await fetch(`${platform.url}${calls.unitConfig.path}?unitId=3`)).json();
    await queued(4);
    const other = signIn("other", "198.51.100.7");
    await queued(5);
    for (let number = 0; number < 5; number += 1) await checks.endOne();
    const answers: unknown[] = await Promise.all(
      [...flood, other].map(async (answer) => (await answer).json() as unknown),
    );
    expect(answers).toEqual(Array(5).fill(expect.objectContaining({ status: 400, code: "invalid_grant" })));
    expect(checks.begun.indexOf("other")).toBeLessThan(3);
    expect(checks.most).toBe(1);
  });

  it("gets HTTP 503 and a time to come again beyond what may wait, where the longest queue is [SEC-06]", async () => {
    const first = signIn("first", "203.0.113.5");
    await underWay();
    const refused: Response[] = [];
    const rest = Array.from({ length: 6 }, async (_, number) => {
      const answer = await signIn(`more ${number}`, "203.0.113.5");
      if (answer.status === 503) refused.push(answer);
      return answer;
    });
    await queued(7);
    await until(() => refused.length === 2);
    expect(refused.map(({ headers }) => headers.get("retry-after"))).toEqual(["3", "3"]);
    expect(await refused[0]?.json()).toMatchObject({ status: 503, code: "busy", data: null });
    const other = signIn("other", "198.51.100.7");
    await queued(8);
    await until(() => refused.length === 3);
    checks.letGo();
    const statuses = (await Promise.all([first, ...rest, other])).map(({ status }) => status);
    expect(refused).toHaveLength(3);
    expect(statuses.at(-1)).toBe(200);
  });

  it("waits in one queue with those at the demo providers, which say the same on their page [SEC-06]", async () => {
    const first = signIn("first", "127.0.0.1");
    await underWay();
    const form = (address: string, password: string) =>
      fetch(platform.url + address, {
        method: "POST",
        headers: { origin: platform.url },
        body: new URLSearchParams({
          account: password,
          password,
          response_type: "code",
          client_id: "school-portal",
          redirect_uri: `${platform.url}/login/`,
          state: "1",
        }),
      });
    const rest = Array.from({ length: 4 }, (_, number) => signIn(`more ${number}`, "127.0.0.1"));
    await queued(5);
    for (const address of ["/launcher/", "/provider/campus"]) {
      const answer = await form(address, "late");
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "3"]);
      expect(await answer.text()).toMatch(/服务器繁忙|The server is busy/);
    }
    checks.letGo();
    await Promise.all([first, ...rest]);
  });
});
