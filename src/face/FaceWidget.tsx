import { useEffect, useEffectEvent, useState, type ReactElement } from "react";
import { FaceCollect, type CollectPorts } from "./flow/collect/FaceCollect";
import { FaceTry } from "./flow/FaceTry";
import type { FacePorts } from "./flow/ports";
import { useText } from "../base/i18n/useText";
import { useKit } from "../base/kit/KitContext";
import { FaceCollectView } from "./FaceCollectView";
import { FaceTryView } from "./FaceTryView";

interface Tried<Result> {
  /** To sign in, or (spelled as in the contract) for another purpose, such as clocking in. */
  readonly mode: "login" | "orther";
  readonly ports: FacePorts<Result>;
  readonly onDone: (result: Result) => void;
}

interface Collected {
  readonly mode: "collect";
  /** Whose picture it is. */
  readonly userId: string | undefined;
  readonly ports: CollectPorts & { readonly read: (file: File) => Promise<string | null> };
  readonly onDone?: (() => void) | undefined;
}

/** Begins an engine with the view, and ends it with it, so that the camera's light is never on without a picture. */
const useStarted = (engine: { readonly start: () => () => void }) =>
  useEffect(() => engine.start(), [engine]);

function Trying<Result>({ ports, onDone }: Tried<Result>) {
  const [engine] = useState(() => new FaceTry<Result>(ports));
  useStarted(engine);
  const tell = useEffectEvent(() => {
    const { at } = engine.getSnapshot();
    if (at.phase === "done") onDone(at.result);
  });
  useEffect(() => engine.subscribe(() => tell()), [engine]);
  return <FaceTryView engine={engine} />;
}

function Collecting({ ports, onDone }: Collected) {
  const text = useText();
  const { toasts } = useKit();
  const [engine] = useState(() => new FaceCollect(ports));
  useStarted(engine);
  const tell = useEffectEvent((isKept: boolean) => {
    if (!isKept) return;
    toasts.notify({ severity: "success", text: text({ id: "kit.face.saved" }) });
    onDone?.();
  });
  useEffect(() => {
    let was = false;
    return engine.subscribe(() => {
      const { at } = engine.getSnapshot();
      const isKept = at.phase === "closed" && at.isKept;
      if (isKept !== was) tell(isKept);
      was = isKept;
    });
  }, [engine]);
  return <FaceCollectView engine={engine} read={ports.read} />;
}

/**
 * The camera with a person before it: has their picture kept (`collect`), signs them in (`login`), or knows them for another purpose
 * (`orther`). Throws without a `userId` whose picture is to be kept [FACE-01].
 */
export function FaceWidget<Result>(props: Tried<Result> | Collected): ReactElement {
  if (props.mode !== "collect") return <Trying {...props} />;
  if (!props.userId) throw new Error("userId is not find");
  return <Collecting key={props.userId} {...props} />;
}
