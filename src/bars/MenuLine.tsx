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
import { windowProps } from "../apps";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import { ListItemIcon } from "../base/kit/mui/ListItemIcon";
import { MenuItem } from "../base/kit/mui/MenuItem";

/** What every line of a menu is given. */
export interface LineProps {
  /** Closes the menu. */
  readonly close: () => void;
}

interface Props extends LineProps {
  readonly Icon?: ComponentType<{ readonly "aria-hidden": "true"; readonly size: string }>;
  /** In place of that, an icon as wide as the letters around it are high. */
  readonly icon?: ReactNode;
  /** What the line does, once the menu is closed. */
  readonly onChoose: (event: MouseEvent<HTMLElement>) => void;
  /** Where the line leads; absent for one that acts on this page. */
  readonly href?: string;
  /** Whether it leads there in this window, and not in one of its own. */
  readonly here?: boolean;
  /** Whether the line's name says of a new window by itself. */
  readonly saysWindow?: boolean;
  /** The line's name. */
  readonly children: ReactNode;
}

const OnPage = createContext(false);

const Sized = styled("span")(({ theme }) => ({
  flex: "none",
  display: "inline-grid",
  lineHeight: 1,
  color: theme.vars.palette.text.secondary,
  "& svg": { inlineSize: "1em", blockSize: "1em" },
}));

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

/** An application may name its line as long as it likes: the words go on below, and none is cut off. */
const WRAPPED = { whiteSpace: "normal", overflowWrap: "anywhere" } as const;

/** Draws the lines within as rows of a list on a page, with buttons and links, rather than as those of a menu. */
export const LinesOnPage = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <OnPage value={true}>{children}</OnPage>
);

/**
 * A line of a menu: an icon and words. Choosing it closes the menu first, which gives the focus back to its button. On a page
 * it is a row of a list.
 */
export function MenuLine(props: Props): ReactElement {
  const { Icon, icon, close, onChoose, href, here = false, saysWindow = false, children } = props;
  const onPage = useContext(OnPage);
  const sized = (size: string) =>
    Icon ? <Icon aria-hidden="true" size={size} /> : <Sized sx={{ fontSize: size }}>{icon}</Sized>;
  const onClick = (event: MouseEvent<HTMLElement>) => {
    close();
    onChoose(event);
  };
  const leaves = href !== undefined && !here;
  const name = (
    <>
      {children}
      {leaves && !saysWindow && (
        <VisuallyHidden>
          <FormattedMessage id="common.opensNewWindow" />
        </VisuallyHidden>
      )}
    </>
  );
  const link = { href, ...windowProps({ newWindow: leaves }) };
  if (onPage) {
    return (
      <li>
        <Row {...(href === undefined ? { type: "button" } : { as: "a", ...link })} onClick={onClick}>
          {sized("1.25rem")}
          <span>{name}</span>
        </Row>
      </li>
    );
  }
  return (
    <MenuItem {...(href !== undefined && { component: "a", ...link })} sx={WRAPPED} onClick={onClick}>
      <ListItemIcon>{sized("1.125rem")}</ListItemIcon>
      {name}
    </MenuItem>
  );
}
