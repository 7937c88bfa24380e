import fc from "fast-check";
import { staying, stepLeaving, type Leaving, type LeavingEvent, type Spot } from "./leaving";

const at = (entry: Spot["entry"], address = `#/${String(entry)}`): Spot => ({ entry, address });
const home = at(5);

const moved = (to: Spot, free = false): LeavingEvent => ({ type: "moved", to, free });
const answered = (allowed: boolean): LeavingEvent => ({ type: "answered", allowed });

/** The effects of each event. */
const told = (events: readonly LeavingEvent[]) => {
  let state: Leaving = staying(home);
  return events.map((event) => {
    const [next, effect] = stepLeaving(state, event);
    state = next;
    return effect;
  });
};

const hidden = (travel: Spot | null = null) => ({ heard: false, travel });
const HEARD = { heard: true, travel: null };

describe("leaving a page with dialogs over it", () => {
  it.each([
    ["back", at(4)],
    ["forward", at(6)],
    ["to an address written by hand", at(null, "#/new")],
  ])("%s is undone and asked about; a person who stays is asked again next time [WID-01]", (_, target) => {
    const once = [moved(target), moved(home), answered(false)];
    const done = [hidden(home), hidden(), hidden()];
    expect(told([...once, ...once])).toEqual([...done, ...done]);
  });

  it("continues to its target when the person agrees [WID-01]", () => {
    expect(told([moved(at(3)), moved(home), answered(true), moved(at(3), true)])).toEqual([
      hidden(home),
      hidden(),
      hidden(at(3)),
      HEARD,
    ]);
  });

  it("waits with that until the browser is back [WID-01]", () => {
    expect(told([moved(at(4)), answered(true), moved(home)])).toEqual([
      hidden(home),
      hidden(),
      hidden(at(4)),
    ]);
  });

  it("undoes every further step too while the person is asked [WID-01]", () => {
    expect(
      told([moved(at(4)), moved(at(3)), moved(home), moved(at(4)), moved(home), answered(true)]),
    ).toEqual([hidden(home), hidden(home), hidden(), hidden(home), hidden(), hidden(at(4))]);
  });

  it("that is refused at once hides the return as well [WID-01]", () => {
    expect(told([moved(at(4)), answered(false), moved(home), moved(at(4), true)])).toEqual([
      hidden(home),
      hidden(),
      hidden(),
      HEARD,
    ]);
  });

  it("is not held up without unsaved work, nor if the address stays or there is nothing to return to", () => {
    expect(told([moved(at(4), true)])).toEqual([HEARD]);
    expect(told([moved(at(6, home.address))])).toEqual([HEARD]);
    expect(told([moved(at(5, "#/exchanged"))])).toEqual([HEARD]);
  });

  it("leaves page and address together, however often the person goes back meanwhile [WID-01]", () => {
    const move = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 8 }), fc.boolean(), (moves, allowed) => {
        let state: Leaving = staying(home);
        let browser: Spot = home;
        let page: Spot = home;
        let destination: Spot | null = null;
        const happen = (event: LeavingEvent) => {
          const [next, effect] = stepLeaving(state, event);
          state = next;
          if (effect.heard) page = browser;
          destination = effect.travel ?? destination;
        };
        const arrive = () => {
          while (destination) {
            browser = destination;
            destination = null;
            happen(moved(browser, state.target === null && !state.returning));
          }
        };
        for (const entry of moves) {
          if (entry === browser.entry) continue;
          browser = at(entry);
          happen(moved(browser));
        }
        const { target } = state;
        if (target) happen(answered(allowed));
        arrive();
        expect(page).toEqual(browser);
        expect(page).toEqual(target && allowed ? target : home);
      }),
    );
  });
});
