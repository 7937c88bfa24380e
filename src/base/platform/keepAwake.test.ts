import { keepAwake } from "./keepAwake";

const settled = () => new Promise((done) => setTimeout(done, 0));

function screenOf({ refuses = false } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const held = new Set<object>();
  const wakeLock = {
    request: () => {
      if (refuses) return Promise.reject(new DOMException("no", "NotAllowedError"));
      const lock = {
        release: () => {
          held.delete(lock);
          return Promise.resolve();
        },
      };
      held.add(lock);
      return Promise.resolve(lock);
    },
  };
  const turn = async (state: "visible" | "hidden") => {
    page.visibilityState = state;
    // A browser ends the lock of a hidden page.
    if (state === "hidden") held.clear();
    page.dispatchEvent(new Event("visibilitychange"));
    await settled();
  };
  const keep = () => keepAwake(page as unknown as Document, { wakeLock });
  return { keep, held, turn, page };
}

describe("a screen that stays on", () => {
  it("is kept while the page is seen, again after it was hidden, and no more afterwards [DESK-14]", async () => {
    const { keep, held, turn } = screenOf();
    const end = keep();
    await settled();
    expect(held.size).toBe(1);
    await turn("hidden");
    expect(held.size).toBe(0);
    await turn("visible");
    expect(held.size).toBe(1);
    end();
    await settled();
    expect(held.size).toBe(0);
    await turn("visible");
    expect(held.size).toBe(0);
  });

  it("is nothing where a browser refuses, or knows no lock [DESK-14]", async () => {
    const { keep, held, page } = screenOf({ refuses: true });
    keep()();
    await settled();
    expect(held.size).toBe(0);
    expect(() => keepAwake(page as unknown as Document, {})()).not.toThrow();
  });
});
