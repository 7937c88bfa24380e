import type { ReactElement } from "react";
import { useLocation, useSearchParams } from "react-router";
import { MessagesPage } from "../features/messages/page";
import { Refresh } from "../features/refresh";
import { TodoPage } from "../features/todo/page";
import { LiveTitle } from "../kit/LiveTitle";
import { useArrival } from "./useArrival";
import { usePageTitle } from "./usePageTitle";

/** All messages, or the one that the address names [MSG-01]. */
function MessagesRoute(): ReactElement {
  const title = usePageTitle("messages.title");
  const [query] = useSearchParams();
  const id = query.get("id");
  const heading = useArrival<HTMLHeadingElement>(id);
  return (
    <>
      <LiveTitle>{title}</LiveTitle>
      <MessagesPage id={id} action={<Refresh />} titleRef={heading} />
    </>
  );
}

/** All to-dos; which of their pages is in the address [TODO-01]. */
function TodoRoute(): ReactElement {
  const title = usePageTitle("todo.title");
  const [query, setQuery] = useSearchParams();
  const heading = useArrival<HTMLHeadingElement>();
  const asked = query.get("page") ?? "";
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
  return (
    <>
      <LiveTitle>{title}</LiveTitle>
      <TodoPage
        page={page}
        titleRef={heading}
        onPage={(next, how) => setQuery(next === 1 ? {} : { page: String(next) }, how)}
      />
    </>
  );
}

/** The pages of what waits for the person: messages and to-dos. */
export const InboxRoute = (): ReactElement =>
  useLocation().pathname === "/todo" ? <TodoRoute /> : <MessagesRoute />;
