import type { ReactElement } from "react";
import { textInQuery } from "../base/core/wire/queryString";
import { MessagesPage } from "../inbox";
import { Refresh } from "../refresh";
import { TodoPage } from "../todo";
import { LiveTitle } from "../base/kit/LiveTitle";
import { usePlace, usePlaces } from "../base/platform/PlaceProvider";
import { useArrival } from "./useArrival";
import { usePageTitle } from "./usePageTitle";

/** The messages, unread or all, or the one that the address names [MSG-01, MSG-03]. */
function MessagesRoute(): ReactElement {
  const title = usePageTitle("messages.title");
  const { search } = usePlace();
  const { go } = usePlaces();
  const id = textInQuery(search, "id");
  const heading = useArrival<HTMLHeadingElement>(id);
  return (
    <>
      <LiveTitle>{title}</LiveTitle>
      <MessagesPage
        id={id}
        history={textInQuery(search, "show") === "all" ? { module: textInQuery(search, "module") } : null}
        onModule={(module) =>
          go(`/messages?show=all${module === null ? "" : `&module=${encodeURIComponent(module)}`}`)
        }
        action={<Refresh />}
        titleRef={heading}
      />
    </>
  );
}

/** All to-dos; which of their pages is in the address [TODO-01]. */
function TodoRoute(): ReactElement {
  const title = usePageTitle("todo.title");
  const { go } = usePlaces();
  const heading = useArrival<HTMLHeadingElement>();
  const asked = textInQuery(usePlace().search, "page") ?? "";
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
  return (
    <>
      <LiveTitle>{title}</LiveTitle>
      <TodoPage
        page={page}
        titleRef={heading}
        onPage={(next, how) => go(next === 1 ? "/todo" : `/todo?page=${next}`, how)}
      />
    </>
  );
}

/** The pages of what waits for the person: messages and to-dos. */
export const InboxRoute = (): ReactElement =>
  usePlace().path === "/todo" ? <TodoRoute /> : <MessagesRoute />;
