import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";

/** The points of a drill that one run tries. */
export const DRAWN = 3;

/** The commit, which is the same for all who look at a failure; anything at all outside of a clone. */
const commitOf = (): string => {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], {
      cwd: __dirname,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return "no commit";
  }
};

/**
 * Of the points of a drill, such as the calls at which a process is killed, those to try: three, drawn by the commit, so that many
 * commits try them all and one commit always the same; with `FULL=1`, as before a release, all of them. In the order given.
 */
export function drawn<Point>(
  points: readonly Point[],
  seed = process.env["FULL"] === "1" ? null : commitOf(),
): readonly Point[] {
  if (seed === null) return points;
  const rank = (place: number) => createHash("sha256").update(`${seed} ${place}`).digest("hex");
  const places = points.map((_, place) => place).sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
  const chosen = new Set(places.slice(0, DRAWN));
  return points.filter((_, place) => chosen.has(place));
}
