import { Suspense, type ComponentType, type ReactElement } from "react";
import { ErrorCard } from "../ErrorCard";
import { latePart } from "../latePart";
import { CardBox } from "./CardFrame";
import { CardOutline } from "./CardOutline";

/**
 * A card of the desktop whose code comes later than the desktop's: an outline meanwhile, and a way to ask again where it does
 * not come [REL-03].
 */
export function lateCard<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Late = latePart(
    load,
    ({ retry }) => (
      <CardBox className="look-card">
        <ErrorCard what={{ id: "header.panelFailed" }} onRetry={retry} />
      </CardBox>
    ),
    { drawn: true },
  );
  return function LateCard(props: Props): ReactElement {
    return (
      <Suspense fallback={<CardOutline aria-hidden />}>
        <Late {...props} />
      </Suspense>
    );
  };
}
