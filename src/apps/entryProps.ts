import type { AppItem } from "../base/core/apps/apps";
import type { AppLink } from "../base/core/apps/links";
import { windowProps } from "./windowProps";

const mark = (isCurrent: boolean) => isCurrent && ({ "aria-current": "page" } as const);

/** What the link of an entry carries; `current` is the code of the application on the screen, null on the desktop. */
export const entryProps = (link: AppLink, current: string | null, onOpen: (app: AppItem) => void) => ({
  href: link.href,
  ...windowProps(link),
  ...mark(current === link.app.code),
  onClick: () => onOpen(link.app),
});

/** The same for the way to the desktop. */
export const desktopEntryProps = (current: string | null) => ({ href: "#/", ...mark(current === null) });
