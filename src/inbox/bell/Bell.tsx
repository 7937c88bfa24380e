import type { ReactElement } from "react";
import { useMessageConfigQuery, useUnhandledCountQuery } from "../../base/api/base.api";
import { badgeOf, type Badge } from "../../base/core/apps/unread";
import type { ToolProps } from "../../bars";
import { BellButton } from "./BellButton";
import { BellLink } from "./BellLink";

/** The mark of all unread messages, a number or a dot as the platform has it [MSG-01, MSG-02]. */
function useUnreadMessages(): Badge | null {
  const { data: counts } = useUnhandledCountQuery();
  const { data: form = "count" } = useMessageConfigQuery();
  return badgeOf(counts?.message, form);
}

/** The bell of the header. */
export const BellTool = ({ panel }: ToolProps): ReactElement => (
  <BellButton panel={panel} badge={useUnreadMessages()} />
);

/** The same in the bar of phones. */
export const BellEntry = (): ReactElement => <BellLink badge={useUnreadMessages()} />;
