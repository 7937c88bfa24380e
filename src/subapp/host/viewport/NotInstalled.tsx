import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { AppItem } from "../../../core/menu/apps";
import type { Text } from "../../../core/wire/text";
import { useText } from "../../../i18n/useText";
import { AppIcon } from "../../../kit/apps/AppIcon";
import { EmptyShelf } from "../../../kit/empty/EmptyShelf";
import { NoData } from "../../../kit/empty/NoData";
import { PlainLink } from "../../../kit/PlainButton";
import { VisuallyHidden } from "../../../kit/VisuallyHidden";

/** What the person's menu says about an application besides its name. */
export interface AppFacts {
  readonly app: Pick<AppItem, "images">;
  /** The name of its category; null where it is in none worth naming. */
  readonly category: Text | null;
}

interface Props {
  readonly title: string;
  readonly facts: AppFacts | undefined;
  /** Where engineers read how an application is made; null where the site names no such place. */
  readonly guide: string | null;
}

const Page = styled("section")(({ theme }) => ({
  paddingBlock: "2rem 0.5rem",
  textAlign: "center",
  "& h2": { margin: "0.75rem 1.5rem 0", fontSize: "1.25rem", lineHeight: 1.35, overflowWrap: "anywhere" },
  "& .category": { margin: "0.25rem 1.5rem 0", color: theme.vars.palette.text.secondary },
  "& .icon": { fontSize: "4.5rem" },
  "& .guide": {
    margin: 0,
    padding: "0 1.5rem 1.5rem",
    fontSize: "0.875rem",
    color: theme.vars.palette.text.secondary,
    "& a": { marginInlineStart: "0.375em", color: theme.vars.palette.brand.accent },
  },
}));

/** Stands where an application would that the school shows on its desktop but has not installed [DESK-15]. */
export function NotInstalled({ title, facts, guide }: Props): ReactElement {
  const text = useText();
  return (
    <Page>
      {facts && <AppIcon className="icon" app={facts.app} name={title} />}
      <h2 className="look-heading">
        <FormattedMessage id="viewport.notInstalled.title" values={{ title }} />
      </h2>
      {facts?.category && <p className="category">{text(facts.category)}</p>}
      <NoData
        what={{ id: "viewport.notInstalled.body" }}
        drawing={<EmptyShelf />}
        action={
          <PlainLink href="#/">
            <FormattedMessage id="nav.notFound.back" />
          </PlainLink>
        }
      />
      {guide !== null && (
        <p className="guide">
          <FormattedMessage id="viewport.notInstalled.engineers" />
          <a href={guide} target="_blank" rel="noopener">
            <FormattedMessage id="viewport.notInstalled.guide" />
            <VisuallyHidden>
              <FormattedMessage id="common.opensNewWindow" />
            </VisuallyHidden>
          </a>
        </p>
      )}
    </Page>
  );
}
