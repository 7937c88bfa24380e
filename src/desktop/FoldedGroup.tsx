import { styled } from "@mui/material/styles";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, type ReactElement } from "react";
import type { AppItem } from "../base/core/apps/apps";
import type { AppLinkGroup } from "../base/core/apps/links";
import { badgeOf } from "../base/core/apps/unread";
import { AppGrid, OF_A_CATEGORY, AppIcon, UnreadMark, UnreadText } from "../apps";
import { Phrase } from "../base/kit/Phrase";

const Card = styled("div")(({ theme }) => ({
  minInlineSize: 0,
  "&[data-open]": { gridColumn: "1 / -1" },
  // Words keep their contrast; pictures say nothing that words do not say.
  "&[data-pale]": {
    "& .name, & .look-tile": { color: theme.vars.palette.text.secondary, fontWeight: 400 },
    "& .app-tile, & .look-tile-icon": { opacity: 0.5, filter: "saturate(0.4)" },
  },
  "& h3": { margin: 0, borderRadius: "inherit", font: "inherit" },
  "& .tiles": { padding: "0 1rem 1rem" },
}));

/** How many icons of a folded category show at most. */
const SOME = 6;

const Line = styled("button")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: "0.75rem",
  inlineSize: "100%",
  minBlockSize: "3.25rem",
  padding: "0.5rem 1.125rem",
  border: 0,
  borderRadius: "inherit",
  backgroundColor: "transparent",
  color: theme.vars.palette.text.primary,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "&:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "& .name": { flex: "0 1 auto", maxInlineSize: "60%", fontWeight: 600, overflowWrap: "anywhere" },
  "& .count": { fontWeight: 400, fontSize: "0.875rem", color: theme.vars.palette.text.secondary },
  // Beside the words and not on a corner of theirs.
  "& .look-badge.look-badge": { position: "static", flex: "none" },
  "& .some": { flex: "1 1 0", containerType: "inline-size" },
  "& .some > span": { display: "flex", justifyContent: "flex-end", gap: "0.5rem", fontSize: "1.75rem" },
  // As many as there is room for.
  ...Object.fromEntries(
    Array.from({ length: SOME }, (_, count) => [
      `@container (max-width: ${(count + 1) * 2.25 - 0.5}rem)`,
      { [`& .some .app-tile:nth-of-type(n + ${count + 1})`]: { display: "none" } },
    ]),
  ),
  "& .arrow": { flex: "none", inlineSize: "1.25rem", blockSize: "1.25rem" },
  "&[aria-expanded='true'] .arrow": { transform: "rotate(180deg)" },
  "&[aria-expanded='true'] .some": { visibility: "hidden" },
}));

interface Props {
  readonly group: AppLinkGroup;
  readonly open: boolean;
  /** Whether it stands back behind the others. */
  readonly pale?: boolean;
  /** How many of its tiles are drawn at once. */
  readonly begin: number;
  readonly onTurn: () => void;
  readonly onOpen: (app: AppItem) => void;
}

/** What is unread in all of a category's applications, so that a folded one hides nothing that waits. */
function unreadOf({ links }: AppLinkGroup) {
  const badges = links.flatMap(({ badge }) => badge ?? []);
  const [first] = badges;
  const count = badges.reduce((sum, badge) => sum + badge.count, 0);
  return first ? badgeOf(count, first.text === "" ? "dot" : "count") : null;
}

/** A category in one line, which unfolds to its applications [DESK-14]. */
export function FoldedGroup({ group, open, pale = false, begin, onTurn, onOpen }: Props): ReactElement {
  const id = useId();
  const unread = unreadOf(group);
  return (
    <Card className="look-card" data-open={open || undefined} data-pale={pale || undefined}>
      <h3>
        <Line
          type="button"
          aria-expanded={open}
          aria-controls={open ? `${id}tiles` : undefined}
          onClick={onTurn}
        >
          <span className="name" id={id}>
            <Phrase text={group.name} /> <span className="count">{group.links.length}</span>
            {unread && (
              <>
                {" "}
                <UnreadText badge={unread} />
              </>
            )}
          </span>
          {!open && <UnreadMark badge={unread} />}
          <span className="some" aria-hidden="true">
            <span>
              {group.links.slice(0, SOME).map(({ app, name }) => (
                <AppIcon key={app.code} app={app} name={name} />
              ))}
            </span>
          </span>
          <ChevronDown className="arrow" aria-hidden="true" />
        </Line>
      </h3>
      {open && (
        <div className="tiles" id={`${id}tiles`}>
          <AppGrid links={group.links} labelledBy={id} onOpen={onOpen} begin={begin} most={OF_A_CATEGORY} />
        </div>
      )}
    </Card>
  );
}
