import { useMemo, type ReactElement } from "react";
import { personOf } from "../core/wire/user";
import { PageContext } from "./PageContext";
import { SessionGate } from "./SessionGate";
import { SignedIn } from "./SignedIn";
import type { RunningPage } from "./startPage";

interface Props {
  readonly page: Pick<RunningPage, "device">;
}

/** The portal page: whoever is signed in gets a portal of their own, and nothing of it is left to the next one. */
export function App({ page: { device } }: Props): ReactElement {
  const page = useMemo(
    () => ({
      device,
      origin: window.location.origin,
      development: process.env["NODE_ENV"] === "development",
    }),
    [device],
  );
  return (
    <PageContext value={page}>
      <SessionGate>{(user) => <SignedIn key={personOf(user)} user={user} />}</SessionGate>
    </PageContext>
  );
}
