import { Suspense, useCallback } from "react";
import { useLater } from "../../base/kit/useLater";
import { latePart } from "../../base/kit/latePart";
import type { SignInPage } from "../../base/session/page";
import type { ShownWay, WayRow } from "./row";
import { WAYS } from "./table";

/** Places on the page, from the login box downwards. */
const PLACES: readonly ShownWay["place"][] = ["box", "beside"];

const SHOWN = Object.entries<WayRow>(WAYS).flatMap(([id, { shown }]) =>
  // Without its part a way cannot be chosen here; all others can.
  shown ? [{ ...shown, id, Part: latePart(shown.load, () => null) }] : [],
);
const IN_ORDER = PLACES.flatMap((place) => SHOWN.filter((way) => way.place === place));

interface Props {
  readonly page: SignInPage;
  /** Whether no other way is being taken any more. */
  readonly settled: boolean | undefined;
}

/** The ways of signing in that people can choose here beside a name and a password, each by its own part. */
export function Ways({ page, settled = false }: Props) {
  const site = useLater(
    useCallback(() => page.site, [page.site]),
    null,
  );
  if (site === null) return null;
  const offer = { site, device: page.device, settled };
  return IN_ORDER.filter(({ offered }) => offered(offer)).map(({ id, Part }) => (
    <Suspense key={id}>
      <Part page={page} />
    </Suspense>
  ));
}
