import type { ReactElement, ReactNode } from "react";
import { Provider } from "react-redux";
import { useAppSelector } from "../base/state/hooks";
import { PageFrame } from "./drawPage";
import type { RunningPage } from "./runningPage";
import { useDictionaries } from "./useDictionaries";

interface Props {
  readonly page: RunningPage;
  readonly render: (page: RunningPage) => ReactNode;
}

/** All of a page with a store: the server draws it just so, and React takes it over in the browser. */
export const PortalTree = ({ page, render }: Props): ReactElement => (
  <Provider store={page.store} {...(page.drawnState && { serverState: page.drawnState })}>
    <InLanguage page={page}>{render(page)}</InLanguage>
  </Provider>
);

interface InLanguageProps {
  readonly page: RunningPage;
  readonly children: ReactNode;
}

function InLanguage({ page, children }: InLanguageProps) {
  const language = useAppSelector((state) => state.preferences.language);
  const extra = useDictionaries(page, language);
  return (
    <PageFrame page={page} language={language} extra={extra}>
      {children}
    </PageFrame>
  );
}
