import { useEffect, type ReactElement } from "react";
import { unitLogoAddress } from "../../api/addresses";
import { useSiteConfigQuery } from "../../api/site.api";
import { DEFAULT_SITE } from "../../core/site/siteConfig";
import { unitNameIn } from "../../core/wire/user";
import { useLanguage } from "../../i18n/useText";
import { loadToastStack } from "../../kit/toast/LateToasts";
import { whenIdle } from "../../kit/whenIdle";
import { loadRenewal } from "../../session/loadRenewal";
import { usePerson } from "../../session/PersonContext";
import { useAppDispatch } from "../../state/hooks";
import { Header } from "./Header";
import type { HeaderTool } from "./rows";

/** What tells people that the network has gone, and what renews their session before a new release replaces it. */
const EARLY = [loadToastStack, loadRenewal];

/** The header of the person signed in: their school, their applications and their settings. */
export function PortalHeader({ tools }: { readonly tools: readonly HeaderTool[] }): ReactElement {
  const user = usePerson();
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const { data: { basePath } = DEFAULT_SITE } = useSiteConfigQuery();
  useEffect(
    () =>
      whenIdle(() => {
        for (const load of EARLY) load().catch(() => undefined);
        for (const { load } of tools)
          load?.()
            .then(({ prepare }) => prepare && dispatch(prepare(user)))
            .catch(() => undefined);
      }),
    [dispatch, tools, user],
  );

  return (
    <Header
      unit={{
        name: unitNameIn(language, user),
        logo: unitLogoAddress(user.unitId, basePath),
      }}
      tools={tools}
    />
  );
}
