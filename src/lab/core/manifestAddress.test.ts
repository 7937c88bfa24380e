import { readManifestAddress } from "./manifestAddress";

const ORIGIN = "https://school.example";

it.each([
  ["/notices/manifest.json", "notices"],
  [" /notices/manifest.json ", "notices"],
  ["/notices/manifest.json?_=1#x", "notices"],
  ["https://school.example/t-badly/manifest.json", "t-badly"],
  ["https://SCHOOL.example:443/notices/manifest.json", "notices"],
])("%s is the manifest of an application that the portal would load [MORE-06]", (typed, app) =>
  expect(readManifestAddress(typed, ORIGIN)).toEqual({ app, path: `/${app}/manifest.json` }),
);

it.each([
  ["", "notAddress"],
  [" ".repeat(60_000), "notAddress"],
  ["javascript:alert(1)//manifest.json", "notAddress"],
  ["//evil.example/a/manifest.json", "notAddress"],
  ["/\\evil.example/a/manifest.json", "notAddress"],
  ["https://me@school.example/notices/manifest.json", "notAddress"],
  ["https://evil.example/notices/manifest.json", "otherOrigin"],
  ["http://school.example/notices/manifest.json", "otherOrigin"],
  ["/a/b/manifest.json", "notManifest"],
  ["/../manifest.json", "notManifest"],
  ["/%2e%2e/manifest.json", "notManifest"],
  ["/notices/app.json", "notManifest"],
])("%j is refused, and says why [MORE-06, SEC-02]", (typed, fault) =>
  expect(readManifestAddress(typed, ORIGIN)).toEqual({ fault }),
);
