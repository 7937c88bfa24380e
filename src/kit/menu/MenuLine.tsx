import type { ComponentType, MouseEvent, ReactElement, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { VisuallyHidden } from "../VisuallyHidden";
import { ListItemIcon } from "../mui/ListItemIcon";
import { MenuItem } from "../mui/MenuItem";

/** What every line of a menu is given. */
export interface LineProps {
  /** Closes the menu. */
  readonly close: () => void;
}

interface Props extends LineProps {
  readonly Icon: ComponentType<{ readonly "aria-hidden": "true"; readonly size: string }>;
  /** What the line does, once the menu is closed. */
  readonly onChoose: (event: MouseEvent<HTMLElement>) => void;
  /** Where the line leads in a window of its own; absent for one that acts on this page. */
  readonly href?: string;
  /** The line's name. */
  readonly children: ReactNode;
}

/** A line of a menu: an icon and words. Choosing it closes the menu first, which gives the focus back to its button. */
export function MenuLine({ Icon, close, onChoose, href, children }: Props): ReactElement {
  const choose = (event: MouseEvent<HTMLElement>) => {
    close();
    onChoose(event);
  };
  const content = (
    <>
      <ListItemIcon>
        <Icon aria-hidden="true" size="1.125rem" />
      </ListItemIcon>
      {children}
    </>
  );
  if (href === undefined) return <MenuItem onClick={choose}>{content}</MenuItem>;
  return (
    <MenuItem component="a" href={href} target="_blank" rel="noopener" onClick={choose}>
      {content}
      <VisuallyHidden>
        <FormattedMessage id="common.opensNewWindow" />
      </VisuallyHidden>
    </MenuItem>
  );
}
