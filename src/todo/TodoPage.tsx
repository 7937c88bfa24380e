import { styled } from "@mui/material/styles";
import { useEffect, useEffectEvent, type ReactElement, type Ref } from "react";
import { FormattedMessage } from "react-intl";
import { CardBox } from "../base/kit/card/CardFrame";
import { PageSteps } from "./PageSteps";
import { TodoList } from "./TodoList";
import { useTodos } from "./useTodos";

/** How many stand on a page. */
const SIZE = 10;

const Place = styled("div")({
  inlineSize: "min(60rem, 100%)",
  marginInline: "auto",
  padding: "clamp(0.75rem, 2.5vw, 2.25rem)",
  "& h1": { margin: 0, marginBlockEnd: "0.75rem", fontSize: "1.5rem", lineHeight: 1.4 },
});

interface Props {
  /** From 1 on. */
  readonly page: number;
  /** Leads to another page; `replace` makes it no step of the history. */
  readonly onPage: (page: number, how?: { readonly replace: boolean }) => void;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** All to-dos, page by page; a page that is there no more gives way to the last one [TODO-01]. */
export function TodoPage({ page, onPage, titleRef }: Props): ReactElement {
  const shown = useTodos(page, SIZE);
  const { todos } = shown;
  const { pages, total } = todos.status === "ready" ? todos.data : { pages: null, total: 0 };
  const step = useEffectEvent(onPage);
  useEffect(() => {
    if (pages !== null && page > pages) step(pages, { replace: true });
  }, [page, pages]);
  return (
    <Place>
      <CardBox className="look-card" aria-busy={todos.status === "loading"}>
        <h1 ref={titleRef} tabIndex={-1} className="look-heading">
          <FormattedMessage id="todo.heading" values={{ count: total }} />
        </h1>
        <TodoList {...shown} />
        {pages !== null && <PageSteps page={page} pages={pages} onPage={onPage} />}
      </CardBox>
    </Place>
  );
}
