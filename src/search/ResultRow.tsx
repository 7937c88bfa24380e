import { styled } from "@mui/material/styles";
import type { MouseEvent, ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { windowProps } from "../apps";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import type { Row } from "./groups";
import { Marked } from "./Marked";

const Option = styled("a")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: "0.75rem",
  minBlockSize: "3rem",
  boxSizing: "border-box",
  padding: "0.375rem 0.75rem",
  borderRadius: "0.625rem",
  // Room for the mark of the chosen row, in every theme and in forced colours.
  border: "2px solid transparent",
  color: theme.vars.palette.text.primary,
  textDecoration: "none",
  cursor: "pointer",
  "&[aria-selected='true']": {
    backgroundColor: theme.vars.palette.surface.selected,
    borderColor: theme.vars.palette.brand.accent,
  },
  "& .icon": {
    flex: "none",
    display: "grid",
    placeItems: "center",
    inlineSize: "1.5rem",
    fontSize: "1.5rem",
    color: theme.vars.palette.text.secondary,
    "& svg": { inlineSize: "1.25rem", blockSize: "1.25rem" },
  },
  "& .words": { flex: 1, minInlineSize: 0, overflowWrap: "anywhere", lineHeight: 1.35 },
  "& .detail": { display: "block", fontSize: "0.875rem", color: theme.vars.palette.text.secondary },
  "& .badge": {
    flex: "none",
    padding: "0.0625rem 0.5rem",
    border: `1px solid ${theme.vars.palette.line.control}`,
    borderRadius: "1rem",
    fontSize: "0.8125rem",
    color: theme.vars.palette.text.secondary,
  },
  // There every border is drawn, also a transparent one: the chosen row is the one with a ground.
  "@media (forced-colors: active)": {
    borderColor: "Canvas",
    "& .badge": { border: 0 },
    "&[aria-selected='true']": {
      forcedColorAdjust: "none",
      borderColor: "Highlight",
      backgroundColor: "Highlight",
      "&, & .icon, & .detail, & .badge": { color: "HighlightText" },
    },
  },
}));

interface Props {
  readonly row: Row;
  readonly id: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** Called by a press that opens it here; one with a key that asks for another window leaves the search open. */
  readonly onOpen: () => void;
}

/** A row of the search: an option of its list, and a link where it leads somewhere. */
export function ResultRow({ row, id, chosen, onChoose, onOpen }: Props): ReactElement {
  const { icon, title, detail, text, badge, href, newWindow = false } = row;
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) onOpen();
  };
  return (
    <Option
      as={href === undefined ? "div" : "a"}
      id={id}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      {...(href !== undefined && { href, ...windowProps({ newWindow }) })}
      onClick={open}
      // The field keeps the focus.
      onMouseDown={(event: MouseEvent<HTMLElement>) => event.preventDefault()}
      onPointerMove={onChoose}
    >
      <span className="icon">{icon}</span>
      <span className="words">
        <Marked {...title} />
        {detail && (
          <span className="detail">
            <Marked {...detail} />
          </span>
        )}
        {text && (
          <span className="detail">
            <Marked {...text} />
          </span>
        )}
      </span>
      {badge && (
        <span className="badge">
          <FormattedMessage id={badge} />
        </span>
      )}
      {newWindow && (
        <VisuallyHidden>
          <FormattedMessage id="common.opensNewWindow" />
        </VisuallyHidden>
      )}
    </Option>
  );
}
