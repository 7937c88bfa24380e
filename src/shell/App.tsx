import { useMemo, useEffect, type ReactElement } from "react";
import { redirectTarget } from "../base/core/address/redirectTarget";
import { personOf, type User } from "../base/core/wire/user";
import { usePorts } from "../base/platform/PortsContext";
import { PageContext } from "./PageContext";
import { SessionGate } from "./SessionGate";
import type { RunningPage } from "./runningPage";
import { ShellSkeleton } from "./ShellSkeleton";
import { PersonContext } from "../base/session/PersonContext";
import { PersonPermissions } from "./PersonPermissions";
import { PortalRouter } from "./routes";
import { useRestoredTheme } from "./useRestoredTheme";

/** The portal of one person, with pages of their own [SEC-03]. */
function SignedIn({ user }: { readonly user: User }): ReactElement {
  useRestoredTheme();
  return (
    <PersonContext value={user}>
      <PersonPermissions>
        <PortalRouter />
      </PersonPermissions>
    </PersonContext>
  );
}

/** Leaves for another page, which takes this one's place in the history, and shows the outline of the portal until then. */
function LedOn({ to }: { readonly to: string }): ReactElement {
  const { navigation } = usePorts();
  useEffect(() => navigation.replace(to), [navigation, to]);
  return <ShellSkeleton />;
}

interface Props {
  readonly page: Pick<RunningPage, "device" | "places">;
}

/**
 * The portal page. Each person signed in gets a portal of their own, which keeps nothing of the person before. At
 * `/redirect/{app}` they are led on to the application instead [REDIR-04].
 */
export function App({ page: { device, places } }: Props): ReactElement {
  const { navigation } = usePorts();
  const page = useMemo(
    () => ({
      device,
      origin: new URL(navigation.href()).origin,
      development: process.env["NODE_ENV"] === "development",
      ...(places && { places }),
    }),
    [device, navigation, places],
  );
  const show = (user: User) => {
    const target = redirectTarget(navigation.href(), user.userType, device.mobile);
    return target === null ? <SignedIn key={personOf(user)} user={user} /> : <LedOn to={target} />;
  };
  return (
    <PageContext value={page}>
      <SessionGate>{show}</SessionGate>
    </PageContext>
  );
}
