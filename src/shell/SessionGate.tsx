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
 * Renders its children for the person signed in. Without one the state's listeners go to the login page, and the skeleton of
 * the portal is shown until then. Without a readable answer: a message with a way to try again [API-12]. After a
 * sign-out the request is not repeated on this page.
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

/** The skeleton in the layout of the person last seen on this device. */
function Outline(): ReactElement {
  const { name } = useShownLayout();
  const locked = useAppSelector((state) => state.preferences.menuLocked);
  return <ShellSkeleton layout={name} locked={locked} />;
}
