import { useState, type ReactElement } from "react";
import { FaceWidget } from "./FaceWidget";
import { Section } from "./settingsParts";
import { faceCollectPorts } from "./facePorts";
import { useAppDispatch } from "../base/state/hooks";
import { photographOf } from "../picture";
import { useRuntime } from "./useFaces";

/** The world of having a person's picture taken, or chosen, and kept. Give a component another `key` for another person. */
function useCollectPorts(userId: string) {
  const runtime = useRuntime();
  const dispatch = useAppDispatch();
  const [ports] = useState(() => ({
    ...faceCollectPorts(runtime, userId),
    read: (file: File) => dispatch(photographOf(file)),
  }));
  return ports;
}

interface Props {
  readonly userId: string;
  readonly onSaved: () => void;
}

/** The photo that the platform has of a person's face, and the camera for another one [FACE-06]. */
export function FacePhoto({ userId, onSaved }: Props): ReactElement {
  const ports = useCollectPorts(userId);
  return (
    <Section title={{ id: "face.photo" }}>
      <FaceWidget mode="collect" userId={userId} ports={ports} onDone={onSaved} />
    </Section>
  );
}
