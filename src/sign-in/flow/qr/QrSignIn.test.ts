import { fakeClock, fakeVisibility } from "../../../../test/fakePorts";
import type { QrCode, QrProgress } from "./step";
import type { QrPorts } from "./ports";
import { QrSignIn } from "./QrSignIn";

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A world in which each port does what the test says. */
function setUp(
  given: Partial<QrPorts> = {},
  answers: (QrProgress | "unreachable" | { failed: string })[] = [],
) {
  const { clock, advance, waiting } = fakeClock(0);
  const log: string[] = [];
  let made = 0;
  const { visibility, see: show, watchers } = fakeVisibility();
  const code = (): QrCode => ({
    deviceCode: `d${String((made += 1))}`,
    userCode: "4711",
    picture: "data:image/svg+xml,x",
    page: null,
    until: clock.now() + 180_000,
    interval: 2_000,
  });
  const engine = new QrSignIn({
    begin: () => {
      log.push("begin");
      return Promise.resolve(code());
    },
    check: (deviceCode) => {
      log.push(`check ${deviceCode}`);
      return Promise.resolve(answers.shift() ?? { progress: "authorization_pending" });
    },
    signIn: ({ code: granted }) => {
      log.push(`sign in ${String(granted)}`);
      return Promise.resolve(null);
    },
    clock,
    visibility,
    ...given,
  });
  const pass = async (milliseconds: number) => {
    advance(milliseconds);
    await settle();
  };
  const see = async (shown: boolean) => {
    show(shown);
    await settle();
  };
  return { engine, log, pass, see, waiting, watchers, phase: () => engine.getSnapshot().phase };
}

it("shows a code, checks it every two seconds, and signs in with the confirmation [AUTH-13]", async () => {
  const { log, pass, phase } = setUp({}, [
    { progress: "authorization_pending" },
    { progress: "scanned", name: "王" },
    { progress: "confirmed", back: { code: "c", state: "s" } },
  ]);
  await settle();
  const phases = [phase()];
  for (let second = 0; second < 4; second += 1) {
    await pass(2_000);
    phases.push(phase());
  }
  expect(phases).toEqual(["waiting", "waiting", "scanned", "signingIn", "signingIn"]);
  expect(log).toEqual(["begin", "check d1", "check d1", "check d1", "sign in c"]);
});

it("sends no check while the page is hidden, and one at once when it is visible again [AUTH-13]", async () => {
  const { log, pass, see } = setUp();
  await settle();
  await see(false);
  await pass(20_000);
  expect(log).toEqual(["begin"]);
  await see(true);
  expect(log).toEqual(["begin", "check d1"]);
});

it("expires by the clock, stops checking, and can be renewed [AUTH-13]", async () => {
  const { engine, log, pass, phase } = setUp();
  await settle();
  for (let step = 0; step < 90; step += 1) await pass(2_000);
  expect(phase()).toBe("expired");
  const asked = log.length;
  await pass(60_000);
  expect(log).toHaveLength(asked);
  engine.refresh();
  await settle();
  expect(phase()).toBe("waiting");
  await pass(2_000);
  expect(log.slice(asked)).toEqual(["begin", "check d2"]);
});

it("does nothing once it is closed, even with late answers [AUTH-13, SEC-04]", async () => {
  let answer: (progress: QrProgress) => void = () => undefined;
  const { engine, log, pass, phase, waiting, watchers } = setUp({
    check: () => new Promise((resolve) => (answer = resolve)),
  });
  await settle();
  await pass(2_000);
  engine.close();
  answer({ progress: "confirmed", back: { code: "c", state: "s" } });
  await settle();
  expect(phase()).toBe("closed");
  expect([log, waiting(), watchers.size]).toEqual([["begin"], 0, 0]);
});

it("says why there is no code, and why a confirmed one did not sign in [REL-01]", async () => {
  const refused = setUp({ begin: () => Promise.resolve({ failed: "no code" }) });
  await settle();
  expect(refused.engine.getSnapshot()).toMatchObject({ phase: "failed", text: "no code" });
  const denied = setUp({ signIn: () => Promise.resolve("closed account") }, [
    { progress: "confirmed", back: {} },
  ]);
  await settle();
  await denied.pass(2_000);
  expect(denied.engine.getSnapshot()).toMatchObject({ phase: "failed", text: "closed account" });
  const asked = setUp({}, [{ failed: "not offered" }]);
  await settle();
  await asked.pass(2_000);
  expect(asked.engine.getSnapshot()).toMatchObject({ phase: "failed", text: "not offered" });
});

it("keeps the code while the platform cannot be reached [REL-01]", async () => {
  const { engine, pass } = setUp({}, ["unreachable", "unreachable"]);
  await settle();
  await pass(2_000);
  expect(engine.getSnapshot()).toMatchObject({ phase: "waiting", failures: 1 });
  await pass(4_000);
  await pass(8_000);
  expect(engine.getSnapshot()).toMatchObject({ phase: "waiting", failures: 0 });
});
