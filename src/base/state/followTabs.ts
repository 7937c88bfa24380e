import { isOpenPage } from "../core/address/loginAddress";
import type { ApiRuntime } from "../api/runtime";
import { personOf } from "../core/wire/user";
import { endSession, goToLogin } from "./endSession";
import type { AppDispatch } from "./types";

/**
 * Keeps this tab in step with the others: it leaves when the person signs out there, and loads the page again when
 * another person is signed in, or when the browser brings it back from a time when another was (SEC-03). The answer stops it.
 */
export function followTabs(runtime: ApiRuntime, dispatch: AppDispatch): () => void {
  const { broadcast, navigation, storage } = runtime.ports;
  const stopHearing = broadcast.listen((message) => {
    const here = runtime.whoIsHere();
    if (message.kind === "signedIn") {
      if (here !== null && here !== message.person) runtime.startAnew();
    } else if (message.kind === "signedOut" && !isOpenPage(navigation.href())) {
      runtime.close();
      void dispatch(endSession("loggedOutElsewhere"));
      void dispatch(goToLogin());
    }
  });

  const stopWatching = navigation.restored(() => {
    const kept = storage.read("user");
    const here = runtime.whoIsHere();
    if (runtime.closed) navigation.reload();
    else if (here !== null && (kept === null || personOf(kept) !== here)) runtime.startAnew();
  });

  return () => {
    stopHearing();
    stopWatching();
  };
}
