import { createContext, useContext } from "react";
import type { Ports } from "./ports";

/** Carries the ports to the features. */
export const PortsContext = createContext<Ports | null>(null);

/** The ports of the page; throws where no page provides them, which is a mistake in the composition. */
export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error("usePorts needs a PortsContext around it");
  return ports;
}
