import { useSiteConfigQuery } from "../../base/api/site.api";
import { DEFAULT_SITE } from "../../base/core/site/siteConfig";
import { useShell } from "../../base/kit/ShellContext";
import { useAppDispatch } from "../../base/state/hooks";
import { switchIdentity } from "./switchIdentity";

/** Changes to another account on this page; ends when the page is about to go. */
export function useSwitchIdentity(): (other: Parameters<typeof switchIdentity>[0]) => Promise<void> {
  const { device } = useShell();
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const dispatch = useAppDispatch();
  return (other) => dispatch(switchIdentity(other, { site, device }));
}
