import { useEffect, useState } from "react";
import { loadSocial, type SocialCode } from "./loadSocial";

/** The buttons of other providers, once there are any. */
interface Social {
  readonly Icons: SocialCode["SocialIcons"] | null;
}

/** Fetches the buttons of other providers behind the login box; where that cannot be, there are none. */
export function useSocial(): Social {
  const [social, setSocial] = useState<Social>({ Icons: null });
  useEffect(() => {
    loadSocial().then(
      ({ SocialIcons }) => setSocial({ Icons: SocialIcons }),
      () => setSocial({ Icons: null }),
    );
  }, []);
  return social;
}
