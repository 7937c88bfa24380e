import { DEFAULT_TIME_ZONE, isTimeZone } from "./timeZone";

it.each([DEFAULT_TIME_ZONE, "UTC", "America/New_York", "Pacific/Auckland"])(
  "knows the time zone %s [I18N-04]",
  (name) => expect(isTimeZone(name)).toBe(true),
);

it.each(["", "Mars/Olympus", "Shanghai", "上海", " ", null, undefined, 8, {}, ["UTC"]])(
  "takes %j for no time zone, and never throws [I18N-04, REL-03]",
  (name) => expect(isTimeZone(name)).toBe(false),
);
