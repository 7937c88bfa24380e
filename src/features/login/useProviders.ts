import { useCallback } from "react";
import { readProviders, type SocialProvider } from "../../core/session/social";
import { useLater } from "../../kit/useLater";
import { usePorts } from "../../platform/PortsContext";
import type { SignInPage } from "./finishSignIn";

const NONE: readonly SocialProvider[] = [];

/** The providers that the platform offers here; none while it has not answered, and none where it cannot. */
export function useProviders({ ask, site }: SignInPage): readonly SocialProvider[] {
  const { navigation } = usePorts();
  const read = useCallback(async () => {
    const [{ data: envelope }, rules] = await Promise.all([ask.envelope("socialInfo", undefined), site]);
    const { origin } = new URL(navigation.href());
    return envelope?.status === 200 ? readProviders(envelope.data, rules, origin) : NONE;
  }, [ask, site, navigation]);
  return useLater(read, NONE);
}
