import { webAddress } from "./webAddress";

it.each(["https://school.example", "http://school.example:8080/a/b?c=d&e=%20#f", "https://[::1]/x"])(
  "leads to %s [MSG-03]",
  (address) => expect(webAddress(address)).toMatch(/^https?:\/\//),
);

it.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example/",
  "/path",
  "https:/\\evil.example/",
  "https://school.example@evil.example/",
  "https://school.example\\@evil.example/",
  "https://school.example/\u202Egpj",
  "https://",
  "ftp://school.example/",
])("leads nowhere by %j [SEC-02]", (address) => expect(webAddress(address)).toBeNull());
