import { useEffect, useState } from "react";

const load = () => import(/* webpackChunkName: "social" */ "./ways/Ways");

/** What draws the other ways of signing in, once it is there. */
interface Ways {
  readonly Ways: Awaited<ReturnType<typeof load>>["Ways"] | null;
}

/** Fetches what draws the other ways of signing in behind the login box; where that cannot be, there are none. */
export function useWays(): Ways {
  const [ways, setWays] = useState<Ways>({ Ways: null });
  useEffect(() => {
    load().then(setWays, () => undefined);
  }, []);
  return ways;
}
