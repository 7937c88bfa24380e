import type { ReactElement } from "react";
import { useIntl } from "react-intl";
import type { AppItem } from "../../base/core/apps/apps";
import { HeaderPopover, type PanelProps } from "../../bars";
import { groupedApps, useShell } from "../../base/kit/ShellContext";
import { AllGroups } from "./AllGroups";

/** The panel's width in CSS pixels: teachers' groups take more [DESK-04]. */
const WIDTH = { flat: 672, grouped: 780 } as const;

/** Every application, for those that found no room in the header: grouped for teachers, flat for others [DESK-04]. */
export function AppsPanel({ anchor, onClose }: PanelProps): ReactElement {
  const shell = useShell();
  const { grouped, groups } = groupedApps(shell);
  const intl = useIntl();
  const open = (app: AppItem) => {
    shell.onOpen(app);
    onClose();
  };
  return (
    <HeaderPopover
      anchor={anchor}
      onClose={onClose}
      label={intl.formatMessage({ id: "header.apps.all" })}
      width={grouped ? WIDTH.grouped : WIDTH.flat}
    >
      <AllGroups grouped={grouped} groups={groups} onOpen={open} />
    </HeaderPopover>
  );
}
