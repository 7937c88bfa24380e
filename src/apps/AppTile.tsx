import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { AppIcon } from "./AppIcon";
import { Phrase } from "../base/kit/Phrase";
import { windowProps } from "./windowProps";
import { UnreadMark, UnreadText } from "./UnreadBadge";
import type { AppItem } from "../base/core/apps/apps";
import type { AppLink } from "../base/core/apps/links";

const Anchor = styled("a")(({ theme }) => ({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: "0.75em",
  blockSize: "100%",
  paddingBlock: "0.75em",
  paddingInline: "var(--tile-gap, 0.25em)",
  borderRadius: "1.125rem",
  color: theme.vars.palette.text.primary,
  textDecoration: "none",
  transition: "background-color 160ms ease-out, transform 160ms ease-out",
  "@media (hover: hover)": {
    "&:hover": { backgroundColor: theme.vars.palette.surface.hover },
  },
  "&:active": { transform: "scale(0.97)" },
  "@media (prefers-reduced-motion: reduce)": { transition: "none", "&:active": { transform: "none" } },
}));

const IconPlace = styled("span")({
  position: "relative",
  display: "inline-grid",
  fontSize: "var(--tile-icon, 4.5rem)",
});

const Label = styled("span")({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  maxInlineSize: "100%",
  fontSize: "var(--tile-text, 1rem)",
  lineHeight: 1.35,
  textAlign: "center",
  overflowWrap: "anywhere",
  hyphens: "auto",
});

interface Props {
  readonly link: AppLink;
  readonly tabIndex?: 0 | -1;
  readonly onOpen?: ((app: AppItem) => void) | undefined;
}

/** A tile that opens an application: icon, name and unread mark, one link to the keyboard and to screen readers. */
export function AppTile({ link, tabIndex, onOpen }: Props): ReactElement {
  return (
    <Anchor
      className="look-tile"
      href={link.href}
      {...windowProps(link)}
      {...(tabIndex !== undefined && { tabIndex })}
      onClick={() => onOpen?.(link.app)}
    >
      <IconPlace>
        <AppIcon app={link.app} name={link.name} className="look-tile-icon" />
        <UnreadMark badge={link.badge} />
      </IconPlace>
      <Label>
        <Phrase text={link.name} />
      </Label>
      <UnreadText badge={link.badge} />
    </Anchor>
  );
}
