import { useEffect, useRef, useState } from "react";
import type { PartFault } from "../core/part/partFault";
import { judgePart } from "./judgePart";
import { usePorts } from "./PortsContext";

/** Why a part of the program did not come; null while that is being found out for the first time. */
export function usePartFault(error: unknown): PartFault | null {
  const { http } = usePorts();
  const [fault, setFault] = useState<PartFault | null>(null);
  const foundBefore = useRef(false);
  useEffect(() => {
    let current = true;
    void judgePart(error, http, foundBefore.current).then((judged) => {
      if (!current) return;
      foundBefore.current = judged.found;
      setFault(judged.fault);
    });
    return () => {
      current = false;
    };
  }, [error, http]);
  return fault;
}
