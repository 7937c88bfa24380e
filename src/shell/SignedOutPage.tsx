import type { ReactElement } from "react";
import { usePorts } from "../platform/PortsContext";
import { goToLogin } from "../state/endSession";
import { useAppDispatch } from "../state/hooks";
import { FullPageProblem } from "./FullPageProblem";

/** Stands in the login page's place while that cannot be fetched, and leads there once it can [AUTH-11]. */
export function SignedOutPage(): ReactElement {
  const dispatch = useAppDispatch();
  const { notify } = usePorts();
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
