import { useEffect, useState } from "react";
import { usePorts } from "../base/platform/PortsContext";

/** A value once it has stayed the same for so many milliseconds; the one before until then. */
export function useRested<Value>(value: Value, milliseconds: number): Value {
  const { clock } = usePorts();
  const [rested, setRested] = useState(value);
  useEffect(() => clock.after(milliseconds, () => setRested(() => value)), [clock, value, milliseconds]);
  return rested;
}
