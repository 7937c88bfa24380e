import type { ReactElement } from "react";
import { readDateTime } from "../core/date/readDateTime";
import { Moment } from "./Moment";

interface Props {
  /** As the platform wrote it. */
  readonly time: string;
  readonly now: number;
  /** The school's time zone, whose clock the platform writes. */
  readonly zone?: string | undefined;
}

/** When something came to be; nothing where the platform's text names no time [I18N-04]. */
export function TimeOf({ time, now, zone }: Props): ReactElement | null {
  const moment = readDateTime(time, zone);
  return moment === null ? null : <Moment time={moment} now={now} zone={zone} />;
}
