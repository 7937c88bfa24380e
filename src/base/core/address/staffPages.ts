/** Where `/pc_{code}_tm` stands in an address. */
const STAFF_PAGE = /\/pc_([\w-]{1,80})_tm(?![\w-])/g;

/** Students and parents. */
const KEPT_OUT: readonly number[] = [1, 3];
const TEACHER = 2;

/** A part of an address as a server reads it; one that cannot be read so stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** All applications whose pages for teachers and staff an address names: with `..` in it, it leads to any of them. */
const staffPageApps = (address: string): readonly string[] =>
  [...address.replace(/(?:%[\da-f]{2})+/gi, decoded).matchAll(STAFF_PAGE)].map(([, app = ""]) => app);

/** The application whose page for teachers and staff an address names; null for any other address. */
export const staffPageApp = (address: string): string | null => staffPageApps(address)[0] ?? null;

/** Whom an address is judged for: their user type, and the applications of their menu; null as long as these are not known. */
export interface Reader {
  readonly userType: number;
  readonly codes: readonly string[] | null;
}

/**
 * Whether a person may reach an address: the pages of teachers and staff are closed to students and parents, and teachers
 * reach those of their own menu alone [ROUTE-02].
 */
export function mayReach(address: string, { userType, codes }: Reader): boolean {
  const apps = staffPageApps(address);
  if (apps.length === 0) return true;
  if (KEPT_OUT.includes(userType)) return false;
  return userType !== TEACHER || apps.every((app) => codes?.includes(app) ?? false);
}
