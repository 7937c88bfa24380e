import { setImmediate } from "node:timers/promises";
import { LongWork } from "./longWork";

/** Work that notes when it begins and ends, with time for others in between. */
function setUp() {
  const done: string[] = [];
  const step = async (name: string) => {
    done.push(`${name} begins`);
    await setImmediate();
    done.push(`${name} ends`);
  };
  return { done, step };
}

describe("long work", () => {
  it("of one owner goes one after another, and holds no other owner up [SEC-06]", async () => {
    const work = new LongWork();
    const { done, step } = setUp();
    const each = (owner: string, name: string) => work.alone(owner, () => step(name));
    await Promise.all([each("a", "a1"), each("a", "a2"), each("b", "b1")]);
    const of = (owner: string) => done.filter((name) => name.startsWith(owner));
    expect(of("a")).toEqual(["a1 begins", "a1 ends", "a2 begins", "a2 ends"]);
    expect(done.indexOf("b1 begins")).toBeLessThan(done.indexOf("a1 ends"));
  });

  it("goes on after work that failed, and says how it failed", async () => {
    const work = new LongWork();
    const failed = work.alone("a", () => Promise.reject(new Error("broken")));
    const next = work.alone("a", () => Promise.resolve("next"));
    await expect(failed).rejects.toThrow("broken");
    expect(await next).toBe("next");
    await expect(work.piece(() => Promise.reject(new Error("torn")))).rejects.toThrow("torn");
    expect(await work.piece(() => Promise.resolve("piece"))).toBe("piece");
  });

  it("does one piece at a time, and looks elsewhere before each of them [SEC-06]", async () => {
    const { done, step } = setUp();
    const work = new LongWork(() => Promise.resolve(done.push("elsewhere")));
    const pieces = (owner: string) =>
      work.alone(owner, async () => {
        await work.piece(() => step(`${owner}1`));
        await work.piece(() => step(`${owner}2`));
      });
    await Promise.all([pieces("a"), pieces("b")]);
    expect(done).toEqual(
      ["a1", "b1", "a2", "b2"].flatMap((name) => ["elsewhere", `${name} begins`, `${name} ends`]),
    );
  });
});
