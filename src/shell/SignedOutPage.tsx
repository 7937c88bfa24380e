import { useEffect, type ReactElement } from "react";
import { usePorts } from "../platform/PortsContext";
import { goToLogin } from "../state/endSession";
import { useAppDispatch } from "../state/hooks";
import type { AppThunk } from "../state/types";
import { FullPageProblem } from "./FullPageProblem";
import { logoutWhenOnline } from "./logoutWhenOnline";

/** Goes to the login page as soon as an owed logout has been made good, which whoever did it says there; the answer stops it. */
const leaveOncePaid = (): AppThunk<() => void> => (dispatch, _getState, runtime) =>
  logoutWhenOnline(runtime, (notice) => {
    if (notice) runtime.ports.storage.write("pendingToast", notice);
    void dispatch(goToLogin());
  });

/** Stands in the login page's place while that cannot be fetched, and leads there once it can [AUTH-11]. */
export function SignedOutPage(): ReactElement {
  const dispatch = useAppDispatch();
  const { notify } = usePorts();
  useEffect(() => dispatch(leaveOncePaid()), [dispatch]);
  const signIn = async () => {
    if (!(await dispatch(goToLogin()))) notify({ severity: "warning", text: { id: "api.network" } });
  };
  return (
    <FullPageProblem
      title="nav.signedOut.title"
      what="account.logoutNotArrived"
      retry="nav.signedOut.signIn"
      onRetry={() => void signIn()}
    />
  );
}
