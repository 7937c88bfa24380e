import { siteConfig } from "../../../contract/schemas/front";
import { DEFAULT_SITE, parseSiteConfig } from "./siteConfig";

it("the platform's defaults of the site's configuration are the client's own", () => {
  expect(parseSiteConfig(siteConfig.parse({}))).toEqual(DEFAULT_SITE);
});
