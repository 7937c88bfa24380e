import { startable, type Scheduled } from "./schedule";

const file = (id: string, small: boolean, stage: Scheduled["stage"] = "waiting"): Scheduled => ({
  id,
  small,
  stage,
});

it("begins one large file and the next one, whose hash is ready when the first has been sent [UP-01, UP-03]", () => {
  const queue = [file("a", false), file("b", false), file("c", false)];
  expect(startable(queue)).toEqual(["a", "b"]);
  expect(startable([file("a", false, "going"), ...queue.slice(1)])).toEqual(["b"]);
  expect(startable([file("a", false, "still"), ...queue.slice(1)])).toEqual(["b", "c"]);
});

it("begins several small files at once, beside and before large ones that wait [UP-03]", () => {
  const small = Array.from({ length: 9 }, (_, place) => file(`${place}`, true));
  const large = [file("a", false, "going"), file("b", false, "going"), file("c", false)];
  expect(startable([...large, ...small])).toEqual(["0", "1", "2", "3", "4", "5"]);
  const going = small.map((each, place) => (place < 5 ? { ...each, stage: "going" as const } : each));
  expect(startable(going)).toEqual(["5"]);
});

it("begins nothing where all places are taken or nothing waits [UP-03]", () => {
  expect(startable([])).toEqual([]);
  expect(startable([file("a", true, "still"), file("b", false, "going")])).toEqual([]);
});
