import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import LogOut from "lucide-react/icons/log-out";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { PanelProps } from "./HeaderPopover";

interface Props extends PanelProps {
  /** The id of the button that opened it, which names it. */
  readonly labelledBy: string;
  readonly onLogout: () => void;
}

/** What a person can do about being signed in. */
export function PersonMenu({ anchor, onClose, labelledBy, onLogout }: Props): ReactElement {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={160}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{ list: { "aria-labelledby": labelledBy }, paper: { sx: { mt: 1, minWidth: "11rem" } } }}
    >
      <MenuItem
        onClick={() => {
          onClose();
          onLogout();
        }}
      >
        <ListItemIcon>
          <LogOut aria-hidden="true" size="1.125rem" />
        </ListItemIcon>
        <FormattedMessage id="header.logout" />
      </MenuItem>
    </Menu>
  );
}
