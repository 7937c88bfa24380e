import { styled } from "@mui/material/styles";
import Bell from "lucide-react/icons/bell";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { Badge } from "../../base/core/apps/unread";
import { UnreadMark, UnreadText } from "../../apps";
import { HeaderButton, HIDDEN_ON_PHONES, opensPanel, type ToolProps } from "../../bars";
import { VisuallyHidden } from "../../base/kit/VisuallyHidden";

const Place = styled("span")({ position: "relative", display: "inline-grid" });

interface Props extends ToolProps {
  readonly badge: Badge | null;
}

/** The bell of the header with what is unread; it opens the messages. Phones have them in their bar. */
export const BellButton = ({ panel, badge }: Props): ReactElement => (
  <HeaderButton id={panel.id} sx={HIDDEN_ON_PHONES} aria-haspopup="dialog" {...opensPanel(panel)}>
    <Place>
      <Bell aria-hidden="true" />
      <UnreadMark badge={badge} size="small" />
    </Place>
    <VisuallyHidden>
      <FormattedMessage id="bell.name" />
    </VisuallyHidden>
    <UnreadText badge={badge} />
  </HeaderButton>
);
