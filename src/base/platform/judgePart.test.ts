import { answered, fakeHttp, fault } from "../../../test/fakePorts";
import type { HttpResult } from "../core/wire/exchange";
import { judgePart, reachesFile } from "./judgePart";

const SCRIPT = "https://portal.test/assets/page.0123456789.js";
const PAGE = "<!doctype html><title>Portal</title>";
const missing = Object.assign(new Error("Loading chunk 5 failed."), {
  name: "ChunkLoadError",
  request: SCRIPT,
});

describe("the server of a file", () => {
  it.each([
    ["that it has", true, answered("void 0;")],
    ["that it does not have", true, answered("", 404, "Not Found")],
    ["that a gateway answers for", false, answered("", 503, "Unavailable")],
    ["that no answer comes for", false, fault("timeout")],
  ] as const)(
    "asked for a file %s, counts as reached: %s [REL-03]",
    async (_, reached, result: HttpResult) => {
      const { http, requests } = fakeHttp(() => result);
      expect(await reachesFile(http, SCRIPT, undefined, true)).toBe(reached);
      expect(requests.map(({ method, url }) => [method, url])).toEqual([["GET", SCRIPT]]);
    },
  );

  it("is not asked without a network [REL-03]", async () => {
    const { http, requests } = fakeHttp(() => answered("void 0;"));
    expect(await reachesFile(http, SCRIPT, undefined, false)).toBe(false);
    expect(requests).toEqual([]);
  });
});

describe("a part that did not come", () => {
  it.each([
    ["that has gone", "stale", false, answered("", 404, "Not Found"), false],
    ["in whose place a page comes", "stale", false, answered(PAGE), false],
    ["that no answer comes for", "unreachable", false, fault("network"), false],
    ["that is there after all", "unreachable", false, answered("void 0;"), true],
    ["that is there a second time", "stale", true, answered("void 0;"), true],
  ] as const)("with a file %s is %s [REL-03, MORE-04]", async (_, expected, foundBefore, result, found) => {
    const { http, requests } = fakeHttp(() => result);
    expect(await judgePart(missing, http, foundBefore, true)).toEqual({ fault: expected, found });
    expect(requests).toHaveLength(1);
  });

  it("is broken where it came and threw, which asks nothing of the server [REL-03]", async () => {
    const { http, requests } = fakeHttp(() => answered("void 0;"));
    expect(await judgePart(new TypeError("x is undefined"), http, false, true)).toEqual({
      fault: "broken",
      found: false,
    });
    expect(requests).toEqual([]);
  });
});
