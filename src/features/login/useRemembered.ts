import { useEffect, useState } from "react";
import type { RememberedLogin } from "../../platform/credentialVault";
import { usePorts } from "../../platform/PortsContext";

/** The sign-in remembered on this device, once it has been read. */
export function useRemembered(): RememberedLogin | null {
  const { vault } = usePorts();
  const [remembered, setRemembered] = useState<RememberedLogin | null>(null);
  useEffect(() => {
    let current = true;
    void vault.read().then((login) => {
      if (current) setRemembered(login);
    });
    return () => {
      current = false;
    };
  }, [vault]);
  return remembered;
}
