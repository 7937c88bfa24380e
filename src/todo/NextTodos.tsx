import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { CardFrame } from "../base/kit/card/CardFrame";
import { CardLink } from "../base/kit/card/CardLink";
import { TodoList } from "./TodoList";
import { FEW } from "./few";
import { useTodos } from "./useTodos";

/** The card of what is to be done next, with how much there is [TODO-01]. */
export function NextTodos(): ReactElement {
  const shown = useTodos(1, FEW);
  const { todos } = shown;
  const count = todos.status === "ready" ? todos.data.total : 0;
  return (
    <CardFrame
      title={<FormattedMessage id="todo.heading" values={{ count }} />}
      href={count > 0 && "#/todo"}
      busy={todos.status === "loading"}
      action={
        <CardLink href="#/todo">
          <FormattedMessage id="todo.all" />
        </CardLink>
      }
    >
      <TodoList {...shown} />
    </CardFrame>
  );
}
