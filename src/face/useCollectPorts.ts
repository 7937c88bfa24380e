import { useState } from "react";
import { faceCollectPorts } from "./facePorts";
import { useAppDispatch } from "../base/state/hooks";
import { photographOf } from "../picture";
import { useRuntime } from "./useFaces";

/** The world of having a person's picture taken, or chosen, and kept. Give a component another `key` for another person. */
export function useCollectPorts(userId: string) {
  const runtime = useRuntime();
  const dispatch = useAppDispatch();
  const [ports] = useState(() => ({
    ...faceCollectPorts(runtime, userId),
    read: (file: File) => dispatch(photographOf(file)),
  }));
  return ports;
}
