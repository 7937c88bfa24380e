import { pinnedCodes } from "../../base/core/apps/arrange";
import { NOT_ARRANGED, type Arrangement } from "../../base/core/apps/arrangement";
import type { AppLinkGroup } from "../../base/core/apps/links";

type Codes = readonly string[];
type Groups = readonly AppLinkGroup[];

const without = (codes: Codes, code: string): Codes => codes.filter((each) => each !== code);

/** Puts an application on top, after the others; the first change begins with the portal's own choice [MORE-01]. */
export const pin = (arrangement: Arrangement, groups: Groups, code: string): Arrangement => ({
  ...arrangement,
  pinned: [...without(pinnedCodes(arrangement, groups), code), code],
});

/** Takes an application from the top; it stays in its category [MORE-01]. */
export const unpin = (arrangement: Arrangement, groups: Groups, code: string): Arrangement => ({
  ...arrangement,
  pinned: without(pinnedCodes(arrangement, groups), code),
});

/** Hides an application; it keeps its places for when it is shown again [MORE-01]. */
export const hide = (arrangement: Arrangement, code: string): Arrangement => ({
  ...arrangement,
  hidden: [...without(arrangement.hidden, code), code],
});

/** Shows a hidden application where it was. */
export const showAgain = (arrangement: Arrangement, code: string): Arrangement => ({
  ...arrangement,
  hidden: without(arrangement.hidden, code),
});

/** The order of the platform, with the portal's choice on top and nothing hidden; open categories stay open. */
export const usualOrder = ({ open }: Arrangement): Arrangement => ({ ...NOT_ARRANGED, open });

/** The codes with one of them at the place `to`, which is brought within them; one that is not among them moves nothing. */
export function moveWithin(codes: Codes, code: string, to: number): Codes {
  if (!codes.includes(code)) return codes;
  const others = without(codes, code);
  const place = Math.min(Math.max(0, to), others.length);
  return [...others.slice(0, place), code, ...others.slice(place)];
}

/** The kept codes after those shown were put in another order: codes that are not shown today keep their places. */
function reordered(kept: Codes, shown: Codes): Codes {
  const isShown = new Set(shown);
  const next = [...shown];
  const filled = kept.map((code) => (isShown.has(code) ? (next.shift() ?? code) : code));
  return [...filled, ...next];
}

/** A list of applications on the screen. */
export interface ShownList {
  /** Those on top; otherwise a category. */
  readonly pinned: boolean;
  /** As they stand now. */
  readonly codes: Codes;
}

/** Moves an application to the place `to` of its list, counted from 0 [MORE-01]. */
export function move(
  arrangement: Arrangement,
  groups: Groups,
  { pinned, codes }: ShownList,
  code: string,
  to: number,
): Arrangement {
  const shown = moveWithin(codes, code, to);
  return pinned
    ? { ...arrangement, pinned: reordered(pinnedCodes(arrangement, groups), shown) }
    : { ...arrangement, order: reordered(arrangement.order, shown) };
}

/** Puts an application on top at the place `to` of those that stand there [MORE-01]. */
export const pinAt = (
  arrangement: Arrangement,
  groups: Groups,
  top: Codes,
  code: string,
  to: number,
): Arrangement =>
  move(
    pin(arrangement, groups, code),
    groups,
    { pinned: true, codes: [...without(top, code), code] },
    code,
    to,
  );
