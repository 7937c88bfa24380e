import { isPage, missingScriptOf, partFaultOf, type PartFacts } from "./partFault";

const FILE = { status: 200, html: false };
const judge = (facts: Partial<PartFacts>) =>
  partFaultOf({ missing: true, online: true, answer: FILE, foundBefore: false, ...facts });

describe("a part that did not come", () => {
  it.each<[string, Partial<PartFacts>]>([
    ["without a network", { online: false }],
    ["without a network, whatever a cache says", { online: false, answer: { status: 404, html: false } }],
    ["when the server does not answer", { answer: null }],
    ["when the server has trouble", { answer: { status: 503, html: false }, foundBefore: true }],
    ["when the file is there after all", {}],
  ])("cannot be reached %s [REL-03]", (_name, facts) => {
    expect(judge(facts)).toBe("unreachable");
  });

  it.each<[string, Partial<PartFacts>]>([
    ["the server no longer has it", { answer: { status: 404, html: false } }],
    ["the server says that it has gone", { answer: { status: 410, html: false } }],
    ["a page stands in its place", { answer: { status: 200, html: true } }],
    ["its file comes and is not the one expected, twice", { foundBefore: true }],
  ])("is stale where %s [MORE-04]", (_name, facts) => {
    expect(judge(facts)).toBe("stale");
  });

  it("that came and threw is broken, online or not [REL-03]", () => {
    expect([judge({ missing: false }), judge({ missing: false, online: false })]).toEqual([
      "broken",
      "broken",
    ]);
  });
});

it("the address of a missing script is read from webpack's error alone [REL-03]", () => {
  const chunk = Object.assign(new Error("Loading chunk 5 failed."), { name: "ChunkLoadError" });
  expect(missingScriptOf(chunk)).toBe("");
  expect(missingScriptOf(Object.assign(chunk, { request: "https://portal.test/assets/5.js" }))).toBe(
    "https://portal.test/assets/5.js",
  );
  expect([new Error("Loading chunk 5 failed."), "ChunkLoadError", null].map(missingScriptOf)).toEqual([
    null,
    null,
    null,
  ]);
});

it("a page is told from a script [MORE-04]", () => {
  expect(["<!DOCTYPE html><p>", "\n<html lang=en>"].map(isPage)).toEqual([true, true]);
  expect(["", "(self.x=1)", "</script>"].map(isPage)).toEqual([false, false, false]);
});
