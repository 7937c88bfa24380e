import { readDateTime } from "../../../src/base/core/date/readDateTime";
import type { SiteConfig } from "../../settings/site";
import { wireDate } from "../dates";
import type { SchoolClock } from "../module";

/** The clock of a site's school. */
export const clockOf = (site: Pick<SiteConfig, "timeZone">): SchoolClock => ({
  wireDate: (milliseconds) => wireDate(milliseconds, site),
  momentOf: (text) => readDateTime(text, site.timeZone),
});
