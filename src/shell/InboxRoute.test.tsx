import { act, render, screen } from "@testing-library/react";
import { MESSAGES } from "../../stories/inbox/Messages.stories";
import { pageOfTodos } from "../../stories/todo/Todo.stories";
import { InboxWorld } from "../../stories/support/InboxWorld";
import { success } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import { InboxRoute } from "./InboxRoute";
import { memoryPlaces } from "../base/platform/memoryPlaces";
import { PlaceProvider, usePlace } from "../base/platform/PlaceProvider";
import { ArrivedContext } from "./useArrival";

/** Waits for the page that a move leads to. */
const moved = (move: () => void) =>
  act(() => {
    move();
    return Promise.resolve();
  });

function open(...entries: readonly string[]) {
  const places = memoryPlaces(...entries);
  const Page = () => {
    const { path } = usePlace();
    return path === "/" ? <p>今日</p> : <InboxRoute key={path} />;
  };
  render(
    <KitPage onKit={() => undefined}>
      <InboxWorld answers={{ unreadMessages: success(MESSAGES), popUpBox: pageOfTodos }}>
        <PlaceProvider places={places}>
          <ArrivedContext value>
            <Page />
          </ArrivedContext>
        </PlaceProvider>
      </InboxWorld>
    </KitPage>,
  );
  return { places, go: (to: string) => moved(() => places.go(to)) };
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
    const { places } = open("/", "/todo?page=9");
    expect(await screen.findByRole("link", { name: /核对/ })).toBeInTheDocument();
    expect(places.address()).toBe("/todo");
    await moved(places.back);
    expect(places.address()).toBe("/");
  });
});
