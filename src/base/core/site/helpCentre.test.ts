import { helpAddress, withTicket } from "./helpCentre";
import { parseSiteConfig } from "./siteConfig";

const ORIGIN = "https://portal.school.test";
const HREF = `${ORIGIN}/pages/base/pc_desktop_all/index.html#/viewport?app=notices`;
const RED = encodeURIComponent(HREF);
const to = (helpCentre: unknown, { href = HREF, unitId = "2", allowedOrigins = [] as string[] } = {}) =>
  helpAddress({ site: parseSiteConfig({ helpCentre, allowedOrigins }), origin: ORIGIN, href, unitId });

describe("the help centre's address", () => {
  it.each([
    ["/help/", `${ORIGIN}/help/?redUrl=${RED}&unitId=2`],
    ["https://help.example", `https://help.example/?redUrl=${RED}&unitId=2`],
    ["http://help.example:8080/a?b=c", `http://help.example:8080/a?b=c&redUrl=${RED}&unitId=2`],
    ["https://help.example/#/start?x=1", `https://help.example/?redUrl=${RED}&unitId=2#/start?x=1`],
    ["https://help.example/?#top", `https://help.example/?redUrl=${RED}&unitId=2#top`],
  ])("of %s says where to come back to and which unit it is [REDIR-06]", (named, address) =>
    expect(to(named)).toBe(address),
  );

  it("passes on nothing secret, from any part of the page's address [REDIR-02, REDIR-06]", () => {
    const secrets =
      "theme=ink&language=en&code=c&state=s&token=t&ticket=k&username=u&password=p&plat=1&accessToken=a&access_token=b";
    const address = to("/help/", { href: `${ORIGIN}/x/?${secrets}&keep=1#/y?${secrets}&id=2` }) ?? "";
    const { searchParams } = new URL(address);
    expect(searchParams.get("redUrl")).toBe(`${ORIGIN}/x/?keep=1#/y?id=2`);
    expect([...searchParams.keys()]).toEqual(["redUrl", "unitId"]);
  });

  it("keeps what it carries to one parameter each [REDIR-06]", () => {
    const { searchParams } = new URL(
      to("/help/", { href: `${ORIGIN}/?a=1&unitId=9`, unitId: "2&x=y#z" }) ?? "",
    );
    expect([...searchParams]).toEqual([
      ["redUrl", `${ORIGIN}/?a=1&unitId=9`],
      ["unitId", "2&x=y#z"],
    ]);
  });

  it("is the platform's own page where the site names none [REDIR-06]", () => {
    for (const named of [undefined, null, ""])
      expect(to(named)).toMatch(new RegExp(`^${ORIGIN}/help/\\?redUrl=`));
  });

  it.each([
    ["none"],
    ["help"],
    ["//help.example"],
    ["javascript:alert(1)"],
    ["data:text/html,x"],
    ["ftp://help.example"],
    ["https://a@help.example"],
    ["https://help.example\\@evil.test"],
    ["https:/help.example"],
    ["https://"],
    ["/\\help.example"],
    ["/%2Fhelp.example"],
    [" https://help.example"],
    ["https://help.example/\u0000"],
  ])("is none for %j [REDIR-05, REDIR-06]", (named) => expect(to(named)).toBeNull());
});

describe("the help centre's ticket", () => {
  it("is added to the other two under the contract's name, before the part after # [REDIR-06]", () => {
    const address = withTicket(to("https://help.example/a#/b") ?? "", "t&1", HREF);
    expect(address).toBe(`https://help.example/a?redUrl=${RED}&unitId=2&accessToken=t%261#/b`);
  });

  it("is not given by plain HTTP where the portal came by https [REDIR-06]", () => {
    const address = to("http://help.example/") ?? "";
    expect(withTicket(address, "t", HREF)).toBe(address);
    expect(withTicket(address, "t", "http://portal.lan/x")).toMatch(/&accessToken=t$/);
  });
});
