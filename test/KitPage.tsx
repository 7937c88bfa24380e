import createCache from "@emotion/cache";
import { useState, type ReactNode } from "react";
import type { Language } from "../src/base/core/language/languages";
import { LanguageProvider } from "../src/base/i18n/LanguageProvider";
import { createAnnouncer } from "../src/base/kit/announcer";
import { DialogHost } from "../src/base/kit/DialogHost";
import { DialogQueue } from "../src/base/kit/DialogQueue";
import type { Kit } from "../src/base/kit/KitContext";
import { ToastQueue } from "../src/base/flow/toast/ToastQueue";
import { ToastStack } from "../src/toast/ToastStack";
import { PortalProviders } from "../src/base/kit/PortalProviders";
import { createStyleCache } from "../src/base/kit/styleCache";
import { allMessages } from "../stories/support/allMessages";
import { preparePage } from "../stories/support/pageSkeleton";
import { manualTimer } from "./manualTimer";

/** The kit of a test page, and the way to let time pass in it. */
export interface TestKit extends Kit {
  readonly pass: (milliseconds: number) => void;
}

interface Props {
  readonly children?: ReactNode;
  /** Chinese where nothing is said. */
  readonly language?: Language;
  /**
   * Keeps the components' styles out of the page: jsdom matches every rule against every element it is asked about,
   * which takes most of the time of a test over a large table. For tests that ask nothing about what styles do.
   */
  readonly unstyled?: boolean;
  /** The time that it has; the clock's where nothing is said. */
  readonly now?: () => number;
  /** The address of a path of the platform; the path where nothing is said. */
  readonly addressOf?: (path: string) => string;
  /** Renews a lapsed session; it cannot be where nothing is said. */
  readonly renew?: () => Promise<boolean>;
  /** Receives the kit when the page is first drawn. */
  readonly onKit?: (kit: TestKit) => void;
}

function createTestPage({
  now = Date.now,
  addressOf = (path) => path,
  renew = () => Promise.resolve(false),
  onKit,
  unstyled,
}: Props) {
  const { announcer: root } = preparePage();
  const { start, pass } = manualTimer();
  const kit: TestKit = {
    announcer: createAnnouncer(root, start),
    toasts: new ToastQueue(start),
    dialogs: new DialogQueue(),
    styleCache: unstyled
      ? createCache({ key: "p", container: document.createElement("head") })
      : createStyleCache(),
    now,
    addressOf,
    renew,
    pass,
  };
  onKit?.(kit);
  return { root, kit };
}

/** A page with the kit around its content, whose clock stands still until the test moves it. */
export function KitPage({ children, language = "zh-CN", ...options }: Props) {
  const [{ root, kit }] = useState(() => createTestPage(options));
  return (
    <LanguageProvider language={language} bundle={allMessages}>
      <PortalProviders kit={kit}>
        <div id="app">{children}</div>
        <DialogHost />
        <ToastStack container={root} />
      </PortalProviders>
    </LanguageProvider>
  );
}
