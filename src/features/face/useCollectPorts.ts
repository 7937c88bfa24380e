import { useState } from "react";
import { base64Of } from "../../platform/base64Of";
import { faceCollectPorts } from "../../session/face/facePorts";
import { useAppDispatch } from "../../state/hooks";
import { picturesHere } from "../../state/pictures/picturesHere";
import { useRuntime } from "./useFaces";

/** As large as a photograph of the camera, pixels. */
const SIDE = 480;

/** The world of having a person's picture taken, or chosen, and kept. Give a component another `key` for another person. */
export function useCollectPorts(userId: string) {
  const runtime = useRuntime();
  const dispatch = useAppDispatch();
  const [ports] = useState(() => ({
    ...faceCollectPorts(runtime, userId),
    read: async (file: File) => {
      const made = await dispatch(picturesHere()).compress(file, { width: SIDE, height: SIDE });
      return "fault" in made ? null : base64Of(new Uint8Array(await made.file.arrayBuffer()));
    },
  }));
  return ports;
}
