import { ownLocation } from "./ownLocation";

const world = {
  asked: new URL("http://platform.example:81/edu/api/sso/start?a=1"),
  platform: new URL("http://platform.example:81/edu/"),
  portal: "https://portal.example",
  allowedOrigins: ["https://sso.school.example"],
};

describe("a redirect of the platform", () => {
  it.each([
    ["/edu/login/?x=1#y", "/login/?x=1#y"],
    ["/edu", "/"],
    ["next", "/api/sso/next"],
    ["?b=2", "/api/sso/start?b=2"],
    ["http://platform.example:81/edu/somewhere?x=1", "/somewhere?x=1"],
    ["//platform.example:81/edu/x", "/x"],
    ["https://portal.example/login/?code=1", "/login/?code=1"],
    ["https://sso.school.example/authorize?client_id=1", "https://sso.school.example/authorize?client_id=1"],
    [Buffer.from("/edu/login/?m=中").toString("latin1"), "/login/?m=%E4%B8%AD"],
  ])("to %j leads to %j [SEC-05, RUN-03]", (header, expected) => {
    expect(ownLocation(header, world)).toBe(expected);
  });

  it.each([
    "//attacker.example/x",
    "///attacker.example",
    "/\\attacker.example",
    "\\\\attacker.example",
    "https:attacker.example",
    "https://attacker.example/",
    "https://sso.school.example.attacker.example/",
    "https://sso.school.example@attacker.example/",
    "https://a:b@sso.school.example/",
    "http://sso.school.example/",
    "http://platform.example/edu/x",
    "http://platform.example:81/admin",
    "/admin",
    "/edu/../admin",
    "/edu/%2e%2e/admin",
    "/education/",
    "/edu//attacker.example/x",
    "https://portal.example//attacker.example/x",
    "/edu/%2fattacker.example",
    "/edu/;/x",
    "javascript:alert(1)",
    "data:text/html,x",
    "/edu/a b",
    "/edu/a\tb",
    "\u0001/edu/a",
    "/edu/\xff",
    "http://[",
  ])("to %j leads nowhere [SEC-05]", (header) => {
    expect(ownLocation(header, world)).toBeNull();
  });
});
