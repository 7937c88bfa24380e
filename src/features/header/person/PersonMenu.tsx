import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import History from "lucide-react/icons/history";
import Keyboard from "lucide-react/icons/keyboard";
import LogOut from "lucide-react/icons/log-out";
import UserCog from "lucide-react/icons/user-cog";
import type { MouseEvent, ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { LAYERS } from "../../../../theme/layouts";
import type { OtherIdentity } from "../../../core/identity/identity";
import { badgeOf } from "../../../core/menu/unread";
import { UnreadWords } from "../../../kit/apps/UnreadBadge";
import type { ToastLogEntry } from "../../../flows/toast/ToastPolicy";
import { Phrase } from "../../../kit/Phrase";
import type { PanelProps } from "../HeaderPopover";
import { VisuallyHidden } from "../../../kit/VisuallyHidden";
import "../../../kit/partStyles";
import "./words";

const Unread = styled("span")(({ theme }) => ({
  marginInlineStart: "auto",
  paddingInlineStart: "1rem",
  fontSize: "0.8125rem",
  color: theme.vars.palette.text.secondary,
}));

/** What the person's menu shows. */
export interface PersonMenuProps extends PanelProps {
  /** The id of the button that opened it, which names it. */
  readonly labelledBy: string;
  /** The way to the notices that were shown; null on a page that keeps none. */
  readonly toastLog: ToastLogEntry | null;
  /** The person's other account and the way to it; null for those who have none, and where it is not offered [WHO-02]. */
  readonly identity: (Pick<OtherIdentity, "role" | "name"> & { readonly onSwitch: () => void }) | null;
  /** The way to any other account, for those who develop the portal alone [AUTH-15]. */
  readonly onSwitchAccount: (() => void) | null;
  /** The way to the list of all keys; absent where there is none. */
  readonly onKeys?: (() => void) | undefined;
  /** The help centre's address; null where the site names none [REDIR-06]. */
  readonly help: string | null;
  /** Opens the help centre there; false where that did not work and the link has to do by itself. */
  readonly onHelp?: (address: string) => boolean;
  /** Null in clients that sign in and out by themselves [DESK-05]. */
  readonly onLogout: (() => void) | null;
}

const Words = styled("span")({ overflowWrap: "anywhere", whiteSpace: "normal" });

/** What is the person's own: the notices they were shown, their other account, help, and leaving. */
export function PersonMenu(props: PersonMenuProps): ReactElement {
  const { anchor, onClose, labelledBy, toastLog, identity, onSwitchAccount, onKeys, help, onHelp, onLogout } =
    props;
  const unread = badgeOf(toastLog?.unread);
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  /** A click that asks for no other window or download opens it with what the help centre is to know. */
  const chooseHelp = (event: MouseEvent<HTMLElement>) => {
    onClose();
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (plain && help !== null && onHelp?.(help)) event.preventDefault();
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
      slotProps={{
        // It hangs outside the page's landmarks, so it is one of its own.
        root: { role: "region", "aria-labelledby": labelledBy },
        list: { "aria-labelledby": labelledBy },
        paper: {
          sx: {
            mt: 1,
            minWidth: "min(11rem, calc(100vw - 2rem))",
            maxWidth: "min(20rem, calc(100vw - 2rem))",
          },
        },
      }}
    >
      {toastLog && (
        <MenuItem onClick={choose(toastLog.open)}>
          <ListItemIcon>
            <History aria-hidden="true" size="1.125rem" />
          </ListItemIcon>
          <FormattedMessage id="header.toastLog" />
          {unread && (
            <Unread>
              <UnreadWords badge={unread} />
            </Unread>
          )}
        </MenuItem>
      )}
      {identity && (
        <MenuItem onClick={choose(identity.onSwitch)}>
          <ListItemIcon>
            <ArrowLeftRight aria-hidden="true" size="1.125rem" />
          </ListItemIcon>
          <Words>
            <FormattedMessage
              id="person.switch"
              values={{ role: identity.role, name: <Phrase text={identity.name} /> }}
            />
          </Words>
        </MenuItem>
      )}
      {onSwitchAccount && (
        <MenuItem onClick={choose(onSwitchAccount)}>
          <ListItemIcon>
            <UserCog aria-hidden="true" size="1.125rem" />
          </ListItemIcon>
          <FormattedMessage id="person.account" />
        </MenuItem>
      )}
      {onKeys && (
        <MenuItem onClick={choose(onKeys)}>
          <ListItemIcon>
            <Keyboard aria-hidden="true" size="1.125rem" />
          </ListItemIcon>
          <FormattedMessage id="person.keys" />
        </MenuItem>
      )}
      {help !== null && (
        <MenuItem component="a" href={help} target="_blank" rel="noopener" onClick={chooseHelp}>
          <ListItemIcon>
            <CircleQuestionMark aria-hidden="true" size="1.125rem" />
          </ListItemIcon>
          <FormattedMessage id="person.help" />
          <VisuallyHidden>
            <FormattedMessage id="common.opensNewWindow" />
          </VisuallyHidden>
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
