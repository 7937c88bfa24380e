import House from "lucide-react/icons/house";
import type { ReactElement, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { BarIcon } from "./AppIcon";
import { Phrase } from "../base/kit/Phrase";
import { UnreadMark, UnreadText } from "./UnreadBadge";
import type { AppLink } from "../base/core/apps/links";
import type { Badge } from "../base/core/apps/unread";

interface Props {
  readonly icon: ReactNode;
  /** What is unread behind the entry. */
  readonly badge?: Badge | null;
  /** The whole name, where the place may cut it short. */
  readonly title?: string;
  /** The name. */
  readonly children: ReactNode;
}

/** What an entry of a bar or menu shows and says: `.icon` with its unread mark, then `.name`; the bar styles both. */
export const EntryContent = ({ icon, badge = null, title, children }: Props): ReactElement => (
  <>
    <span className="icon">
      {icon}
      <UnreadMark badge={badge} size="small" />
    </span>
    <span className="name" title={title}>
      {children}
    </span>
    <UnreadText badge={badge} />
  </>
);

/** The entry of an application. */
export const AppEntryContent = ({ link }: { readonly link: AppLink }): ReactElement => (
  <EntryContent icon={<BarIcon app={link.app} name={link.name} />} badge={link.badge} title={link.name}>
    <Phrase text={link.name} />
  </EntryContent>
);

/** The entry of the desktop. */
export const DesktopEntryContent = (): ReactElement => (
  <EntryContent icon={<House aria-hidden="true" />}>
    <FormattedMessage id="header.desktop" />
  </EntryContent>
);
