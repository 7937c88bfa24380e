import { useEffect, type ReactElement } from "react";
import { usePorts } from "../base/platform/PortsContext";
import { goToLogin } from "../base/state/endSession";
import { useAppDispatch } from "../base/state/hooks";
import type { AppThunk } from "../base/state/types";
import { FullPageProblem } from "./FullPageProblem";
import { logoutWhenOnline } from "./logoutWhenOnline";
import { takeFocus } from "./takeFocus";

/** Goes to the login page as soon as a pending logout has been sent, by any tab; the sender's toast says so there. The returned function stops it. */
const leaveOnceSent = (): AppThunk<() => void> => (dispatch, _getState, runtime) =>
  logoutWhenOnline(runtime, (notice) => {
    const { storage } = runtime.ports;
    // What waits to be said is that the logout has not arrived.
    if (notice) storage.write("pendingToast", notice);
    else storage.remove("pendingToast");
    void dispatch(goToLogin());
  });

/** Replaces the login page while that cannot be loaded, and goes there once it can [AUTH-11]. */
export function SignedOutPage(): ReactElement {
  const dispatch = useAppDispatch();
  const { notify } = usePorts();
  useEffect(() => dispatch(leaveOnceSent()), [dispatch]);
  const signIn = async () => {
    if (!(await dispatch(goToLogin()))) notify({ severity: "warning", text: { id: "api.network" } });
  };
  return (
    <FullPageProblem
      title="nav.signedOut.title"
      what="account.logoutNotArrived"
      retry="nav.signedOut.signIn"
      onRetry={() => void signIn()}
      // It takes the place of the page that the person has signed out of.
      ref={takeFocus}
    />
  );
}
