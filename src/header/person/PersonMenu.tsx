import MenuList, { type MenuListProps } from "@mui/material/MenuList";
import { styled } from "@mui/material/styles";
import { Fragment, type ReactElement, type Ref } from "react";
import { LAYERS } from "../../../theme/layouts";
import type { PanelProps } from "../../bars";
import { Menu } from "../../base/kit/mui/Menu";
import type { PersonLine } from "./lines";
import { PERSON_HEAD, PersonHead } from "./PersonHead";

/** Between two groups of lines; not where one of them has no lines for this person. */
const Rule = styled("li")(({ theme }) => ({
  blockSize: 0,
  marginBlock: "0.375rem",
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  "&:has(+ [role='separator']), &:not([role='menuitem'] ~ *), &:not(:has(~ [role='menuitem']))": {
    display: "none",
  },
}));

interface ListProps extends MenuListProps {
  readonly ref?: Ref<HTMLUListElement>;
  /** Of MUI's own styles. */
  ownerState?: unknown;
}

/** The lines, below who is signed in: a menu may hold nothing but lines. */
function HeadedList(props: ListProps): ReactElement {
  const list = { ...props };
  delete list.ownerState;
  return (
    <>
      <PersonHead />
      <MenuList {...list} />
    </>
  );
}

interface Props extends PanelProps {
  /** Registered in src/slots. */
  readonly lines: readonly PersonLine[];
}

/** What is the person's own: who they are, how the portal looks and speaks, their other account, help, and leaving. */
export function PersonMenu({ anchor, onClose, labelledBy, lines }: Props): ReactElement {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={160}
      sx={{ zIndex: LAYERS.headerPanel }}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slots={{ list: HeadedList }}
      slotProps={{
        // It hangs outside the page's landmarks, so it is one of its own.
        root: { role: "region", "aria-labelledby": labelledBy },
        list: { "aria-labelledby": labelledBy, "aria-describedby": PERSON_HEAD },
        paper: {
          sx: {
            mt: 1,
            minWidth: "min(15rem, calc(100vw - 2rem))",
            maxWidth: "min(20rem, calc(100vw - 2rem))",
          },
        },
      }}
    >
      {lines.map(({ id, group, Line }, place) => (
        <Fragment key={id}>
          {place > 0 && lines[place - 1]?.group !== group && <Rule role="separator" />}
          <Line close={onClose} />
        </Fragment>
      ))}
    </Menu>
  );
}
