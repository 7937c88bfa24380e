import { usePorts } from "../base/platform/PortsContext";
import { useMayUseLab } from "./useMayUseLab";

/** Opens the lab for authors; null for people who may not use it, and until that is known. */
export function useOpenLab(): (() => void) | null {
  const { navigation } = usePorts();
  return useMayUseLab() ? () => navigation.go("#/lab") : null;
}
