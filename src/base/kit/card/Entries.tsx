import { styled } from "@mui/material/styles";
import type { MouseEvent, ReactElement, ReactNode } from "react";
import { TINY } from "../../../../theme/layouts";
import { Skeleton } from "../Skeleton";
import { ErrorBoundary } from "../ErrorBoundary";
import { VisuallyHidden } from "../VisuallyHidden";

/** The title, what it is about and the end, each on a line of its own. */
const STACKED = '"glyph title" auto "glyph about" auto "glyph end" auto / auto minmax(0, 1fr)';

/** A list of things that wait, each with one way on; for cards, panels and pages. */
export const Entries = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  containerType: "inline-size",
  "& > li": {
    position: "relative",
    display: "grid",
    grid: '"glyph title end" auto "glyph about end" auto / auto minmax(0, 1fr) auto',
    columnGap: "0.75rem",
    alignItems: "center",
    alignContent: "center",
    minBlockSize: "4.25rem",
    paddingBlock: "0.75rem",
    // Where the words need the width, the end stands beside what is below them.
    "@container (max-width: 24rem)": {
      grid: '"glyph title title" auto "glyph about end" auto / auto minmax(0, 1fr) auto',
    },
    // Beside the end, the words would break within themselves.
    "@container (max-width: 16rem)": { grid: STACKED, "& .end": { justifyContent: "flex-start" } },
    [TINY]: { grid: STACKED },
  },
  "& > li + li": { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  "& .title": {
    gridArea: "title",
    color: theme.vars.palette.text.primary,
    textDecoration: "none",
    lineHeight: 1.5,
    overflowWrap: "anywhere",
    borderRadius: "0.25rem",
  },
  // All of the row opens it; what else it has lies above.
  "& a.title::after": { content: '""', position: "absolute", inset: 0 },
  "& a.title:hover": { textDecoration: "underline" },
  "& .about": { gridArea: "about" },
  "& .about, & .end": {
    margin: 0,
    fontSize: "0.875rem",
    lineHeight: 1.5,
    overflowWrap: "anywhere",
    color: theme.vars.palette.text.secondary,
  },
  "& .end": {
    gridArea: "end",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    [TINY]: { justifyContent: "flex-start" },
    gap: "0.5rem",
  },
  "& .action": { color: theme.vars.palette.brand.accent, fontSize: "0.9375rem", fontWeight: 600 },
  "& .end button": { position: "relative" },
}));

const Glyph = styled("span")(({ theme }) => ({
  gridArea: "glyph",
  display: "grid",
  placeItems: "center",
  inlineSize: "2.125rem",
  blockSize: "2.125rem",
  borderRadius: "max(min(var(--radius-control), 0.625rem), 0.25rem)",
  backgroundColor: theme.vars.palette.brand.tint1,
  color: theme.vars.palette.brand.accent,
  "& svg": { inlineSize: "1.125rem", blockSize: "1.125rem" },
  "&[data-urgent=true]": {
    backgroundColor: theme.vars.palette.soft.error,
    color: theme.vars.palette.error.main,
  },
  "@media (forced-colors: active)": { border: "1px solid CanvasText" },
}));

/** The button by which browsers open a link in a tab of its own. */
const MIDDLE = 1;

/** Where an entry leads. */
export interface EntryLink {
  readonly href: string;
  readonly newWindow: boolean;
  readonly onOpen?: (event: MouseEvent) => void;
}

interface Props {
  readonly icon: ReactNode;
  /** Marked in colour; its words say so too. */
  readonly urgent?: boolean;
  readonly title: ReactNode;
  /** A line below: what it belongs to. */
  readonly about: ReactNode;
  /** At the row's end: a date, a button. */
  readonly end?: ReactNode;
  /** What a person does there, at the row's end; the link is called by it too. */
  readonly action?: ReactNode;
  /** Absent where it leads nowhere. */
  readonly link?: EntryLink | null;
}

/** One of the entries: all of its row is the link. */
export function EntryRow({
  icon,
  urgent = false,
  title,
  about,
  end,
  action,
  link = null,
}: Props): ReactElement {
  const named = action ? (
    <>
      {title} <VisuallyHidden>{action}</VisuallyHidden>
    </>
  ) : (
    title
  );
  return (
    <li>
      <Glyph aria-hidden data-urgent={urgent}>
        {icon}
      </Glyph>
      {link ? (
        <a
          className="title"
          href={link.href}
          {...(link.newWindow && { target: "_blank", rel: "noopener" })}
          onClick={link.onOpen}
          onAuxClick={(event) => event.button === MIDDLE && link.onOpen?.(event)}
        >
          {named}
        </a>
      ) : (
        <span className="title">{title}</span>
      )}
      <p className="about">{about}</p>
      <div className="end">
        {action && (
          <span className="action" aria-hidden={link !== null}>
            {action}
          </span>
        )}
        <ErrorBoundary fallback={() => null}>{end}</ErrorBoundary>
      </div>
    </li>
  );
}

/** The entries' outline while they come. */
export const EntriesSkeleton = ({ rows = 3 }: { readonly rows?: number }): ReactElement => (
  <div aria-hidden>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} sx={{ blockSize: "2.75rem", marginBlock: "0.75rem 0.8125rem" }} />
    ))}
  </div>
);
