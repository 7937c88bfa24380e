import { useEffect, type ReactElement } from "react";
import { unitLogoAddress } from "../base/api/addresses";
import { useSiteConfigQuery } from "../base/api/site.api";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { unitNameIn } from "../base/core/wire/user";
import { useLanguage } from "../base/i18n/useText";
import { loadToastStack } from "../toast";
import { whenIdle } from "../base/kit/whenIdle";
import { loadRenewal } from "../base/session/loadRenewal";
import { usePerson } from "../base/session/PersonContext";
import { useAppDispatch } from "../base/state/hooks";
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
