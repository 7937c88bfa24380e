import { readFileSync } from "node:fs";
import { siteConfig } from "../../../../contract/schemas/front";
import { DEFAULT_SITE, parseSiteConfig } from "./siteConfig";

const ZONES = ["America/New_York", "Mars/Olympus", "", "上海"];

it("the platform's defaults of the site's configuration are the client's own", () => {
  expect(parseSiteConfig(siteConfig.parse({}))).toEqual(DEFAULT_SITE);
});

it("every field of the site's configuration is explained [AUTH-01, REDIR-01]", () => {
  const explained = readFileSync("docs/site.md", "utf8");
  expect(Object.keys(siteConfig.shape).filter((field) => !explained.includes(`| \`${field}\``))).toEqual([]);
});

it("a time zone that there is none of stops the platform's start, and is the default to the client [I18N-04, REL-03]", () => {
  expect(ZONES.map((timeZone) => siteConfig.safeParse({ timeZone }).success)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(ZONES.map((timeZone) => parseSiteConfig({ timeZone }).timeZone)).toEqual([
    "America/New_York",
    "Asia/Shanghai",
    "Asia/Shanghai",
    "Asia/Shanghai",
  ]);
});
