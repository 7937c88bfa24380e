import { styled } from "@mui/material/styles";
import { Fragment, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { childClass } from "./core/childClass";
import type { Child } from "../base/core/wire/children";
import { useText } from "../base/i18n/useText";
import { PersonName } from "../base/kit/PersonName";
import { Phrase } from "../base/kit/Phrase";
import type { Children } from "./useChildren";

/** Between the name and the class. */
const BLANK = " ";

const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  gap: "0.5rem",
  "& > li": { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minInlineSize: 0 },
});

const Card = styled("button")(({ theme }) => ({
  display: "grid",
  alignContent: "center",
  gap: "0.125rem",
  minBlockSize: "3.75rem",
  padding: "0.625rem 0.875rem",
  border: `1px solid ${theme.vars.palette.line.control}`,
  borderRadius: "max(min(var(--radius-card), 0.875rem), 0.25rem)",
  backgroundColor: theme.vars.palette.surface.card,
  color: theme.vars.palette.text.primary,
  font: "inherit",
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  transition: "background-color 160ms ease-out",
  "&:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "& .about": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  // Kept together where there is room, and wrapped within the card where there is not.
  "& .figure": { display: "inline-block" },
  "&[aria-pressed=true]": {
    borderColor: theme.vars.palette.brand.accent,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.brand.accent}`,
    "& .name": { fontWeight: 700 },
  },
  "@media (forced-colors: active)": { "&[aria-pressed=true]": { outline: "2px solid Highlight" } },
}));

interface Props extends Children {
  readonly onChoose: (child: Child) => void;
}

/** A parent's children side by side: name, class, and how much waits about each; the current one is pressed [WHO-01]. */
export function ChildCards({ children, current, counts, onChoose }: Props): ReactElement {
  const text = useText();
  return (
    <List role="list" aria-label={text({ id: "children.choose" })}>
      {children.map((child) => {
        const waiting = counts[child.id];
        return (
          <li key={child.id}>
            <Card type="button" aria-pressed={child.id === current?.id} onClick={() => onChoose(child)}>
              <span className="name">
                <PersonName name={child.realName} beside />
              </span>
              <span className="about">
                {childClass(child).map((words) => (
                  <Fragment key={words}>
                    {BLANK}
                    <Phrase text={words} />
                  </Fragment>
                ))}
              </span>
              {waiting && (
                <span className="about">
                  <span className="figure">
                    <FormattedMessage id="children.unread" values={{ count: waiting.message }} />
                  </span>
                  {waiting.todo > 0 && (
                    <>
                      {" · "}
                      <span className="figure">
                        <FormattedMessage id="children.todo" values={{ count: waiting.todo }} />
                      </span>
                    </>
                  )}
                </span>
              )}
            </Card>
          </li>
        );
      })}
    </List>
  );
}
