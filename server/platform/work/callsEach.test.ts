import { CallsEach } from "./callsEach";

const LIMITS = { running: 2, waiting: 3, retryAfter: 5 };

/** Calls that end when the test says so. */
function setUp() {
  const calls = new CallsEach(LIMITS);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (person: string, name: string) =>
    calls.run(person, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { calls, call, begun, end };
}

it("answers a few calls of a person at once, and the others in their order [SEC-06]", async () => {
  const { call, begun, end } = setUp();
  const all = ["a1", "a2", "a3", "a4"].map((name) => call("a", name));
  expect(begun).toEqual(["a1", "a2"]);
  await end("a2");
  expect(begun).toEqual(["a1", "a2", "a3"]);
  await end("a1");
  await end("a3");
  await end("a4");
  await expect(Promise.all(all)).resolves.toEqual(["a1", "a2", "a3", "a4"]);
});

it("lets no person wait for the calls of another [SEC-06]", () => {
  const { call, begun } = setUp();
  for (const name of ["a1", "a2", "a3"]) void call("a", name);
  void call("b", "b1");
  expect(begun).toEqual(["a1", "a2", "b1"]);
});

it("refuses with 429 what is too much for a person, until less waits [SEC-06]", async () => {
  const { call, begun, end } = setUp();
  for (const name of ["a1", "a2", "a3", "a4", "a5"]) void call("a", name);
  await expect(call("a", "a6")).rejects.toMatchObject({ status: 429, code: "still_working", retryAfter: 5 });
  await end("a1");
  void call("a", "a7");
  for (const name of ["a2", "a3", "a4", "a5"]) await end(name);
  expect(begun.at(-1)).toBe("a7");
});

it("gives a place to the next call once the answer before has left [SEC-06]", async () => {
  const { calls, call, begun } = setUp();
  const leaves: (() => void)[] = [];
  const unread = () => new Promise<void>((resolve) => leaves.push(resolve));
  await Promise.all([1, 2].map(() => calls.run("a", () => "answer", unread())));
  void call("a", "a3");
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual([]);
  leaves[0]?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(["a3"]);
});

it("goes on after a call that failed [SEC-06]", async () => {
  const { calls, call, begun } = setUp();
  const fail = () => calls.run("a", () => Promise.reject(new Error("no")));
  for (let count = 0; count < 5; count += 1) await expect(fail()).rejects.toThrow("no");
  void call("a", "a1");
  void call("a", "a2");
  expect(begun).toEqual(["a1", "a2"]);
});
