import { FairPlaces } from "./fairPlaces";

const settle = () => new Promise((resolve) => setImmediate(resolve));

it("gives its places to lanes by turns, however much waits in each [SEC-06]", async () => {
  const places = new FairPlaces(1);
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return settle();
  };
  const all = ["a1", "a2", "a3", "a4"].map((name) => places.run(["a"], work(name)));
  all.push(places.run(["b"], work("b1")));
  await Promise.all(all);
  expect(begun).toEqual(["a1", "a2", "b1", "a3", "a4"]);
});

it("does as much at once as it has places, also after work that failed [SEC-06]", async () => {
  const places = new FairPlaces(2);
  const fail = () => places.run(["a"], () => Promise.reject(new Error("no")));
  for (let count = 0; count < 3; count += 1) await expect(fail()).rejects.toThrow("no");
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await settle();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 6 }, () => places.run(["a"], work)));
  expect(most).toBe(2);
});
