import { Suspense, useState, type ReactElement, type ReactNode } from "react";
import { useMeQuery } from "../base/api/uaa.api";
import type { User } from "../base/core/wire/user";
import { latePart } from "../base/kit/latePart";
import { useOnline } from "../base/kit/useOnline";
import { useAppSelector } from "../base/state/hooks";
import { guests } from "../subapp/host/guests";
import { FullPageProblem } from "./FullPageProblem";
import { ShellSkeleton } from "./ShellSkeleton";
import { SignedOutPage } from "./SignedOutPage";
import { takeFocus } from "./takeFocus";
import { ArrivedContext } from "./useArrival";
import { useShownLayout } from "./useShownLayout";

const LastDesktop = latePart(
  async () => (await import(/* webpackChunkName: "quiet-watchers" */ "../offline/LastDesktop")).LastDesktop,
  (_, { otherwise }) => otherwise,
);

interface Props {
  readonly children: (user: User) => ReactNode;
}

/**
 * Renders its children for the person signed in. Without one the state's listeners go to the login page, and the skeleton of
 * the portal is shown until then. Without a readable answer: the desktop that the device has kept of the person, or a message
 * with a way to try again [API-12, MORE-05]. After a sign-out the request is not repeated on this page.
 */
export function SessionGate({ children }: Props): ReactElement {
  const { user, status } = useAppSelector((state) => state.session);
  const { isError, refetch } = useMeQuery(undefined, { skip: user === null && status !== "unknown" });

  const [tried, setTried] = useState(false);
  const again = () => void refetch();
  const retry = () => {
    setTried(true);
    again();
  };
  useOnline(isError && !user, again);
  if (user) return <ArrivedContext value={tried}>{children(user)}</ArrivedContext>;
  if (isError) {
    const problem = (
      <FullPageProblem
        title="nav.session.title"
        what="nav.session.failed"
        onRetry={retry}
        ref={tried ? takeFocus : undefined}
      />
    );
    return (
      <Suspense fallback={<Outline />}>
        <LastDesktop guests={guests} meanwhile={<Outline />} otherwise={problem} />
      </Suspense>
    );
  }
  return status === "stayed" ? <SignedOutPage /> : <Outline />;
}

/** The skeleton in the layout of the person last seen on this device. */
function Outline(): ReactElement {
  const { name } = useShownLayout();
  const locked = useAppSelector((state) => state.preferences.menuLocked);
  return <ShellSkeleton layout={name} locked={locked} />;
}
