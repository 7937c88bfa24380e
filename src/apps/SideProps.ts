import type { AppItem } from "../base/core/apps/apps";
import type { AppLinkGroup } from "../base/core/apps/links";

/** What a layout's side is told. */
export interface SideProps {
  /** Whether the categories' names show; without them the applications form one group. */
  readonly grouped: boolean;
  /** The applications, or null while they are on their way. */
  readonly groups: readonly AppLinkGroup[] | null;
  /** The code of the application on the screen, or null on the desktop. */
  readonly current: string | null;
  /** Whether the person keeps the side open beside the page. */
  readonly locked: boolean;
  readonly onLock: (locked: boolean) => void;
  readonly onOpen: (app: AppItem) => void;
}
