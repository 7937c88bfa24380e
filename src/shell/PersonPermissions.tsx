import { useMemo, type ReactElement, type ReactNode } from "react";
import { PermissionProvider } from "../base/kit/permission/PermissionContext";
import { useMyApps } from "../base/state/useMyApps";

/** Tells all screens below what the person may open: the codes of their applications [ROUTE-04]. */
export function PersonPermissions({ children }: { readonly children: ReactNode }): ReactElement {
  const apps = useMyApps();
  const held = useMemo(() => (apps ? new Set(apps.map(({ code }) => code)) : null), [apps]);
  return <PermissionProvider value={held}>{children}</PermissionProvider>;
}
