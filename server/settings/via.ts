/** A request's headers, as far as they are looked at here. */
interface Heard {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** How the portal names itself in `Via` (RFC 9110, 7.6.3), by which a platform knows that its own pages are elsewhere. */
export const VIA = "1.1 school-portal";

/** Whether a request has come through another portal. */
export const isForwarded = ({ headers }: Heard): boolean =>
  [headers["via"] ?? []].flat().some((via) => via.includes(VIA));
