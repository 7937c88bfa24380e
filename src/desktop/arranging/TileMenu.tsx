import AppWindow from "lucide-react/icons/app-window";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ExternalLink from "lucide-react/icons/external-link";
import EyeOff from "lucide-react/icons/eye-off";
import Pin from "lucide-react/icons/pin";
import PinOff from "lucide-react/icons/pin-off";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { LAYERS } from "../../../theme/layouts";
import type { AppHealth } from "../../base/core/apps/appHealth";
import type { AppLink } from "../../base/core/apps/links";
import { useText } from "../../base/i18n/useText";
import { MenuLine } from "../../bars";
import { Menu } from "../../base/kit/mui/Menu";
import { MenuItem } from "../../base/kit/mui/MenuItem";
import { healthText } from "./TileExtra";

/** What a person may do with a tile. */
export type TileAction = "open" | "openWindow" | "pin" | "unpin" | "left" | "right" | "hide";

interface Props {
  readonly anchor: HTMLElement;
  readonly link: AppLink;
  readonly health: AppHealth | undefined;
  readonly pinned: boolean;
  /** The place in its list, from 0, and how many there are. */
  readonly place: number;
  readonly count: number;
  readonly onClose: () => void;
  readonly onChoose: (action: TileAction) => void;
}

const nothing = () => undefined;

/** What can be done with a tile: opening, pinning, moving and hiding it [MORE-01]. */
export function TileMenu(props: Props): ReactElement {
  const { anchor, link, health, pinned, place, count, onClose, onChoose } = props;
  const text = useText();
  const label = text({ id: "arrange.more", values: { name: link.name } });
  const line = (action: TileAction) => ({ close: nothing, onChoose: () => onChoose(action) });
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      onContextMenu={(event) => event.preventDefault()}
      transitionDuration={0}
      sx={{ zIndex: LAYERS.headerPanel }}
      slotProps={{
        // It hangs outside the page's landmarks, so it is one of its own.
        root: { role: "region", "aria-label": label },
        list: { "aria-label": label },
        paper: { sx: { maxWidth: "min(20rem, calc(100vw - 2rem))" } },
      }}
    >
      {health && (
        <MenuItem disabled sx={{ "&.Mui-disabled": { opacity: 1 } }}>
          {text(healthText(health))}
        </MenuItem>
      )}
      <MenuLine Icon={AppWindow} {...line("open")}>
        <FormattedMessage id="arrange.open" />
      </MenuLine>
      <MenuLine Icon={ExternalLink} href={link.href} saysWindow {...line("openWindow")}>
        <FormattedMessage id="arrange.newWindow" />
      </MenuLine>
      <MenuLine Icon={pinned ? PinOff : Pin} {...line(pinned ? "unpin" : "pin")}>
        <FormattedMessage id={pinned ? "arrange.unpin" : "arrange.pin"} />
      </MenuLine>
      {place > 0 && (
        <MenuLine Icon={ArrowLeft} {...line("left")}>
          <FormattedMessage id="arrange.left" />
        </MenuLine>
      )}
      {place < count - 1 && (
        <MenuLine Icon={ArrowRight} {...line("right")}>
          <FormattedMessage id="arrange.right" />
        </MenuLine>
      )}
      <MenuLine Icon={EyeOff} {...line("hide")}>
        <FormattedMessage id="arrange.hide" />
      </MenuLine>
    </Menu>
  );
}
