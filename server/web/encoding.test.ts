import { chooseEncoding, type Encoding } from "./encoding";

describe("the choice of a compressed form", () => {
  const cases: readonly (readonly [
    header: string | undefined,
    atHand: readonly Encoding[],
    chosen: Encoding | null,
  ])[] = [
    [undefined, ["br", "gzip"], null],
    ["", ["br", "gzip"], null],
    ["gzip, deflate, br", ["br", "gzip"], "br"],
    ["gzip, deflate, br", ["gzip"], "gzip"],
    ["gzip, deflate, br", [], null],
    ["br;q=0.5, gzip;q=0.8", ["br", "gzip"], "gzip"],
    ["br;q=0, gzip", ["br", "gzip"], "gzip"],
    ["br;q=0, gzip;q=0", ["br", "gzip"], null],
    ["*", ["br", "gzip"], "br"],
    ["*;q=0", ["br", "gzip"], null],
    ["br;q=0, *", ["br", "gzip"], "gzip"],
    ["identity", ["br", "gzip"], null],
    ["identity;q=1, br;q=0.5", ["br"], null],
    ["identity;q=0, br;q=0.5", ["br"], "br"],
    ["BR ; Q=1.0", ["br"], "br"],
    ["x-gzip", ["gzip"], "gzip"],
    ["br;q=nonsense, gzip", ["br", "gzip"], "gzip"],
    ["deflate, zstd", ["br", "gzip"], null],
  ];

  it.each(cases)("answers %j with %j at hand by %j [RUN-03]", (header, atHand, chosen) => {
    expect(chooseEncoding(header, atHand)).toBe(chosen);
  });
});
