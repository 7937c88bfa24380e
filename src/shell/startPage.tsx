import type { EmotionCache } from "@emotion/cache";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { siteApi } from "../api/site.api";
import { useAppSelector } from "../state/hooks";
import { createStore, type PortalStore } from "../state/store";
import { drawPage, PageFrame } from "./drawPage";
import { followLook } from "./followLook";
import { preparePage, type PageDescription, type PreparedPage } from "./preparePage";
import { useDictionaries } from "./useDictionaries";

/** What a running portal page works with. */
export interface RunningPage extends PreparedPage {
  readonly store: PortalStore;
}

/** Starts a page that has a store. The site's configuration is asked for at once. */
export async function startPage(
  description: PageDescription,
  render: (page: RunningPage) => ReactNode,
): Promise<void> {
  const prepared = await preparePage(description);
  const { application, device, language, look, ports } = prepared;
  const store = createStore(ports, {
    settings: { deviceType: device.type, appCode: application.appCode },
    preferences: { language },
  });
  void store.dispatch(siteApi.endpoints.siteConfig.initiate());
  followLook(store, look, ports);
  const page = { ...prepared, store };
  drawPage((styleCache) => (
    <Provider store={store}>
      <InLanguage page={page} styleCache={styleCache}>
        {render(page)}
      </InLanguage>
    </Provider>
  ));
}

interface InLanguageProps {
  readonly page: RunningPage;
  readonly styleCache: EmotionCache;
  readonly children: ReactNode;
}

function InLanguage({ page, styleCache, children }: InLanguageProps) {
  const language = useAppSelector((state) => state.preferences.language);
  const extra = useDictionaries(page.application, language);
  return (
    <PageFrame page={page} styleCache={styleCache} language={language} extra={extra}>
      {children}
    </PageFrame>
  );
}
