import { styled } from "@mui/material/styles";
import { useId, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { AppItem } from "../base/core/apps/apps";
import type { ArrangedApps } from "../base/core/apps/arrange";
import { AppGrid, beginsOf, OF_A_CATEGORY } from "../apps";
import { FoldedGroup } from "./FoldedGroup";
import { GroupHead } from "./GroupHead";
import { HeadAction } from "./HeadAction";

/** The side menu is the same list, in view all the time; phones have no side menu. */
const Section = styled("section")({
  "@media (min-width: 37.5625em)": { "&[data-beside='true']": { display: "none" } },
});

const Groups = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(25rem, 100%), 1fr))",
  gap: "0.75rem",
  alignItems: "start",
});

interface Props extends Pick<ArrangedApps, "pinned" | "groups"> {
  /** Whether the categories' names show; without them all applications form one group. */
  readonly grouped: boolean;
  /** Whether the side menu has them beside the page. */
  readonly beside: boolean;
  /** The codes of the categories that stand open. */
  readonly open: readonly string[];
  readonly onTurn: (open: readonly string[]) => void;
  readonly onOpen: (app: AppItem) => void;
}

/**
 * All applications: each category folded to a line for teachers; for others, whose few stand open, those that are not on top already
 * [DESK-01, DESK-14].
 */
export function AllApps({
  pinned,
  groups,
  grouped,
  beside,
  open,
  onTurn,
  onOpen,
}: Props): ReactElement | null {
  const id = useId();
  const onTop = new Set(grouped ? [] : pinned.map(({ app }) => app.code));
  const links = groups.flatMap((group) => group.links).filter(({ app }) => !onTop.has(app.code));
  const count = new Set([...(grouped ? pinned : []), ...links].map(({ app }) => app.code)).size;
  const codes = groups.map(({ code }) => code);
  const isOpen = (code: string) => open.includes(code);
  const allOpen = codes.every(isOpen);
  const begins = beginsOf(
    groups.map(({ code, links }) => (isOpen(code) ? Math.min(links.length, OF_A_CATEGORY) : 0)),
  );
  const turn = (code: string) =>
    onTurn(isOpen(code) ? open.filter((each) => each !== code) : [...open, code]);
  if (count === 0) return null;
  return (
    <Section aria-labelledby={id} data-beside={beside}>
      <GroupHead
        id={id}
        count={count}
        action={
          grouped && (
            <HeadAction type="button" onClick={() => onTurn(allOpen ? [] : codes)}>
              <FormattedMessage id="desktop.turnAll" values={{ allOpen: String(allOpen) }} />
            </HeadAction>
          )
        }
      >
        <FormattedMessage id={onTop.size > 0 ? "desktop.others" : "desktop.apps"} />
      </GroupHead>
      {grouped ? (
        <Groups>
          {groups.map((group, place) => (
            <FoldedGroup
              key={group.code}
              group={group}
              open={isOpen(group.code)}
              begin={begins[place] ?? 0}
              onTurn={() => turn(group.code)}
              onOpen={onOpen}
            />
          ))}
        </Groups>
      ) : (
        <AppGrid links={links} labelledBy={id} onOpen={onOpen} />
      )}
    </Section>
  );
}
