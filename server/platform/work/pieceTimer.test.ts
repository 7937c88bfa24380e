import { pieceTimer } from "./pieceTimer";

it("gives a piece of long work a few milliseconds [SEC-06]", () => {
  let time = 1000;
  const isOver = pieceTimer(() => time);
  expect(isOver()).toBe(false);
  time += 1;
  expect(isOver()).toBe(false);
  time += 10;
  expect(isOver()).toBe(true);
});
