import type { ReactElement } from "react";
import { FaceWidget } from "./FaceWidget";
import { Section } from "./settingsParts";
import { useCollectPorts } from "./useCollectPorts";

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
