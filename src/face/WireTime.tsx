import type { ReactElement } from "react";
import { useSiteConfigQuery } from "../base/api/site.api";
import { dateTimeWords } from "../base/core/date/dateWords";
import { readDateTime } from "../base/core/date/readDateTime";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { useNow } from "../base/platform/useNow";
import { useLanguage } from "../base/i18n/useText";

/** A time of the platform to the minute, in the language shown; as it was sent where it names none. */
export function WireTime({ time }: { readonly time: string }): ReactElement {
  const language = useLanguage();
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const now = useNow();
  const moment = readDateTime(time, site.timeZone);
  return <>{moment === null ? time : dateTimeWords(moment, language, { now })}</>;
}
