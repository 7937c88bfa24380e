import ListTodo from "lucide-react/icons/list-todo";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { Due } from "../inbox/core/dueOf";
import { useText } from "../base/i18n/useText";
import { AboutChild } from "../base/kit/card/AboutChild";
import { Entries, EntriesSkeleton, EntryRow } from "../base/kit/card/Entries";
import { NoData } from "../base/kit/empty/NoData";
import { ErrorCard } from "../base/kit/ErrorCard";
import { FocusKeeper } from "../base/kit/FocusKeeper";
import { Phrase } from "../base/kit/Phrase";
import { TimeOf } from "../base/kit/TimeOf";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import type { ShownTodo, ShownTodos } from "./useTodos";

/** How its time is said: a lesson or a duty that is not over by its beginning. */
const phaseShown = ({ phase, from }: Due) => (phase !== "over" && from !== null ? "timed" : phase);

interface AboutProps extends Pick<ShownTodo, "module" | "due"> {
  readonly childName: string | undefined;
}

/** The child it is about, what it belongs to, and by when it has to be done. */
function About({ childName, module, due }: AboutProps): ReactElement {
  return (
    <>
      <AboutChild name={childName} />
      <Phrase text={module} />
      {due && (
        <>
          {" · "}
          <FormattedMessage id="todo.due" values={{ ...due, phase: phaseShown(due) }} />
        </>
      )}
    </>
  );
}

function Content({ todos, now, zone }: ShownTodos): ReactElement {
  const text = useText();
  if (todos.status === "error")
    return <ErrorCard compact what={{ id: "todo.error" }} onRetry={todos.retry} />;
  if (todos.status === "loading")
    return (
      <>
        <VisuallyHidden role="status">{text({ id: "common.loading" })}</VisuallyHidden>
        <EntriesSkeleton />
      </>
    );
  if (todos.data.list.length === 0) return <NoData kind="dashboard" what={{ id: "todo.empty" }} />;
  return (
    <Entries role="list">
      {todos.data.list.map(({ id, title, childName, module, time, action, due, link }) => (
        <EntryRow
          key={id}
          icon={<ListTodo />}
          urgent={due !== null && due.phase !== "later"}
          title={<Phrase text={title} />}
          about={<About childName={childName} module={module} due={due} />}
          {...(action === ""
            ? { end: <TimeOf time={time} now={now} zone={zone} /> }
            : { action: <Phrase text={action} /> })}
          link={link}
        />
      ))}
    </Entries>
  );
}

/** A page of to-dos in each state it can be in; each row opens where it is done [TODO-01]. */
export function TodoList(props: ShownTodos): ReactElement {
  const text = useText();
  return (
    <FocusKeeper role="group" aria-label={text({ id: "todo.title" })}>
      <Content {...props} />
    </FocusKeeper>
  );
}
