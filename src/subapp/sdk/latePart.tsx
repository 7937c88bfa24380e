import type { ComponentType } from "react";
import { ErrorCard } from "../../base/kit/ErrorCard";
import { detailOf } from "../../base/kit/detailOf";
import { latePart as late, type MissingPart } from "../../base/kit/latePart";

/** Stands in the place of a part that did not come, while the rest of the sub-application goes on. */
const Missing = ({ error, retry, trying }: MissingPart) => (
  <ErrorCard
    what={{ id: trying ? "common.loading" : "kit.part.failed" }}
    detail={detailOf(error)}
    onRetry={retry}
  />
);

/**
 * A part of a sub-application that is fetched when it is first drawn, within a Suspense:
 * `latePart(async () => (await import("./ManagePage")).ManagePage)`. Where it does not come, a card in its place tries
 * again, by itself when the network is back; React's `lazy` would stay failed [REL-03].
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => late(load, (part) => <Missing {...part} />);
