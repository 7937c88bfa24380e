import type { ReactElement } from "react";
import type { User } from "../base/core/wire/user";
import { PersonContext } from "../base/session/PersonContext";
import { PersonPermissions } from "./PersonPermissions";
import { PortalRouter } from "./routes";
import { useRestoredTheme } from "./useRestoredTheme";

/** The portal of one person, with pages of their own [SEC-03]. */
export function SignedIn({ user }: { readonly user: User }): ReactElement {
  useRestoredTheme();
  return (
    <PersonContext value={user}>
      <PersonPermissions>
        <PortalRouter />
      </PersonPermissions>
    </PersonContext>
  );
}
