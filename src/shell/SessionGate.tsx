import type { ReactElement, ReactNode } from "react";
import { useMeQuery } from "../api/uaa.api";
import type { User } from "../core/wire/user";
import { useAppSelector } from "../state/hooks";
import { FullPageProblem } from "./FullPageProblem";
import { ShellSkeleton } from "./ShellSkeleton";
import { SignedOutPage } from "./SignedOutPage";
import { useShownLayout } from "./useShownLayout";

interface Props {
  readonly children: (user: User) => ReactNode;
}

/**
 * Lets in whoever is signed in. Nobody signed in: the state's listeners lead to the login page, and the outline of
 * the portal stands until then. No answer, or none that can be read: a message with a way to try again [API-12]. Who has
 * signed out is not asked for again on this page.
 */
export function SessionGate({ children }: Props): ReactElement {
  const { user, status } = useAppSelector((state) => state.session);
  const { isError, refetch } = useMeQuery(undefined, { skip: user === null && status !== "unknown" });

  if (user) return <>{children(user)}</>;
  if (isError)
    return (
      <FullPageProblem title="nav.session.title" what="nav.session.failed" onRetry={() => void refetch()} />
    );
  return status === "stayed" ? <SignedOutPage /> : <Outline />;
}

/** The outline in the shape that the portal had for the person last seen on this device. */
function Outline(): ReactElement {
  const { name } = useShownLayout();
  const locked = useAppSelector((state) => state.preferences.menuLocked);
  return <ShellSkeleton layout={name} locked={locked} />;
}
