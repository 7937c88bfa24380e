import { mapInPieces } from "./inPieces";

it("works out what takes long in several pieces, and all that is short in one [SEC-06]", async () => {
  let now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  let pieces = 0;
  const work = {
    piece: <Result>(part: () => Promise<Result>) => {
      pieces += 1;
      return part();
    },
  };
  const each = (takes: number) => (number: number) => {
    now += takes;
    return number * 2;
  };
  expect(await mapInPieces({ work }, [1, 2, 3, 4], each(0))).toEqual([2, 4, 6, 8]);
  expect(pieces).toBe(1);
  pieces = 0;
  expect(await mapInPieces({ work }, [1, 2, 3, 4], each(20))).toEqual([2, 4, 6, 8]);
  expect(pieces).toBeGreaterThanOrEqual(4);
  jest.restoreAllMocks();
});
