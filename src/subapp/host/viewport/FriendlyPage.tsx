import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";
import type { AppItem } from "../../../base/core/apps/apps";
import type { Text } from "../../../base/core/wire/text";
import { useText } from "../../../base/i18n/useText";
import { AppIcon } from "../../../apps";

/** What the person's menu says about an application besides its name. */
export interface AppFacts {
  readonly app: Pick<AppItem, "images" | "glyph">;
  /** The name of its category; null where it is in none worth naming. */
  readonly category: Text | null;
}

interface Props {
  readonly title: string;
  readonly facts: AppFacts | undefined;
  /** What is said of the application. */
  readonly heading: ReactNode;
  readonly children: ReactNode;
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

/** What stands in a pane where an application cannot be used for a reason that is no error: its icon, name and category. */
export function FriendlyPage({ title, facts, heading, children }: Props): ReactElement {
  const text = useText();
  return (
    <Page>
      {facts && <AppIcon className="icon" app={facts.app} name={title} />}
      <h2 className="look-heading">{heading}</h2>
      {facts?.category && <p className="category">{text(facts.category)}</p>}
      {children}
    </Page>
  );
}
