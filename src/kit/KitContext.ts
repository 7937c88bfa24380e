import { createContext, useContext } from "react";
import { createAnnouncer, silentAnnouncer, type Announcer } from "./announcer";
import { DialogQueue } from "./DialogQueue";
import { NotificationQueue } from "./NotificationQueue";

/** The page's one announcer, its notices and its dialogs. */
export interface Kit {
  readonly announcer: Announcer;
  readonly notifications: NotificationQueue;
  readonly dialogs: DialogQueue;
}

/** Makes the kit of a page around its `#announcer`; null where there is no page, as in server rendering. */
export const createKit = (announcerRoot: HTMLElement | null): Kit => ({
  announcer: announcerRoot ? createAnnouncer(announcerRoot) : silentAnnouncer,
  notifications: new NotificationQueue(),
  dialogs: new DialogQueue(),
});

const Context = createContext<Kit | null>(null);

/** Gives the kit to all parts of the page. */
export const KitProvider = Context.Provider;

/** The page's kit. */
export function useKit(): Kit {
  const kit = useContext(Context);
  if (!kit) throw new Error("There is no KitProvider above this component");
  return kit;
}
