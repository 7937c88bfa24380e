import { useShell } from "../base/kit/ShellContext";
import { usePorts } from "../base/platform/PortsContext";

/** Opens the classroom screen; null on phones, and for people whose day no application tells. */
export function useClassroom(): (() => void) | null {
  const { device, day } = useShell();
  const { navigation } = usePorts();
  return device.mobile || day === null ? null : () => navigation.go("#/classroom");
}
