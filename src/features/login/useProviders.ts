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
    const [{ data, failure }, rules] = await Promise.all([ask("socialInfo", undefined), site]);
    const { origin } = new URL(navigation.href());
    return failure ? NONE : readProviders(data, rules, origin);
  }, [ask, site, navigation]);
  return useLater(read, NONE);
}
