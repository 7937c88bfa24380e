import { useEffect, type ReactElement } from "react";
import { usePorts } from "../base/platform/PortsContext";
import { ShellSkeleton } from "./ShellSkeleton";

/** Leaves for another page, which takes this one's place in the history, and shows the outline of the portal until then. */
export function LedOn({ to }: { readonly to: string }): ReactElement {
  const { navigation } = usePorts();
  useEffect(() => navigation.replace(to), [navigation, to]);
  return <ShellSkeleton />;
}
