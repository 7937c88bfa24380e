import { linksIn } from "./linksIn";

const allowed = (address: string) => (address.includes("@") ? null : address);
const addressesIn = (text: string) =>
  linksIn(text, allowed).flatMap(({ words, href }) => (href === null ? [] : [[words, href]]));

describe("the addresses in a text", () => {
  it.each([
    ["请打开https://school.example/a?b=1&c=2，再登录", "https://school.example/a?b=1&c=2"],
    ["（https://school.example/报名）", "https://school.example/"],
    ["见 http://school.example:8080/x。谢谢", "http://school.example:8080/x"],
    ["See https://school.example/a, or ask.", "https://school.example/a"],
    ["(https://school.example/a_(b))", "https://school.example/a_(b)"],
    ["[https://school.example/a]!", "https://school.example/a"],
    ["Really: https://school.example/?q=why?", "https://school.example/?q=why"],
    ["“https://school.example/#part”", "https://school.example/#part"],
    ["HTTPS://School.example/A", "HTTPS://School.example/A"],
  ])("in %j lead to %s [MSG-03]", (text, address) => {
    expect(addressesIn(text)).toEqual([[address, address]]);
    expect(
      linksIn(text, allowed)
        .map(({ words }) => words)
        .join(""),
    ).toBe(text);
  });

  it("are also written without a scheme, and several in one text [MSG-03]", () => {
    expect(addressesIn("www.school.example和https://a.example/；www.b.example.")).toEqual([
      ["www.school.example", "https://www.school.example"],
      ["https://a.example/", "https://a.example/"],
      ["www.b.example", "https://www.b.example"],
    ]);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "mailto:a@b.example",
    "https://school.example@evil.example/",
    "ahttps://x.example",
    "me@www.school.example",
    "https://",
  ])("are none in %j [SEC-02]", (text) => {
    const strict = (address: string) => (/^https?:\/\/[\w.]+(?:\/[^@]*)?$/.test(address) ? address : null);
    expect(linksIn(text, strict)).toEqual([{ words: text, href: null }]);
  });

  it("are found in one pass, whatever the text [SEC-06]", () => {
    const begun = performance.now();
    for (const piece of ["https://", "www.", "https://a(", "https://a.example/))))", ")", "http://a.b "])
      linksIn(piece.repeat(60_000), allowed);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});
