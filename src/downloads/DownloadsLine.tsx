import MonitorDown from "lucide-react/icons/monitor-down";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { useSiteConfigQuery } from "../base/api/site.api";
import { siteTarget } from "../base/core/site/siteTarget";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { PART_FAILED } from "../base/core/part/partFailed";
import { useKit } from "../base/kit/KitContext";
import { MenuLine, type LineProps } from "../bars";
import { useShell } from "../base/kit/ShellContext";
import { usePorts } from "../base/platform/PortsContext";

/** The way to the desktop client, where the site names one; not there in that client itself [DESK-13]. */
export function DownloadsLine({ close }: LineProps): ReactElement | null {
  const { dialogs, toasts } = useKit();
  const { navigation } = usePorts();
  const { device } = useShell();
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const { origin } = new URL(navigation.href());
  const downloads = {
    windows: siteTarget(site.downloads.windows, site, origin),
    portable: siteTarget(site.downloads.portable, site, origin),
  };
  if (device.client === "desktop" || Object.values(downloads).every((address) => address === null))
    return null;
  const open = () =>
    import(/* webpackChunkName: "quiet-watchers" */ "./DownloadsDialog").then(
      ({ DownloadsDialog }) => dialogs.open(DownloadsDialog, { downloads }),
      () => toasts.notify(PART_FAILED),
    );
  return (
    <MenuLine Icon={MonitorDown} close={close} onChoose={() => void open()}>
      <FormattedMessage id="person.downloads" />
    </MenuLine>
  );
}
