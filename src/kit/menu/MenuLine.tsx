import { styled } from "@mui/material/styles";
import {
  createContext,
  useContext,
  type ComponentType,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from "react";
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
  /** Whether the line's name says of a new window by itself. */
  readonly saysWindow?: boolean;
  /** The line's name. */
  readonly children: ReactNode;
}

const OnPage = createContext(false);

const Row = styled("button")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: "0.875rem",
  inlineSize: "100%",
  minBlockSize: "3.25rem",
  padding: "0.625rem 1.125rem",
  border: 0,
  backgroundColor: "transparent",
  color: theme.vars.palette.text.primary,
  font: "inherit",
  lineHeight: 1.4,
  textAlign: "start",
  textDecoration: "none",
  overflowWrap: "anywhere",
  cursor: "pointer",
  "&:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "&:focus-visible": { outlineOffset: "-0.1875rem" },
  "& > svg": { flex: "none", color: theme.vars.palette.text.secondary },
}));

/** Draws the lines within as rows of a list on a page, with buttons and links, rather than as those of a menu. */
export const LinesOnPage = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <OnPage value={true}>{children}</OnPage>
);

/**
 * A line of a menu: an icon and words. Choosing it closes the menu first, which gives the focus back to its button. On a page
 * it is a row of a list.
 */
export function MenuLine({ Icon, close, onChoose, href, saysWindow = false, children }: Props): ReactElement {
  const onPage = useContext(OnPage);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    close();
    onChoose(event);
  };
  const name = (
    <>
      {children}
      {href !== undefined && !saysWindow && (
        <VisuallyHidden>
          <FormattedMessage id="common.opensNewWindow" />
        </VisuallyHidden>
      )}
    </>
  );
  const link = { href, target: "_blank", rel: "noopener" };
  if (onPage) {
    return (
      <li>
        <Row {...(href === undefined ? { type: "button" } : { as: "a", ...link })} onClick={onClick}>
          <Icon aria-hidden="true" size="1.25rem" />
          <span>{name}</span>
        </Row>
      </li>
    );
  }
  return (
    <MenuItem {...(href !== undefined && { component: "a", ...link })} onClick={onClick}>
      <ListItemIcon>
        <Icon aria-hidden="true" size="1.125rem" />
      </ListItemIcon>
      {name}
    </MenuItem>
  );
}
