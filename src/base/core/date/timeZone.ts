/** Whose clock the platform's dates show where the site names no other: the reference platform's own. */
export const DEFAULT_TIME_ZONE = "Asia/Shanghai";

/** Whether a name is one of the IANA's that this machine knows. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== "string" || name === "") return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
