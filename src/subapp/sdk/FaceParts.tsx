import { Suspense, useState, type ComponentProps, type ReactElement } from "react";
import type { KnownFace } from "../../face/core/readFace";
import type { FaceWidget } from "../../face/kit";
import { Progress } from "../../base/kit/progress/Progress";
import { latePart } from "./latePart";
import { usePortal } from "./PortalContext";

type WidgetProps = ComponentProps<typeof FaceWidget<KnownFace>>;

const Widget = latePart<WidgetProps>(
  async () => (await import(/* webpackChunkName: "kit-face" */ "../../face/FaceWidget")).FaceWidget,
);

const waiting = <Progress label={{ id: "common.loading" }} />;

/**
 * The camera that knows who stands before it, for clocking in: says what to do in words and aloud, and tells who was known. Give it
 * another `key` for the next person [FACE-03, FACE-09].
 */
export function FaceClocking({ onKnown }: { readonly onKnown: (known: KnownFace) => void }): ReactElement {
  const { faces } = usePortal();
  const [ports] = useState(faces.clocking);
  return (
    <Suspense fallback={waiting}>
      <Widget mode="orther" ports={ports} onDone={onKnown} />
    </Suspense>
  );
}

interface CollectingProps {
  /** Whose picture it is; their consent, or a guardian's, has to be there. */
  readonly userId: string;
  readonly onKept?: (() => void) | undefined;
}

/** Where a person's picture is taken, or chosen, and kept [FACE-02]. Give it another `key` for another person. */
export function FaceCollecting({ userId, onKept }: CollectingProps): ReactElement {
  const { faces } = usePortal();
  const [ports] = useState(() => faces.collecting(userId));
  return (
    <Suspense fallback={waiting}>
      <Widget mode="collect" userId={userId} ports={ports} onDone={onKept} />
    </Suspense>
  );
}
