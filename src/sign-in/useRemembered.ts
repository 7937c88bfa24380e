import { useEffect, useState } from "react";
import { useLater } from "../base/kit/useLater";
import type { RememberedLogin } from "../base/platform/credentialVault";
import { usePorts } from "../base/platform/PortsContext";

/**
 * The sign-in remembered on this device, once it has been read; again when a person signs out in another tab, and when the
 * browser restores the page, because it may be forgotten by then [AUTH-08].
 */
export function useRemembered(): RememberedLogin | null {
  const { broadcast, navigation, vault } = usePorts();
  const [remembered, setRemembered] = useState<RememberedLogin | null>(null);
  useEffect(() => {
    const read = () => void vault.read().then(setRemembered);
    const readAnew = () => {
      setRemembered(null);
      read();
    };
    read();
    const stops = [
      broadcast.listen(({ kind }) => {
        if (kind === "signedOut") readAnew();
      }),
      navigation.restored(readAnew),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [broadcast, navigation, vault]);
  return remembered;
}

/** Whether this browser can keep a password safely: most can, the few others say so once they know. */
export const useCanRemember = (): boolean => useLater(usePorts().vault.canKeep, true);
