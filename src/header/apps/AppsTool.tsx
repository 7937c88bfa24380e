import { useMemo, type ReactElement } from "react";
import { inOrder, pinnedCodes } from "../../base/core/apps/arrange";
import type { ToolProps } from "../../bars";
import { groupedApps, useShell } from "../../base/kit/ShellContext";
import { useAppSelector } from "../../base/state/hooks";
import { TopApps } from "./TopApps";

/** The applications in the header, in layouts where they stand there: those on top first, as the desktop has them. */
export function AppsTool(props: ToolProps): ReactElement | null {
  const { apps, links, appsInHeader } = useShell();
  const arrangement = useAppSelector((state) => state.preferences.arrangement);
  const { groups } = groupedApps({ apps });
  const ordered = useMemo(() => {
    const hidden = new Set(arrangement.hidden);
    return inOrder(
      links.filter(({ app }) => !hidden.has(app.code)),
      pinnedCodes(arrangement, groups),
    );
  }, [links, groups, arrangement]);
  return appsInHeader ? <TopApps {...props} apps={ordered} /> : null;
}
