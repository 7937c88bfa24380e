import { uaa } from "../../contract/uaa";
import { useCallback } from "react";
import { ask } from "../base/api/ask";
import { readProviders, type SocialProvider } from "./core/social";
import { useLater } from "../base/kit/useLater";
import { usePorts } from "../base/platform/PortsContext";
import type { SignInPage } from "../base/session/page";

const NONE: readonly SocialProvider[] = [];

/** The providers that the platform offers here; none while it has not answered, and none where it cannot. */
export function useProviders({ runtime, site }: SignInPage): readonly SocialProvider[] {
  const { navigation } = usePorts();
  const read = useCallback(async () => {
    const asked = ask(runtime, uaa.socialInfo, undefined);
    const [{ data, error }, rules] = await Promise.all([asked, site]);
    const { origin } = new URL(navigation.href());
    return error ? NONE : readProviders(data, rules, origin);
  }, [runtime, site, navigation]);
  return useLater(read, NONE);
}
