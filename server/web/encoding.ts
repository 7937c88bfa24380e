/** The compressed forms we can send, best first. */
export const ENCODINGS = ["br", "gzip"] as const;
/** A compressed form. */
export type Encoding = (typeof ENCODINGS)[number];

/** The weights of an Accept-Encoding header: 0 = refused. */
function weights(header: string): Map<string, number> {
  const entries = header.split(",").map((part): [string, number] => {
    const [name = "", ...parameters] = part
      .toLowerCase()
      .split(";")
      .map((each) => each.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    return [
      name === "x-gzip" ? "gzip" : name,
      Number.isFinite(weight) ? Math.min(Math.max(weight, 0), 1) : 0,
    ];
  });
  return new Map(entries.filter(([name]) => name !== ""));
}

/**
 * The compressed form to answer with, out of those at hand, or null for none: the client's weights decide, ours
 * break ties, and a form it gives `q=0` is never sent.
 */
export function chooseEncoding(
  header: string | undefined,
  atHand: readonly Encoding[] = ENCODINGS,
): Encoding | null {
  if (!header) return null;
  const asked = weights(header);
  const weightOf = (name: string) => asked.get(name) ?? asked.get("*") ?? 0;
  const plain = asked.get("identity") ?? asked.get("*") ?? 1;
  const best = ENCODINGS.filter((encoding) => atHand.includes(encoding))
    .map((encoding) => ({ encoding, weight: weightOf(encoding) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)[0];
  if (!best) return null;
  return asked.has("identity") && plain > best.weight ? null : best.encoding;
}
