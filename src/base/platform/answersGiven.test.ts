import { answered, fakeHttp } from "../../../test/fakePorts";
import { withAnswersGiven } from "./answersGiven";

const request = (url: string, method: "GET" | "POST" = "GET") =>
  ({ method, url, headers: {}, timeout: 1, bytes: false }) as const;

const GIVEN = { "/api/uaa/unit/config?unitId=1": { status: 200, data: { unitName: "一中" } } };
const LATER = answered({ status: 200, data: "later" });

describe("answers that a page carries", () => {
  it("stand in the network's place for the first call of their address, below any base [API-01]", async () => {
    const { http, paths } = fakeHttp(() => LATER);
    const page = withAnswersGiven(http, GIVEN);
    const first = await page.send(request("/portal/api/uaa/unit/config?unitId=1&_=2"));
    expect(first).toMatchObject({ kind: "answered", status: 200 });
    expect(first.kind === "answered" && "text" in first.body && JSON.parse(first.body.text)).toEqual(
      GIVEN["/api/uaa/unit/config?unitId=1"],
    );
    expect(paths()).toEqual([]);
    expect(await page.send(request("/portal/api/uaa/unit/config?unitId=1&_=3"))).toBe(LATER);
    expect(paths()).toEqual(["/portal/api/uaa/unit/config"]);
  });

  it("answer no other path, no other query, and nothing that changes something [API-01]", async () => {
    const { http } = fakeHttp(() => LATER);
    const page = withAnswersGiven(http, GIVEN);
    expect(await page.send(request("/api/uaa/social/info"))).toBe(LATER);
    expect(await page.send(request("/api/uaa/unit/config?unitId=2&_=2"))).toBe(LATER);
    expect(await page.send(request("/api/uaa/unit/config?unitId=1", "POST"))).toBe(LATER);
  });

  it("answer nothing any more once the page has changed something [SEC-03]", async () => {
    const { http } = fakeHttp(() => LATER);
    const page = withAnswersGiven(http, GIVEN);
    await page.send(request("/api/base/anything", "POST"));
    expect(await page.send(request("/api/uaa/unit/config?unitId=1"))).toBe(LATER);
  });

  it.each([undefined, null, "__PORTAL_ANSWERS__", 7, []])("may be none: %j [API-12]", async (given) => {
    const { http } = fakeHttp(() => LATER);
    expect(await withAnswersGiven(http, given).send(request("/api/uaa/unit/config?unitId=1"))).toBe(LATER);
  });
});
