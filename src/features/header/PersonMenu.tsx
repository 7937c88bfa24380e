import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import History from "lucide-react/icons/history";
import LogOut from "lucide-react/icons/log-out";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { LAYERS } from "../../../theme/layouts";
import { badgeOf } from "../../core/menu/unread";
import { UnreadWords } from "../../kit/apps/UnreadBadge";
import type { NoticeLogEntry } from "../../kit/notice/NoticeDesk";
import type { PanelProps } from "./HeaderPopover";
import "../../kit/partStyles";

const Unread = styled("span")(({ theme }) => ({
  marginInlineStart: "auto",
  paddingInlineStart: "1rem",
  fontSize: "0.8125rem",
  color: theme.vars.palette.text.secondary,
}));

interface Props extends PanelProps {
  /** The id of the button that opened it, which names it. */
  readonly labelledBy: string;
  /** The way to the notices that were shown; null on a page that keeps none. */
  readonly noticeLog: NoticeLogEntry | null;
  /** Null in clients that sign in and out by themselves [DESK-05]. */
  readonly onLogout: (() => void) | null;
}

/** What is the person's own: the notices they were shown, and leaving. */
export function PersonMenu({ anchor, onClose, labelledBy, noticeLog, onLogout }: Props): ReactElement {
  const unread = badgeOf(noticeLog?.unread);
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={160}
      sx={{ zIndex: LAYERS.headerPanel }}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{ list: { "aria-labelledby": labelledBy }, paper: { sx: { mt: 1, minWidth: "11rem" } } }}
    >
      {noticeLog && (
        <MenuItem onClick={choose(noticeLog.open)}>
          <ListItemIcon>
            <History aria-hidden="true" size="1.125rem" />
          </ListItemIcon>
          <FormattedMessage id="header.noticeLog" />
          {unread && (
            <Unread>
              <UnreadWords badge={unread} />
            </Unread>
          )}
        </MenuItem>
      )}
      {onLogout && (
        <MenuItem onClick={choose(onLogout)}>
          <ListItemIcon>
            <LogOut aria-hidden="true" size="1.125rem" />
          </ListItemIcon>
          <FormattedMessage id="header.logout" />
        </MenuItem>
      )}
    </Menu>
  );
}
