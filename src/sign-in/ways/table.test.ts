import { DEFAULT_SITE } from "../../base/core/site/siteConfig";
import type { Offer, WayRow } from "./row";
import { WAYS } from "./table";

const rows = Object.entries<WayRow>(WAYS);
const offer: Offer = {
  site: DEFAULT_SITE,
  device: { type: "pc", client: "browser", mobile: false },
  settled: true,
};

it.each(rows)("the way %s is taken or chosen by code that its row fetches [AUTH-01]", async (_, row) => {
  const { take, shown } = row;
  const fetched = await Promise.all([take?.(), shown?.load()]);
  const there = fetched.filter((code) => code !== undefined);
  expect(there.length).toBeGreaterThan(0);
  expect(there.every((code) => typeof code === "function")).toBe(true);
});

it("single sign-on can be chosen where the site has one, once the person is not led there any more [AUTH-19]", () => {
  const { offered } = WAYS.sso.shown;
  const site = { ...DEFAULT_SITE, sso: true };
  expect(offered({ ...offer, site })).toBe(true);
  expect(offered({ ...offer, site, settled: false })).toBe(false);
  expect(offered(offer)).toBe(false);
});
