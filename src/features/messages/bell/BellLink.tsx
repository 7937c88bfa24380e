import Bell from "lucide-react/icons/bell";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { Badge } from "../../../core/menu/unread";
import { EntryContent } from "../../../kit/apps/EntryContent";
import { FootLink } from "../../../kit/header/FootEntry";
import { useShell } from "../../../kit/ShellContext";

const PATH = "/messages";

/** The way to the messages in the bar of phones. */
export function BellLink({ badge }: { readonly badge: Badge | null }): ReactElement {
  const { path } = useShell();
  return (
    <li>
      <FootLink href={`#${PATH}`} {...(path === PATH && { "aria-current": "page" })}>
        <EntryContent icon={<Bell aria-hidden="true" />} badge={badge}>
          <FormattedMessage id="bell.name" />
        </EntryContent>
      </FootLink>
    </li>
  );
}
