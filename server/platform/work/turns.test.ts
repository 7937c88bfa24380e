import { Turns } from "./turns";

/** Turns whose clock moves by what each of them takes, and whose thread is handed back when the test says so. */
function setUp() {
  let time = 0;
  const deferred: (() => void)[] = [];
  const turns = new Turns({ now: () => time, defer: (callback) => void deferred.push(callback) });
  const done: string[] = [];
  const use = async (name: string, milliseconds: number, lane: readonly string[] = []) => {
    await turns.take(lane);
    time += milliseconds;
    done.push(name);
    turns.give();
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** The thread looks at what else has come in. */
  const lookElsewhere = async () => {
    for (const callback of deferred.splice(0)) callback();
    await settle();
  };
  return { turns, use, done, settle, lookElsewhere };
}

it("lets one user after the other have its turn, in the order in which they came", async () => {
  const { turns, done, settle } = setUp();
  const users = ["a", "b", "c"].map(async (name) => {
    await turns.take();
    done.push(`${name} begins`);
    await settle();
    done.push(`${name} ends`);
    turns.give();
  });
  await Promise.all(users);
  expect(done).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

it("goes on without a pause while little time has passed", async () => {
  const { use, done, settle } = setUp();
  void Promise.all(["a", "b", "c"].map((name) => use(name, 1)));
  await settle();
  expect(done).toEqual(["a", "b", "c"]);
});

it("hands the thread back after a few milliseconds, however many still wait [SEC-06]", async () => {
  const { use, done, settle, lookElsewhere } = setUp();
  void Promise.all(["a", "b", "c", "d", "e", "f"].map((name) => use(name, 3)));
  await settle();
  expect(done).toEqual(["a", "b"]);
  await lookElsewhere();
  expect(done.length).toBeLessThan(6);
  for (let look = 0; look < 6; look += 1) await lookElsewhere();
  expect(done).toEqual(["a", "b", "c", "d", "e", "f"]);
});

it("counts what one alone does as well, turn after turn [SEC-06]", async () => {
  const { use, done, settle, lookElsewhere } = setUp();
  void (async () => {
    for (const name of ["a", "b", "c"]) await use(name, 3);
  })();
  await settle();
  expect(done).toEqual(["a", "b"]);
  await lookElsewhere();
  expect(done).toEqual(["a", "b", "c"]);
});

it("lets lanes take turns, however many of one lane came before [SEC-06]", async () => {
  const { use, done, lookElsewhere } = setUp();
  const many = Array.from({ length: 40 }, (_, call) => use(`a${call}`, 1, ["person", "a"]));
  const one = use("b", 1, ["person", "b"]);
  for (let look = 0; look < 40; look += 1) await lookElsewhere();
  await Promise.all([...many, one]);
  expect(done.indexOf("b")).toBeLessThanOrEqual(2);
  expect(done).toHaveLength(41);
});
