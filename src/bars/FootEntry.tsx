import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";
import type { Badge } from "../base/core/apps/unread";
import { EntryContent } from "../apps";
import { useShell } from "../base/kit/ShellContext";

const Link = styled("a")(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "0.25rem",
  minBlockSize: "3.5rem",
  paddingInline: "0.125rem",
  fontSize: "0.8125rem",
  lineHeight: 1.2,
  textDecoration: "none",
  color: theme.vars.palette.text.secondary,
  "& svg": { position: "relative", inlineSize: "1.375rem", blockSize: "1.375rem" },
  "& .icon": { position: "relative", display: "inline-grid" },
  "&[aria-current]": {
    color: theme.vars.palette.brand.current,
    fontWeight: 700,
    "& .icon::before": {
      content: '""',
      position: "absolute",
      // Within its share of the bar, however large the text is.
      inset: "-0.125rem max(-1rem, -4.2vw)",
      borderRadius: "1rem",
      backgroundColor: theme.vars.palette.surface.selected,
    },
  },
  // Drawn inwards, because the edge of the screen would cut it.
  "&:focus-visible": { outlineOffset: "-0.1875rem" },
  "@media (forced-colors: active)": { "&[aria-current] .icon::before": { border: "2px solid Highlight" } },
}));

interface Props {
  /** The page's path, behind the `#` of the address. */
  readonly path: string;
  readonly icon: ReactNode;
  /** What is unread there. */
  readonly badge?: Badge | null;
  /** The page's name. */
  readonly children: ReactNode;
}

/** A page of the portal in the bar of phones; the one on the screen is marked [DESK-08]. */
export function FootEntry({ path, icon, badge = null, children }: Props): ReactElement {
  const current = useShell().path === path;
  return (
    <li>
      <Link
        href={`#${path}`}
        aria-current={current ? "page" : undefined}
        // Where people are already, it leads to the top, as they know it from other applications.
        onClick={() => {
          if (current) window.scrollTo(0, 0);
        }}
      >
        <EntryContent icon={icon} badge={badge}>
          {children}
        </EntryContent>
      </Link>
    </li>
  );
}
