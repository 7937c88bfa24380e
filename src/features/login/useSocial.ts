import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { SocialReturn } from "../../core/session/socialReturn";
import type { Text } from "../../core/wire/text";
import { usePorts } from "../../platform/PortsContext";
import type { SignInPage } from "./finishSignIn";
import { loadSocial, type SocialCode } from "./loadSocial";

/** Signing in through other providers, as the login page draws it. */
interface Social {
  /** Somebody has come back and is being signed in. */
  readonly returning: boolean;
  /** Why that did not work. */
  readonly message: Text | null;
  readonly Icons: SocialCode["SocialIcons"] | null;
}

/** Fetches the other ways of signing in behind the login box, and ends the trip of somebody who comes back from one. */
export function useSocial(page: SignInPage, back: SocialReturn | null): Social {
  const ports = usePorts();
  const begun = useRef(false);
  const [social, setSocial] = useState<Social>({ returning: false, message: null, Icons: null });
  // The page may be one that the build has drawn, for somebody who has not been anywhere.
  useLayoutEffect(() => setSocial((before) => ({ ...before, returning: back !== null })), [back]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const begin = async () => {
      const { SocialIcons, finishTrip } = await loadSocial();
      const message = back && (await finishTrip(back, page, ports));
      const leaving = back !== null && message === null;
      setSocial({ returning: leaving, message, Icons: SocialIcons });
    };
    begin().catch(() => setSocial({ returning: false, message: back && { id: "api.network" }, Icons: null }));
  }, [back, page, ports]);
  // The browser may bring the page back as it was left.
  useEffect(
    () => ports.navigation.restored(() => setSocial((before) => ({ ...before, returning: false }))),
    [ports],
  );
  return social;
}
