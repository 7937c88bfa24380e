import { useCallback } from "react";
import type { Ask } from "../../api/ask";
import type { SiteConfig } from "../../core/site/siteConfig";
import { readProviders, type SocialProvider } from "../../core/sign-in/social";
import { useLater } from "../../kit/useLater";
import { usePorts } from "../../platform/PortsContext";

const NONE: readonly SocialProvider[] = [];

/** The providers that the platform offers here; none while it has not answered, and none where it cannot. */
export function useProviders({
  ask,
  site,
}: {
  readonly ask: Ask;
  readonly site: Promise<SiteConfig>;
}): readonly SocialProvider[] {
  const { navigation } = usePorts();
  const read = useCallback(async () => {
    const [{ data: envelope }, rules] = await Promise.all([ask.envelope("socialInfo", undefined), site]);
    const { origin } = new URL(navigation.href());
    return envelope?.status === 200 ? readProviders(envelope.data, rules, origin) : NONE;
  }, [ask, site, navigation]);
  return useLater(read, NONE);
}
