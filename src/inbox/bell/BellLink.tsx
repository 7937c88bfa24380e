import Bell from "lucide-react/icons/bell";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { Badge } from "../../base/core/apps/unread";
import { FootEntry } from "../../bars";

/** The way to the messages in the bar of phones. */
export const BellLink = ({ badge }: { readonly badge: Badge | null }): ReactElement => (
  <FootEntry path="/messages" icon={<Bell aria-hidden="true" />} badge={badge}>
    <FormattedMessage id="bell.name" />
  </FootEntry>
);
