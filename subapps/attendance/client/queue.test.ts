import { asRefused, mayWait, NOTHING, readQueue, timesOf, type Waiting, withOne, withoutOne } from "./queue";

const one = (id: string): Waiting => ({ id, person: "7", name: "李", at: 1, moment: 100, proof: null });

it("keeps each clocking once, through a reload, until the platform has it [FACE-09, REL-01]", () => {
  const two = withOne(withOne(withOne(NOTHING, one("a")), one("b")), one("a"));
  expect(two.waiting.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(readQueue(JSON.stringify(two))).toEqual(two);
  const refused = asRefused(two, one("a"), "太晚");
  expect(refused).toMatchObject({ waiting: [{ id: "b" }], refused: [{ id: "a", why: "太晚" }] });
  expect(readQueue(JSON.stringify(refused))).toEqual(refused);
  expect(withoutOne(withoutOne(refused, "a"), "b")).toEqual(NOTHING);
});

it("is sent with the platform's time where the page knew it then and knows it now, else with the device's [FACE-09]", () => {
  expect(timesOf(one("a"), { device: 5, platform: 160 })).toEqual({ at: 100, now: 160 });
  expect(timesOf(one("a"), { device: 5, platform: null })).toEqual({ at: 1, now: 5 });
  expect(timesOf({ ...one("a"), moment: null }, { device: 5, platform: 160 })).toEqual({ at: 1, now: 5 });
  // One that an earlier build has kept.
  const [before] = readQueue('{"waiting":[{"id":"a","person":"7","name":"李","at":1}]}').waiting;
  expect(before).toEqual({ ...one("a"), moment: null });
});

it("reads no more than what it understands [FACE-09, REL-01]", () => {
  for (const text of [
    null,
    "",
    "{",
    "[]",
    "null",
    '{"waiting":"x"}',
    '{"waiting":[{"id":"a"},{"id":"b","person":"7"}]}',
  ])
    expect(readQueue(text)).toEqual(NOTHING);
});

it.each([
  [null, true],
  [0, true],
  [401, true],
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [404, false],
  [409, false],
  [410, false],
])("waits after a status of %s: %s [FACE-09]", (status, waits) => {
  expect(mayWait(status)).toBe(waits);
});
