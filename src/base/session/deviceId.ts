import type { Ports } from "../platform/ports";

/**
 * The name of this browser for the platform, which may tell the person of a sign-in on a device that is new [AUTH-13]. It is made up,
 * belongs to no person, and is another one in each browser; where nothing can be stored, on each page.
 */
export function deviceId({ storage, random }: Pick<Ports, "storage" | "random">): string {
  const known = storage.read("deviceId");
  if (known !== null) return known;
  const made = random.id();
  storage.write("deviceId", made);
  return made;
}
