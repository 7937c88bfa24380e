import { useEffect, useState } from "react";
import type { PartFault } from "../core/part/partFault";
import { judgePart } from "./judgePart";
import { usePorts } from "./PortsContext";

/** Why a part of the program did not come; null while that is being found out for the first time. */
export function usePartFault(error: unknown, failures: number): PartFault | null {
  const { http } = usePorts();
  const [fault, setFault] = useState<PartFault | null>(null);
  useEffect(() => {
    let current = true;
    void judgePart(error, http, failures).then((judged) => {
      if (current) setFault(judged);
    });
    return () => {
      current = false;
    };
  }, [error, failures, http]);
  return fault;
}
