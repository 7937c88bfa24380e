import { styled } from "@mui/material/styles";
import { Suspense, type ReactElement } from "react";
import { TINY } from "../../theme/layouts";
import type { AppItem } from "../base/core/apps/apps";
import { linkInto } from "../base/core/apps/linkInto";
import type { AppLink } from "../base/core/apps/links";
import type { GuestCard } from "../base/core/apps/guests";
import type { CardRow } from "./core/cardRows";
import { UnreadWords, windowProps } from "../apps";
import { Skeleton } from "../base/kit/Skeleton";
import { CardFrame } from "../base/kit/card/CardFrame";
import { CardLink } from "../base/kit/card/CardLink";
import type { Loadable } from "../base/kit/card/Loadable";
import { ErrorBoundary } from "../base/kit/ErrorBoundary";
import { ErrorCard } from "../base/kit/ErrorCard";
import { latePart } from "../base/kit/latePart";
import { Phrase } from "../base/kit/Phrase";

/** Calendars and clocks come with the other cards; where they do not, rows are shown without. */
const TimeOf = latePart(
  async () => (await import(/* webpackChunkName: "today" */ "../base/kit/TimeOf")).TimeOf,
  () => null,
  { drawn: true },
);

const Lines = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& li": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    columnGap: "0.75rem",
    paddingBlock: "0.75rem",
  },
  "& li + li": { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  "& li::before": {
    content: '""',
    // A stroke, since a dot would say that the row is unread.
    inlineSize: "0.1875rem",
    blockSize: "1.125rem",
    marginBlockStart: "0.1875rem",
    borderRadius: "0.1875rem",
    backgroundColor: theme.vars.palette.brand.tint4,
  },
  "& p": { margin: 0, lineHeight: 1.5, overflowWrap: "anywhere" },
  // The whole line leads where its words do.
  "& a": { color: "inherit", textDecoration: "none" },
  "& a::after": { content: '""', position: "absolute", inset: "0.25rem -0.5rem", borderRadius: "0.5rem" },
  "& a:hover": { textDecoration: "underline" },
  "& a:focus-visible": { outline: "none" },
  "& a:focus-visible::after": { outline: "0.1875rem solid var(--focus-ring)" },
  // The time stands below, where the words need the width.
  [TINY]: { "& li": { gridTemplateColumns: "auto minmax(0, 1fr)" }, "& time": { gridColumn: 2 } },
  "& .from, & time": { fontSize: "0.875rem", color: theme.vars.palette.text.secondary },
}));

const Quiet = styled("p")(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

interface Props {
  readonly words: GuestCard["words"];
  readonly rows: Loadable<readonly CardRow[]>;
  /** The application that shows the whole list. */
  readonly whole: AppLink;
  readonly now: number;
  /** The school's time zone. */
  readonly zone?: string | undefined;
  readonly onOpen: (app: AppItem) => void;
}

function Content({ words, rows, whole, now, zone, onOpen }: Props): ReactElement {
  if (rows.status === "error") {
    return <ErrorCard compact what={words.error} onRetry={rows.retry} />;
  }
  if (rows.status === "loading") {
    return (
      <div aria-hidden="true">
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} sx={{ blockSize: "2.5rem", marginBlock: "0.75rem" }} />
        ))}
      </div>
    );
  }
  if (rows.data.length === 0) {
    return (
      <Quiet>
        <Phrase text={words.empty} />
      </Quiet>
    );
  }
  return (
    <Lines role="list">
      {rows.data.map((row) => (
        <li key={row.id}>
          <div>
            <p>
              <a href={linkInto(whole, row.at)} {...windowProps(whole)} onClick={() => onOpen(whole.app)}>
                <Phrase text={row.title} />
              </a>
            </p>
            {row.from !== "" && (
              <p className="from">
                <Phrase text={row.from} />
              </p>
            )}
          </div>
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={<Skeleton sx={{ inlineSize: "4rem", blockSize: "1rem" }} />}>
              {row.time !== "" && <TimeOf time={row.time} now={now} zone={zone} />}
            </Suspense>
          </ErrorBoundary>
        </li>
      ))}
    </Lines>
  );
}

/** How much waits in the application, in words: the same figure as its tile's [DESK-14]. */
const Unread = styled("a")(({ theme }) => ({
  display: "block",
  fontFamily: "var(--font-body)",
  inlineSize: "fit-content",
  fontSize: "0.875rem",
  fontWeight: 400,
  // Its height is that of a target.
  lineHeight: "1.5rem",
  color: theme.vars.palette.text.secondary,
}));

/** A card of an application: its newest rows, and the way to all of them. */
export function RowsCard(props: Props): ReactElement {
  const { words, rows, whole, onOpen } = props;
  const way = { href: whole.href, ...windowProps(whole), onClick: () => onOpen(whole.app) };
  return (
    <CardFrame
      title={
        <>
          <Phrase text={words.title} />{" "}
          {whole.badge && (
            <Unread {...way}>
              {words.count && whole.badge.text !== "" ? (
                <Phrase text={words.count.replaceAll("{count}", String(whole.badge.count))} />
              ) : (
                <UnreadWords badge={whole.badge} />
              )}
            </Unread>
          )}
        </>
      }
      busy={rows.status === "loading"}
      action={
        <CardLink {...way}>
          <Phrase text={words.all} />
        </CardLink>
      }
    >
      <Content {...props} />
    </CardFrame>
  );
}
