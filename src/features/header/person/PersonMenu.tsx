import type { ReactElement } from "react";
import { LAYERS } from "../../../../theme/layouts";
import type { PanelProps } from "../../../kit/header/panel";
import { Menu } from "../../../kit/mui/Menu";
import type { PersonLine } from "./lines";
import "./words";

interface Props extends PanelProps {
  /** Registered in src/slots. */
  readonly lines: readonly PersonLine[];
}

/** What is the person's own: the messages they were shown, their other account, help, and leaving. */
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
      {lines.map(({ id, Line }) => (
        <Line key={id} close={onClose} />
      ))}
    </Menu>
  );
}
