import { useCallback } from "react";
import { askLate } from "../../api/askLate";
import { readProviders, type SocialProvider } from "../../core/sign-in/social";
import { useLater } from "../../kit/useLater";
import { usePorts } from "../../platform/PortsContext";
import type { SignInPage } from "../../session/page";

const NONE: readonly SocialProvider[] = [];

/** The providers that the platform offers here; none while it has not answered, and none where it cannot. */
export function useProviders({ runtime, site }: SignInPage): readonly SocialProvider[] {
  const { navigation } = usePorts();
  const read = useCallback(async () => {
    const asked = askLate(runtime)("socialInfo", undefined);
    const [{ data, failure }, rules] = await Promise.all([asked, site]);
    const { origin } = new URL(navigation.href());
    return failure ? NONE : readProviders(data, rules, origin);
  }, [runtime, site, navigation]);
  return useLater(read, NONE);
}
