/** When a duty is to be planned. */
export interface TimeToPlan {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:mm` */
  readonly time: string;
}

/** Reads it of the address, as a to-do about a duty without anybody names it; null where there is none, or what is there is no time. */
export function timeToPlan({
  day = "",
  time = "",
}: Readonly<Record<string, string | undefined>>): TimeToPlan | null {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
  return isDay && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? { day, time } : null;
}
