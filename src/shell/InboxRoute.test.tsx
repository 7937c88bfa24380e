import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { MESSAGES } from "../../stories/messages/Messages.stories";
import { pageOfTodos } from "../../stories/todo/Todo.stories";
import { InboxWorld } from "../../stories/support/InboxWorld";
import { success } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import { InboxRoute } from "./InboxRoute";
import type { PageNavigation } from "./useArrival";

function open(...entries: readonly string[]) {
  const outlet = <Outlet context={{ arrived: true } satisfies PageNavigation} />;
  const pages = [
    { path: "/messages", element: <InboxRoute /> },
    { path: "/todo", element: <InboxRoute /> },
    { path: "/", element: <p>今日</p> },
  ];
  const router = createMemoryRouter([{ element: outlet, children: pages }], { initialEntries: [...entries] });
  render(
    <KitPage onKit={() => undefined}>
      <InboxWorld answers={{ unreadMessages: success(MESSAGES), popUpBox: pageOfTodos }}>
        <RouterProvider router={router} />
      </InboxWorld>
    </KitPage>,
  );
  return { router, go: (to: string | number) => act(() => router.navigate(to as string)) };
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("the pages of what waits for a person", () => {
  it("give the focus to the heading of a message, and of the list again [MSG-01, A11Y-02]", async () => {
    const { go } = open("/messages");
    expect(await heading("消息 4")).toBeInTheDocument();
    await go("/messages?id=1");
    expect(await heading("云盘空间已使用 80%")).toHaveFocus();
    await go("/messages");
    expect(await screen.findByRole("heading", { level: 1, name: /^消息/ })).toHaveFocus();
  });

  it("keep the way back from a page of to-dos that is there no more [TODO-01]", async () => {
    const { router, go } = open("/", "/todo?page=9");
    expect(await screen.findByRole("link", { name: /核对/ })).toBeInTheDocument();
    expect(router.state.location.search).toBe("");
    await go(-1);
    expect(router.state.location.pathname).toBe("/");
  });
});
