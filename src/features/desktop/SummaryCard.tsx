import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { AppItem } from "../../core/menu/apps";
import type { AppLink } from "../../core/menu/links";
import { AppIcon } from "../../kit/apps/AppIcon";
import { UnreadWords } from "../../kit/apps/UnreadBadge";
import { windowProps } from "../../kit/apps/windowProps";
import { Bone } from "../../kit/Bone";
import { CardFrame } from "../../kit/card/CardFrame";
import type { Loadable } from "../../kit/card/Loadable";
import { ErrorCard } from "../../kit/ErrorCard";
import { Phrase } from "../../kit/Phrase";
import { ShortNumber } from "../../kit/ShortNumber";

/** What waits for the person: open to-dos, unread messages. */
export interface Counts {
  readonly todo: number;
  readonly message: number;
}

const Figures = styled("dl")({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "1rem",
  margin: 0,
});

const Figure = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  "& dt": { fontSize: "0.875rem", color: theme.vars.palette.text.secondary },
  "& dd": {
    margin: 0,
    fontSize: "2rem",
    fontWeight: 700,
    lineHeight: 1.25,
    fontVariantNumeric: "tabular-nums",
  },
}));

const Lines = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  marginBlockStart: "0.75rem",
  padding: 0,
  "& li": { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  "& a": {
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: "0.25rem 0.75rem",
    paddingBlock: "0.625rem",
    color: "inherit",
    textDecoration: "none",
    borderRadius: "0.5rem",
  },
  "& a:hover .name": { textDecoration: "underline" },
  "& .name": { flex: "1 1 5rem", minInlineSize: 0, overflowWrap: "anywhere" },
  "& .count": { fontSize: "0.875rem", color: theme.vars.palette.text.secondary },
}));

const Icon = styled("span")({ fontSize: "2rem", display: "inline-grid" });

interface Props {
  readonly counts: Loadable<Counts>;
  /** The applications with most unread, as ways to what waits. */
  readonly waiting: readonly AppLink[];
  readonly onOpen: (app: AppItem) => void;
}

/** The rail's first card: how much waits for the person, and the applications in which it waits. */
export function SummaryCard({ counts, waiting, onOpen }: Props): ReactElement {
  return (
    <CardFrame title={<FormattedMessage id="desktop.waiting" />} busy={counts.status === "loading"}>
      {counts.status === "error" ? (
        <ErrorCard compact what={{ id: "desktop.waiting.error" }} onRetry={counts.retry} />
      ) : (
        <Figures>
          {(["todo", "message"] as const).map((kind) => (
            <Figure key={kind}>
              <dt>
                <FormattedMessage id="desktop.figure" values={{ kind }} />
              </dt>
              <dd>
                {counts.status === "loading" ? (
                  <Bone sx={{ inlineSize: "3ch" }} />
                ) : (
                  <ShortNumber value={counts.data[kind]} />
                )}
              </dd>
            </Figure>
          ))}
        </Figures>
      )}
      {waiting.length > 0 && (
        <Lines role="list">
          {waiting.map((link) => (
            <li key={link.app.code}>
              <a href={link.href} {...windowProps(link)} onClick={() => onOpen(link.app)}>
                <Icon>
                  <AppIcon app={link.app} name={link.name} />
                </Icon>
                <span className="name">
                  <Phrase text={link.name} />
                </span>
                <span className="count">{link.badge && <UnreadWords badge={link.badge} />}</span>
              </a>
            </li>
          ))}
        </Lines>
      )}
    </CardFrame>
  );
}
