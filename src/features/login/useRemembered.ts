import { useLater } from "../../kit/useLater";
import type { RememberedLogin } from "../../platform/credentialVault";
import { usePorts } from "../../platform/PortsContext";

/** The sign-in remembered on this device, once it has been read. */
export const useRemembered = (): RememberedLogin | null => useLater(usePorts().vault.read, null);

/** Whether this browser can keep a password safely: most can, the few others say so once they know. */
export const useCanRemember = (): boolean => useLater(usePorts().vault.canKeep, true);
