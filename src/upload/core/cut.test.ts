import { chunkAt, chunkCount, chunkLength, chunkSizeFor, goesWhole, USUAL_CHUNK } from "./cut";

const MB2 = USUAL_CHUNK;

it.each([
  [0, 1, true],
  [1, 1, true],
  [MB2 - 1, 1, true],
  [MB2, 1, true],
  [MB2 + 1, 2, false],
  [2 * MB2, 2, false],
  [10 * 2 ** 30, 5120, false],
])("a file of %i bytes has %i chunks [UP-02]", (size, chunks, whole) => {
  const cut = { size, eachSize: MB2 };
  expect([chunkCount(cut), goesWhole(cut)]).toEqual([chunks, whole]);
});

it("the chunks of a file lie one behind the other, and are all of it [UP-02]", () => {
  const cut = { size: 5 * MB2 + 17, eachSize: MB2 };
  const places = Array.from({ length: chunkCount(cut) }, (_, index) => chunkAt(cut, index + 1));
  expect(places.map(({ start }) => start)).toEqual([0, ...places.slice(0, -1).map(({ end }) => end)]);
  expect(places.at(-1)?.end).toBe(cut.size);
  expect(chunkLength(cut, 6)).toBe(17);
});

it.each([
  [null, 2 << 20],
  [0, 256 << 10],
  [300_000, 512 << 10],
  [1 << 20, 2 << 20],
  [20e6, 6 << 20],
])(
  "a line of %p bytes a second has chunks of %i bytes, so that a cut costs two seconds at most [UP-03]",
  (speed, size) => {
    expect(chunkSizeFor(speed)).toBe(size);
  },
);
