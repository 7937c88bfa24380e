import fc from "fast-check";
import { stepRenewal, type RenewalContext, type RenewalEvent, type RenewalState } from "./renewal";

const entered = (renewedElsewhere = false): RenewalEvent => ({ type: "entered", renewedElsewhere });
const answered = (
  result: "yes" | "no" | "lapsed" | "unreachable",
  renewedElsewhere = false,
): RenewalEvent => ({
  type: "answered",
  result,
  renewedElsewhere,
});

function run(context: Partial<RenewalContext>, ...events: readonly RenewalEvent[]) {
  const effects: (string | null)[] = [];
  let state: RenewalState = "waiting";
  for (const event of events) {
    const [next, effect] = stepRenewal(state, event, { hasClientId: false, personKnown: false, ...context });
    state = next;
    if (effect) effects.push(effect);
  }
  return { state, effects };
}

describe("the renewal of a session", () => {
  it("refreshes once and is done [API-11]", () => {
    expect(run({}, entered(), answered("yes"))).toEqual({ state: { done: "renewed" }, effects: ["refresh"] });
  });

  it("makes sure that the person is still the same [API-11]", () => {
    const known = { personKnown: true };
    expect(run(known, entered(), answered("yes"), answered("yes"))).toEqual({
      state: { done: "renewed" },
      effects: ["refresh", "identify"],
    });
    expect(run(known, entered(), answered("yes"), answered("no")).state).toEqual({ done: "otherPerson" });
  });

  it("logs the client in where it can, when the refresh fails [API-11]", () => {
    const shell = { hasClientId: true };
    expect(run(shell, entered(), answered("no"), answered("yes"))).toEqual({
      state: { done: "renewed" },
      effects: ["refresh", "logInClient"],
    });
    expect(run(shell, entered(), answered("no"), answered("no")).state).toEqual({ done: "lapsed" });
    expect(run({}, entered(), answered("no")).state).toEqual({ done: "lapsed" });
  });

  it("sends no request if another tab has renewed it [API-11]", () => {
    expect(run({}, entered(true))).toEqual({ state: { done: "renewed" }, effects: [] });
    expect(run({}, entered(), answered("no", true)).state).toEqual({ done: "renewed" });
  });

  it("checks whose session another tab has begun, and refreshes one that has lapsed since [API-11, SEC-03]", () => {
    const known = { personKnown: true };
    expect(run(known, entered(true), answered("yes"))).toEqual({
      state: { done: "renewed" },
      effects: ["identify"],
    });
    expect(run(known, entered(true), answered("no")).state).toEqual({ done: "otherPerson" });
    expect(run(known, entered(true), answered("lapsed"), answered("yes"), answered("yes"))).toEqual({
      state: { done: "renewed" },
      effects: ["identify", "refresh", "identify"],
    });
    expect(run(known, entered(), answered("yes"), answered("lapsed")).state).toEqual({ done: "lapsed" });
  });

  it("signs no person out because the platform cannot be reached [API-11]", () => {
    expect(run({}, entered(), answered("unreachable")).state).toEqual({ done: "unreachable" });
  });

  it("ends after four effects at most, whatever happens [API-11]", () => {
    const event = fc.record({
      type: fc.constant("answered" as const),
      result: fc.constantFrom("yes" as const, "no" as const, "lapsed" as const, "unreachable" as const),
      renewedElsewhere: fc.boolean(),
    });
    const context = fc.record({ hasClientId: fc.boolean(), personKnown: fc.boolean() });
    fc.assert(
      fc.property(
        context,
        fc.boolean(),
        fc.array(event, { minLength: 4, maxLength: 9 }),
        (known, elsewhere, events) => {
          const { state, effects } = run(known, entered(elsewhere), ...events);
          expect(effects.length).toBeLessThanOrEqual(4);
          for (const once of ["refresh", "logInClient"])
            expect(effects.filter((effect) => effect === once).length).toBeLessThanOrEqual(1);
          expect(typeof state).toBe("object");
        },
      ),
    );
  });
});
