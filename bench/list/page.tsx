// A list of 10,000 rows in the portal's own frame; nothing around it, so that what is measured is the list.
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { LanguageProvider } from "../../src/base/i18n/LanguageProvider";
import { bringEveryMessage } from "../../src/base/i18n/everyMessage";
import { portalMessages } from "../../src/base/i18n/portalMessages";
import { createKit } from "../../src/base/kit/KitContext";
import { PageContainer } from "../../src/list/PageContainer";
import { usePagedList } from "../../src/list/usePagedList";
import { useRowSelection } from "../../src/list/useRowSelection";
import { PortalProviders } from "../../src/base/kit/PortalProviders";
import { pageNonce } from "../../src/base/kit/styleCache";
import { COLUMNS, people, portOf } from "../../stories/list/people";
import { applyTheme } from "../../theme/applyTheme";

bringEveryMessage();

const port = portOf(people(10_000));

const Page = () => {
  const list = usePagedList(port, { api: "/api/base/pupils" });
  const selection = useRowSelection(list);
  return <PageContainer title="学生|||Pupils" list={list} columns={COLUMNS} selection={selection} />;
};

const App = () => {
  const [kit] = useState(() => createKit(document.getElementById("announcer"), pageNonce(document)));
  return (
    <LanguageProvider language="zh-CN" bundle={portalMessages}>
      <PortalProviders kit={kit}>
        <Page />
      </PortalProviders>
    </LanguageProvider>
  );
};

applyTheme({ value: "#457cd6", scheme: "light" }, document.documentElement);
const container = document.getElementById("app");
if (container) createRoot(container).render(<App />);
