/**
 * The spaces that stand before a pair. `trim()` would take other blanks away as well: browsers let a neighbour set a
 * cookie whose name is such a blank and `__Host-…`, as to them that is another name.
 */
const SPACES = /^[ \t]+/;

/**
 * Every value that a `Cookie` header gives a name, as it was sent. Names are compared letter for letter, and nothing is
 * decoded or taken out of quotes: what we set needs neither, so that a value in another form is not ours.
 */
export const cookieValues = (header: string | undefined, name: string): readonly string[] =>
  (header ?? "").split(";").flatMap((pair) => {
    const at = pair.indexOf("=");
    return at >= 0 && pair.slice(0, at).replace(SPACES, "") === name ? [pair.slice(at + 1)] : [];
  });

/** As many domains are looked at. A request can name a host of 130 labels, and each is cleared by itself on every path. */
const MOST_DOMAINS = 6;

/**
 * The domains whose cookies a host receives: its own and those above it, the highest last. An IP address or a single label
 * has none; of a host with more labels than any portal's, the highest domains alone are named.
 */
export function domainsOver(host: string): readonly string[] {
  if (/^[\d.]*$|:/.test(host)) return [];
  const labels = host.toLowerCase().split(".");
  const first = Math.max(0, labels.length - 1 - MOST_DOMAINS);
  return labels.slice(first, -1).map((_, index) => labels.slice(first + index).join("."));
}

const MOST_PATHS = 24;
/** What a cookie's `Path` can hold: it ends at a semicolon, and browsers encode the rest. */
const COOKIE_PATH = /^[ -:=-~]*$/;

/** Every `Path` with which a cookie may have reached an address: `/`, and each folder of it with and without its slash. */
export function pathsOver(address: string): readonly string[] {
  const parts = (address.split("?", 1)[0] ?? "/").split("/", MOST_PATHS).slice(1);
  const folders = parts
    .map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)
    .filter((folder) => COOKIE_PATH.test(folder));
  return [...new Set(["/", ...folders.flatMap((folder) => [folder, `${folder}/`])])].slice(0, MOST_PATHS);
}
