import { useState, type ReactNode } from "react";
import { LanguageProvider } from "../src/i18n/LanguageProvider";
import { createAnnouncer } from "../src/kit/announcer";
import { DialogHost } from "../src/kit/DialogHost";
import { DialogQueue } from "../src/kit/DialogQueue";
import type { Kit } from "../src/kit/KitContext";
import { NotificationQueue } from "../src/kit/NotificationQueue";
import { NotificationStack } from "../src/kit/NotificationStack";
import { PortalProviders } from "../src/kit/PortalProviders";
import { createStyleCache } from "../src/kit/styleCache";
import { allMessages } from "../stories/support/allMessages";
import { preparePage } from "../stories/support/pageSkeleton";
import { manualTimer } from "./manualTimer";

/** The kit of a test page, and the way to let time pass in it. */
export interface TestKit extends Kit {
  readonly pass: (milliseconds: number) => void;
}

interface Props {
  readonly children?: ReactNode;
  /** Receives the kit when the page is first drawn. */
  readonly onKit?: (kit: TestKit) => void;
}

function createTestPage(onKit: Props["onKit"]) {
  const { announcer: root } = preparePage();
  const { start, pass } = manualTimer();
  const kit: TestKit = {
    announcer: createAnnouncer(root, start),
    notifications: new NotificationQueue(start),
    dialogs: new DialogQueue(),
    styleCache: createStyleCache(),
    pass,
  };
  onKit?.(kit);
  return { root, kit };
}

/** A page in Chinese with the kit around its content, whose clock stands still until the test moves it. */
export function KitPage({ children, onKit }: Props) {
  const [{ root, kit }] = useState(() => createTestPage(onKit));
  return (
    <LanguageProvider language="zh-CN" bundle={allMessages}>
      <PortalProviders kit={kit}>
        <div id="app">{children}</div>
        <DialogHost />
        <NotificationStack container={root} />
      </PortalProviders>
    </LanguageProvider>
  );
}
