/** Where `/pc_{code}_tm` stands in an address. */
const STAFF_PAGE = /\/pc_([\w-]{1,80})_tm(?![\w-])/;

/** Students and parents. */
const KEPT_OUT: readonly number[] = [1, 3];
const TEACHER = 2;

/** An address as a server reads it; one that cannot be read so stays as it is. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The application whose page for teachers and staff an address names; null for any other address. */
export const staffPageApp = (address: string): string | null =>
  STAFF_PAGE.exec(decoded(address))?.[1] ?? null;

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
  const app = staffPageApp(address);
  if (app === null) return true;
  if (KEPT_OUT.includes(userType)) return false;
  return userType !== TEACHER || (codes?.includes(app) ?? false);
}
